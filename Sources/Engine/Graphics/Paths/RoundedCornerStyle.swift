/// The shape of a rounded rectangle's corners.
///
/// Apple's page: SwiftUI/RoundedCornerStyle. Every rounded shape of SwiftUI is `.continuous` unless told otherwise.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature grows gradually from the straight edge, as on Apple's devices and icons.
  case continuous
}
