import Foundation
import Graphics
import LayoutEngine

/// An open ring with a marker at the value. Apple's page: SwiftUI/AccessoryCircularGaugeStyle.
///
/// Measured by the swiftui-web project on macOS 26: 58 × 58 points; the ring is 6 points wide with a radius of 26,
/// three quarters of a circle, 14 degrees less at both ends if bounds are shown; the marker is a dot with a radius of
/// 2.5 in a gap with a radius of 4.5. The value is in the middle; the bounds, or otherwise the label, in the opening.
/// The ring has the tint, as a gradient along it if the tint is one; without a tint, the foreground style.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let arc = GaugeArc.open(
      hasBounds: configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil)
    ZStack {
      GaugeArcShape(arc: arc)
        .stroke(DirectionalTint.ring(arc), style: StrokeStyle(lineWidth: GaugeArc.lineWidth, lineCap: .round))
        .clipShape(
          GaugeMarker(arc: arc, fraction: configuration.value, radius: 4.5, cuts: true), style: FillStyle(eoFill: true))
      GaugeMarker(arc: arc, fraction: configuration.value, radius: 2.5).fill(.primary)
      configuration.currentValueLabel.gaugeValue()
      GaugeBottomLabels(configuration: configuration)
    }
    .frame(width: GaugeArc.side, height: GaugeArc.side)
    .spacedAsControl("Gauge")
  }
}

/// A closed ring filled from the top. Apple's page: SwiftUI/AccessoryCircularCapacityGaugeStyle.
///
/// Measured by the swiftui-web project on macOS 26: the ring of ``AccessoryCircularGaugeStyle``, closed; the track
/// has 30 per cent of the opacity of the filled part; the value, or otherwise the label, is in the middle.
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
struct CircularCapacity<Content: View>: View {
  let fraction: Double
  let tint: AnyShapeStyle?
  @ViewBuilder let content: Content

  var body: some View {
    let style = tint ?? AnyShapeStyle(DirectionalTint.ring(.full))
    let line = StrokeStyle(lineWidth: GaugeArc.lineWidth, lineCap: .round)
    ZStack {
      GaugeArcShape(arc: .full)
        .stroke(FadedStyle(base: style, opacity: 76 / 255), style: StrokeStyle(lineWidth: GaugeArc.lineWidth))
      GaugeArcShape(arc: .full.first(fraction)).stroke(style, style: line)
      content.gaugeValue()
    }
    .frame(width: GaugeArc.side, height: GaugeArc.side)
  }
}

/// The content of the ring's opening: the bounds, 18.4 points left and right of the middle, or otherwise the label,
/// with its lines centered 18.4 points below the middle.
private struct GaugeBottomLabels: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    Group {
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        HStack(spacing: 2) {
          configuration.minimumValueLabel
          Spacer(minLength: 0)
          configuration.maximumValueLabel
        }
        .frame(width: 36.8)
      } else {
        configuration.label.frame(width: 28)
      }
    }
    .defaultFont(.system(size: 11))
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .offset(y: 18.4)
  }
}

extension View {
  /// The value label of a ring: 24 points, medium, one point above the centre, scaled down to fit.
  fileprivate func gaugeValue() -> some View {
    defaultFont(.system(size: 24, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .frame(maxWidth: 40, maxHeight: 40)
      .offset(y: -1)
  }
}

extension DirectionalTint {
  /// The tint along a ring, including its round ends; the foreground style without a tint.
  fileprivate static func ring(_ arc: GaugeArc) -> DirectionalTint {
    let cap = Double(GaugeArc.lineWidth / 2 / GaugeArc.radius)
    let sweep = min(arc.sweep + 2 * cap, 2 * .pi)
    return DirectionalTint(
      course: .arc(start: arc.start - cap, end: arc.start - cap + sweep), otherwise: AnyShapeStyle(ForegroundStyle()))
  }
}
