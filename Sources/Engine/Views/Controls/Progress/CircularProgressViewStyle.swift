/// A ring. Apple's page: SwiftUI/CircularProgressViewStyle.
///
/// In a widget it is a gauge in the style `accessoryCircularCapacity`, empty if the value is unknown (Apple's page);
/// the value label, or otherwise the label, is in its middle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  /// Creates the style with a tint. Deprecated by Apple for `tint(_:)`.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    CircularCapacity(fraction: configuration.fractionCompleted ?? 0, tint: tint.map { AnyShapeStyle($0) }) {
      if let value = configuration.currentValueLabel {
        value
      } else {
        configuration.label
      }
    }
    .spacedAsControl("ProgressView")
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
