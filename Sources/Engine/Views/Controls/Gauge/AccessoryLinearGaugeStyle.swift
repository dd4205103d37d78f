import Foundation
import Graphics
import LayoutEngine

/// A line with a marker at the value. Apple's page: SwiftUI/AccessoryLinearGaugeStyle.
///
/// A capsule with a dot in a gap; the bounds, or without them the value before the line, beside it. The view is as high
/// as the line, independently of the labels.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.systemStyle) private var system

  var body: some View {
    let metrics = system.controls.gauge
    HStack(spacing: metrics.boundsSpacing) {
      Group {
        if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
          configuration.currentValueLabel
        } else {
          configuration.minimumValueLabel
        }
      }
      .fixedSize()
      .frame(height: metrics.lineHeight)
      MarkedLine(fraction: configuration.value, metrics: metrics)
      configuration.maximumValueLabel
        .fixedSize()
        .frame(height: metrics.lineHeight)
    }
    .defaultFont(metrics.lineFont)
    .spacedAsControl("Gauge")
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

private struct MarkedLine: View {
  let fraction: Double
  let metrics: GaugeMetrics

  var body: some View {
    ZStack {
      Capsule()
        .fill(DirectionalTint(fallback: AnyShapeStyle(ForegroundStyle())))
        .clipShape(
          LineMarker(fraction: fraction, radius: metrics.lineMarkerGap, cuts: true), style: FillStyle(eoFill: true)
        )
      LineMarker(fraction: fraction, radius: metrics.lineMarker).fill(.primary)
    }
    .frame(height: metrics.lineHeight)
  }
}

/// A circle at the value on the line; with `cuts`, everything except the circle, for even-odd filling.
private struct LineMarker: Shape {
  let fraction: Double
  let radius: CGFloat
  var cuts = false

  func path(in rect: CGRect) -> Path { path(in: rect, isRightToLeft: false) }

  func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    path(in: rect, isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  private func path(in rect: CGRect, isRightToLeft: Bool) -> Path {
    let way = max(0, rect.width - rect.height) * fraction + rect.height / 2
    let x = isRightToLeft ? rect.maxX - way : rect.minX + way
    let circle = CGRect(x: x - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius)
    guard cuts else { return Path(ellipseIn: circle) }
    // The circle extends outside of the line: a frame around it keeps its outer part from being filled.
    var path = Path(rect.insetBy(dx: -radius, dy: -radius))
    path.addEllipse(in: circle)
    return path
  }
}
