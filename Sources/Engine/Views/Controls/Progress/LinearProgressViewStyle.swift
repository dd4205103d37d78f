import Foundation
import Graphics
import LayoutEngine

/// The default style of progress views: a bar for a value, otherwise a ring. Apple's page:
/// SwiftUI/DefaultProgressViewStyle.
///
/// A value that is not known yet is shown as an empty bar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.hasValue {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar filled from its leading edge. Apple's page: SwiftUI/LinearProgressViewStyle.
///
/// A capsule in the tint, the label above it, and the value label below it, small and secondary.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  /// Creates the style with a tint. Deprecated by Apple for `tint(_:)`.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.systemStyle) private var system

  var body: some View {
    VStack(alignment: .leading, spacing: system.controls.progress.labelSpacing) {
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
  /// The default style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar filled from its leading edge.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The capsule of linear progress views and gauges.
struct ProgressBar: View {
  let fraction: Double
  let tint: Color?
  @Environment(\.systemStyle) private var system

  var body: some View {
    CapsuleBar(fraction: 1)
      .fill(Color(.system(.progressTrack)))
      .overlay {
        CapsuleBar(fraction: fraction).fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(DirectionalTint()))
      }
      .frame(height: system.controls.progress.barHeight)
  }
}
