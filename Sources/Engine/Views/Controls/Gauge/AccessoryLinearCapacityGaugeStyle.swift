import Foundation
import LayoutEngine

/// A bar filled from its leading edge, with label and value. Apple's page: SwiftUI/AccessoryLinearCapacityGaugeStyle.
///
/// The label, below it a capsule, below that the value, secondary; the bounds beside the three. The filled part has the
/// tint, or the foreground style without one, on a fainter track: the colours of
/// ``AccessoryCircularCapacityGaugeStyle``. (The measured ones are the greys of an inactive window.)
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacity(configuration: configuration)
  }
}

private struct LinearCapacity: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.systemStyle) private var system

  var body: some View {
    let metrics = system.controls.gauge
    let ink = AnyShapeStyle(DirectionalTint(fallback: AnyShapeStyle(ForegroundStyle())))
    HStack(spacing: metrics.boundsSpacing) {
      configuration.minimumValueLabel.defaultFont(metrics.capacityFont)
      VStack(alignment: .leading, spacing: metrics.labelSpacing) {
        configuration.label.defaultFont(metrics.capacityFont)
        CapsuleBar(fraction: 1)
          .fill(FadedStyle(base: ink, opacity: metrics.trackOpacity))
          .overlay { CapsuleBar(fraction: configuration.value).fill(ink) }
          .frame(height: metrics.lineHeight)
        configuration.currentValueLabel
          .defaultFont(metrics.capacityValueFont)
          .foregroundStyle(.secondary)
      }
      configuration.maximumValueLabel.defaultFont(metrics.capacityFont)
    }
    .spacedAsControl("Gauge")
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar filled from its leading edge, with label and value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
