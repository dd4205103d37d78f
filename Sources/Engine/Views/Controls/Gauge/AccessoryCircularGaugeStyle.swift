import Foundation
import Graphics
import LayoutEngine

/// An open ring with a marker at the value. Apple's page: SwiftUI/AccessoryCircularGaugeStyle.
///
/// The ring is three quarters of a circle, less if bounds are shown; the marker is a dot in a gap. The value is in the
/// middle; the bounds, or otherwise the label, in the opening. The ring has the tint, as a gradient along it if the tint
/// is one; without a tint, the foreground style.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    OpenRing(configuration: configuration)
  }
}

private struct OpenRing: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.systemStyle) private var system

  var body: some View {
    let metrics = system.controls.gauge
    let arc = GaugeArc.open(
      metrics, hasBounds: configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil)
    let gap = GaugeMarker(arc: arc, fraction: configuration.value, radius: metrics.markerGap, cuts: true)
    return ZStack {
      GaugeArcShape(arc: arc)
        .stroke(
          DirectionalTint.ring(arc, lineWidth: metrics.lineWidth),
          style: StrokeStyle(lineWidth: metrics.lineWidth, lineCap: .round)
        )
        .clipShape(gap, style: FillStyle(eoFill: true))
      GaugeMarker(arc: arc, fraction: configuration.value, radius: metrics.marker).fill(.primary)
      configuration.currentValueLabel.gaugeValue(metrics)
      GaugeBottomLabels(configuration: configuration, font: metrics.ringLabelFont, side: metrics.side)
    }
    .frame(width: metrics.side, height: metrics.side)
    .spacedAsControl("Gauge")
  }
}

/// A closed ring filled from the top. Apple's page: SwiftUI/AccessoryCircularCapacityGaugeStyle.
///
/// The ring of ``AccessoryCircularGaugeStyle``, closed, with a track; the value, or otherwise the label, is in the
/// middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CircularCapacity(fraction: configuration.value, tint: nil) {
      if let value = configuration.currentValueLabel {
        value
      } else {
        configuration.label
      }
    }
    .spacedAsControl("Gauge")
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring filled from the top.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A closed ring, filled clockwise from the top, around a value label.
struct CircularCapacity<Content> {
  let fraction: Double
  let tint: AnyShapeStyle?
  var scale: CGFloat = 1
  @ViewBuilder let content: Content
  @Environment(\.systemStyle) private var system
}

extension CircularCapacity: View where Content: View {
  var body: some View {
    let metrics = system.controls.gauge.ring(scaledBy: scale)
    let ring = GaugeArc.full(metrics)
    let style = tint ?? AnyShapeStyle(DirectionalTint.ring(ring, lineWidth: metrics.lineWidth))
    ZStack {
      GaugeArcShape(arc: ring)
        .stroke(
          FadedStyle(base: style, opacity: metrics.trackOpacity), style: StrokeStyle(lineWidth: metrics.lineWidth))
      GaugeArcShape(arc: ring.first(fraction))
        .stroke(style, style: StrokeStyle(lineWidth: metrics.lineWidth, lineCap: .round))
      content.gaugeValue(metrics)
    }
    .frame(width: metrics.side, height: metrics.side)
  }
}

/// The content of the ring's opening: the bounds, 18.4 points left and right of the middle of a usual ring, or otherwise the
/// label, with its lines centered 18.4 points below the middle.
private struct GaugeBottomLabels: View {
  let configuration: GaugeStyleConfiguration
  let font: Font
  let side: CGFloat

  var body: some View {
    let scale = side / GaugeMetrics.iOS26.side
    Group {
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        HStack(spacing: 2) {
          configuration.minimumValueLabel
          Spacer(minLength: 0)
          configuration.maximumValueLabel
        }
        .frame(width: 36.8 * scale)
      } else {
        configuration.label.frame(width: 28 * scale)
      }
    }
    .defaultFont(font)
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .offset(y: 18.4 * scale)
  }
}

extension View {
  /// The value label of a ring: one point above the centre, scaled down to fit.
  fileprivate func gaugeValue(_ metrics: GaugeMetrics) -> some View {
    defaultFont(metrics.ringValueFont)
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .frame(maxWidth: 40, maxHeight: 40)
      .offset(y: -1)
  }
}

extension DirectionalTint {
  /// The tint along a ring, including its round ends; the foreground style without a tint.
  fileprivate static func ring(_ arc: GaugeArc, lineWidth: CGFloat) -> DirectionalTint {
    let cap = Double(lineWidth / 2 / arc.radius)
    let sweep = min(arc.sweep + 2 * cap, 2 * .pi)
    return DirectionalTint(
      direction: .arc(start: arc.start - cap, end: arc.start - cap + sweep), fallback: AnyShapeStyle(ForegroundStyle()))
  }
}
