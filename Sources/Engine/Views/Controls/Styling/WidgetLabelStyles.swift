import Foundation
import LayoutEngine

extension View {
  /// The view as the label of a widget on a watch face: one line in the system's font, with bars for gauges and progress
  /// views, whatever styles they set.
  package func inWidgetLabel(font: Font?) -> some View {
    lineLimit(1)
      .changingEnvironment {
        $0.keepsControlStyles = true
        $0.font = font
      }
      .gaugeStyle(WidgetLabelGaugeStyle())
      .progressViewStyle(WidgetLabelProgressStyle())
  }
}

/// A bar between the labels of the bounds. With bounds, a dot marks the value, as in `accessoryLinear`; without, the bar is
/// filled up to it.
private struct WidgetLabelGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      AccessoryLinearGaugeStyle().makeBody(configuration: configuration)
    } else {
      WidgetLabelBar(fraction: configuration.value)
    }
  }
}

private struct WidgetLabelProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    WidgetLabelBar(fraction: configuration.fractionCompleted ?? 0)
  }
}

private struct WidgetLabelBar: View {
  let fraction: Double
  @Environment(\.systemStyle) private var system

  var body: some View {
    let metrics = system.controls.gauge
    let ink = AnyShapeStyle(DirectionalTint(fallback: AnyShapeStyle(ForegroundStyle())))
    CapsuleBar(fraction: 1)
      .fill(FadedStyle(base: ink, opacity: metrics.trackOpacity))
      .overlay { CapsuleBar(fraction: fraction).fill(ink) }
      .frame(height: metrics.lineHeight)
  }
}

extension EnvironmentValues {
  /// Whether the styles of controls that views set are ignored.
  var keepsControlStyles: Bool {
    get { self[KeepsControlStylesKey.self] }
    set { self[KeepsControlStylesKey.self] = newValue }
  }
}

private enum KeepsControlStylesKey: EnvironmentKey { static var defaultValue: Bool { false } }
