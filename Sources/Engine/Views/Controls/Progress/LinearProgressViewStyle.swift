import Foundation
import Graphics
import LayoutEngine

/// The style of progress views where none is set: a bar for a value, else a circle.
/// Apple's page: SwiftUI/DefaultProgressViewStyle.
///
/// A value that is not known yet keeps the place of its bar, which is empty.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// See ``ProgressViewStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.hasValue {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that is filled from its leading edge. Apple's page: SwiftUI/LinearProgressViewStyle.
///
/// Drawn as on iOS 26: a capsule four points high with what is done in the tint, the label four points above it (as
/// measured by the swiftui-web project) and the value in words four points below, small and secondary.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a colour for what is done. Deprecated by Apple for `tint(_:)`.
  public init(tint: Color) { self.tint = tint }

  /// See ``ProgressViewStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel
        .defaultFont(.caption)
        .foregroundStyle(.secondary)
    }
    .spacedAsControl("ProgressView")
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style where none is set.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that is filled from its leading edge.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The capsule of a linear progress view and of a gauge: four points high.
struct ProgressBar: View {
  let fraction: Double
  let tint: Color?

  var body: some View {
    CapsuleBar(fraction: 1)
      .fill(ControlInk.track)
      .overlay { CapsuleBar(fraction: fraction).fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(AlongTint())) }
      .frame(height: 4)
  }
}
