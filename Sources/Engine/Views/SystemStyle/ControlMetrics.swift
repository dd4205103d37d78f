package import Foundation

/// The measures of controls, in points. Most were measured by the swiftui-web project on iOS 26, the accessory gauges
/// on macOS 26.
package struct ControlMetrics: Hashable, Sendable {
  package var button: ButtonMetrics
  package var toggle: SwitchMetrics
  package var slider: SliderMetrics
  package var progress: ProgressMetrics
  package var gauge: GaugeMetrics
  package var groupBox: GroupBoxMetrics
  /// The opacity of a control without a background when it is disabled.
  package var disabledOpacity: Double

  package static let iOS26 = ControlMetrics(
    button: .iOS26, toggle: .iOS26, slider: .iOS26, progress: .iOS26, gauge: .iOS26, groupBox: .iOS26,
    disabledOpacity: 0.24)
}

/// Bordered buttons.
package struct ButtonMetrics: Hashable, Sendable {
  /// The padding around a label, and its font.
  package struct Label: Hashable, Sendable {
    package var horizontal: CGFloat
    package var vertical: CGFloat
    package var font: Font
  }

  package var smallLabel: Label
  package var regularLabel: Label
  package var largeLabel: Label
  /// The radius of `ButtonBorderShape.automatic`; nil for a capsule.
  package var automaticRadius: CGFloat?
  /// The radius of `ButtonBorderShape.roundedRectangle`.
  package var radius: CGFloat
  package var largeRadius: CGFloat
  /// The opacity of a tint behind a label.
  package var tintOpacity: Double

  func label(for size: ControlSize) -> Label {
    switch size {
    case .mini, .small: smallLabel
    case .regular: regularLabel
    case .large, .extraLarge: largeLabel
    }
  }

  func radius(for size: ControlSize) -> CGFloat { size == .large || size == .extraLarge ? largeRadius : radius }

  package static let iOS26 = ButtonMetrics(
    smallLabel: Label(horizontal: 10, vertical: 5, font: .subheadline),
    regularLabel: Label(horizontal: 12, vertical: 7, font: .body),
    largeLabel: Label(horizontal: 20, vertical: 15, font: .body), automaticRadius: nil, radius: 8, largeRadius: 12,
    tintOpacity: 0.15)
}

package struct SwitchMetrics: Hashable, Sendable {
  package var size: CGSize
  package var knob: CGSize
  /// The distance of the knob to the ends of the switch.
  package var inset: CGFloat
  package var disabledTrackOpacity: Double
  /// The smallest distance to the label.
  package var labelSpacing: CGFloat

  package static let iOS26 = SwitchMetrics(
    size: CGSize(width: 66, height: 30), knob: CGSize(width: 38, height: 25), inset: 2.5, disabledTrackOpacity: 0.5,
    labelSpacing: 8)
}

package struct SliderMetrics: Hashable, Sendable {
  package var height: CGFloat
  package var trackHeight: CGFloat
  package var knob: CGSize
  package var disabledOpacity: Double

  package static let iOS26 = SliderMetrics(
    height: 31, trackHeight: 6, knob: CGSize(width: 38, height: 25), disabledOpacity: 0.5)
}

/// Linear progress views, and the bars of linear gauges.
package struct ProgressMetrics: Hashable, Sendable {
  package var barHeight: CGFloat
  /// The distance of the bar to the labels above and below it.
  package var labelSpacing: CGFloat

  package static let iOS26 = ProgressMetrics(barHeight: 4, labelSpacing: 4)
}

package struct GaugeMetrics: Hashable, Sendable {
  /// The side of a circular gauge.
  package var side: CGFloat
  /// The radius of the ring's centre line.
  package var radius: CGFloat
  package var lineWidth: CGFloat
  /// By how much bounds shorten an open ring at each end, in degrees.
  package var boundsSweep: Double
  /// The radii of the dot at the value and of the gap around it.
  package var marker: CGFloat
  package var markerGap: CGFloat
  /// The radii of the same on a line.
  package var lineMarker: CGFloat
  package var lineMarkerGap: CGFloat
  /// The height of the accessory lines.
  package var lineHeight: CGFloat
  /// The distance of a line's bounds, and of the labels above and below it.
  package var boundsSpacing: CGFloat
  package var labelSpacing: CGFloat
  /// The opacity of the track, of that of the filled part.
  package var trackOpacity: Double
  /// The fonts of the labels of circular and linear accessory gauges.
  package var ringValueFont: Font
  package var ringLabelFont: Font
  package var lineFont: Font
  package var capacityFont: Font
  package var capacityValueFont: Font

  package static let iOS26 = GaugeMetrics(
    side: 58, radius: 26, lineWidth: 6, boundsSweep: 14, marker: 2.5, markerGap: 4.5, lineMarker: 4,
    lineMarkerGap: 8, lineHeight: 8, boundsSpacing: 8, labelSpacing: 6, trackOpacity: 76 / 255,
    ringValueFont: .system(size: 24, weight: .medium), ringLabelFont: .system(size: 11),
    lineFont: .system(size: 17, weight: .semibold), capacityFont: .system(size: 13),
    capacityValueFont: .system(size: 12))

  /// The measures with a ring of another size.
  package func ring(scaledBy scale: CGFloat) -> GaugeMetrics {
    if scale == 1 { return self }
    var metrics = self
    (metrics.side, metrics.radius, metrics.lineWidth) = (side * scale, radius * scale, lineWidth * scale)
    (metrics.marker, metrics.markerGap) = (marker * scale, markerGap * scale)
    let whole = metrics.side / Self.iOS26.side
    metrics.ringValueFont = .system(size: 24 * whole, weight: .medium)
    metrics.ringLabelFont = .system(size: 11 * whole)
    return metrics
  }
}

/// Apple publishes no measures of group boxes.
package struct GroupBoxMetrics: Hashable, Sendable {
  package var padding: CGFloat
  package var spacing: CGFloat
  package var radius: CGFloat

  package static let iOS26 = GroupBoxMetrics(padding: 16, spacing: 8, radius: 12)
}
