/// A circle. Apple's page: SwiftUI/CircularProgressViewStyle.
///
/// In a widget it is a gauge of the style `accessoryCircularCapacity`, empty where the value is not known (Apple's page says
/// so); the value in words, else the label, stands in its middle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a colour for what is done. Deprecated by Apple for `tint(_:)`.
  public init(tint: Color) { self.tint = tint }

  /// See ``ProgressViewStyle/makeBody(configuration:)``.
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
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
