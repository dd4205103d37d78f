import Foundation
import Graphics
import LayoutEngine

/// An open ring with a marker at the value. Apple's page: SwiftUI/AccessoryCircularGaugeStyle.
///
/// Measured by the swiftui-web project on macOS 26: 58 × 58 points; the ring is 6 points wide at a radius of 26, three
/// quarters of a circle, 14 degrees less at both ends where bounds are shown; the marker is a dot of radius 2.5 in a gap of
/// radius 4.5. The value stands in the middle; the bounds, else the label, in the opening. The ring is the tint, along
/// which a gradient runs; without a tint the foreground.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// See ``GaugeStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    let arc = GaugeArc.open(
      hasBounds: configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil)
    ZStack {
      GaugeArcShape(arc: arc)
        .stroke(AlongTint.ring(arc), style: StrokeStyle(lineWidth: GaugeArc.lineWidth, lineCap: .round))
        .clipShape(
          GaugeMarker(arc: arc, fraction: configuration.value, radius: 4.5, cuts: true), style: FillStyle(eoFill: true))
      GaugeMarker(arc: arc, fraction: configuration.value, radius: 2.5).fill(.primary)
      configuration.currentValueLabel.gaugeValue()
      GaugeFoot(configuration: configuration)
    }
    .frame(width: GaugeArc.side, height: GaugeArc.side)
    .spacedAsControl("Gauge")
  }
}

/// A closed ring that is filled from the top. Apple's page: SwiftUI/AccessoryCircularCapacityGaugeStyle.
///
/// Measured by the swiftui-web project on macOS 26: the ring of ``AccessoryCircularGaugeStyle``, closed; the track has
/// 30 per cent of what is filled; the value stands in the middle, else the label.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// See ``GaugeStyle/makeBody(configuration:)``.
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
  /// A closed ring that is filled from the top.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A closed ring, filled clockwise from the top, around a value in words.
struct CircularCapacity<Content: View>: View {
  let fraction: Double
  let tint: AnyShapeStyle?
  @ViewBuilder let content: Content

  var body: some View {
    let style = tint ?? AnyShapeStyle(AlongTint.ring(.full))
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

/// What stands in the opening of the ring: the bounds from 18.4 points before the middle to 18.4 behind it, else the
/// label, their lines' middle 18.4 points under it.
private struct GaugeFoot: View {
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
  /// The words in the middle of a ring: 24 points medium, one above the centre, made smaller to fit.
  fileprivate func gaugeValue() -> some View {
    defaultFont(.system(size: 24, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .frame(maxWidth: 40, maxHeight: 40)
      .offset(y: -1)
  }
}

extension AlongTint {
  /// The tint along a ring, from before its first round end to behind its last; the foreground without a tint.
  fileprivate static func ring(_ arc: GaugeArc) -> AlongTint {
    let cap = Double(GaugeArc.lineWidth / 2 / GaugeArc.radius)
    let sweep = min(arc.sweep + 2 * cap, 2 * .pi)
    return AlongTint(
      course: .arc(start: arc.start - cap, end: arc.start - cap + sweep), otherwise: AnyShapeStyle(ForegroundStyle()))
  }
}
