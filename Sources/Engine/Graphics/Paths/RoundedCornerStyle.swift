/// The shape of a rounded rectangle's corners.
///
/// Apple's page: SwiftUI/RoundedCornerStyle. The default of SwiftUI's rounded shapes is `.continuous`.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature increases gradually from the straight edge, as on Apple's devices and icons.
  case continuous
}
