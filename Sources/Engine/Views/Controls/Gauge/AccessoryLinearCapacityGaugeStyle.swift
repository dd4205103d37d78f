import Foundation
import LayoutEngine

/// A bar filled from its leading edge, with label and value. Apple's page: SwiftUI/AccessoryLinearCapacityGaugeStyle.
///
/// Measured by the swiftui-web project on macOS 26: the label in 13 points; 6 points below it a capsule 8 points
/// high; 6 points below that the value in 12 points, secondary; the bounds 8 points beside the three. The filled part
/// has the tint, or the foreground style without one, on a track with 30 per cent of its opacity: the colours of
/// ``AccessoryCircularCapacityGaugeStyle``. (The measured ones are the greys of an inactive window.)
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let ink = AnyShapeStyle(DirectionalTint(otherwise: AnyShapeStyle(ForegroundStyle())))
    HStack(spacing: 8) {
      configuration.minimumValueLabel.defaultFont(.system(size: 13))
      VStack(alignment: .leading, spacing: 6) {
        configuration.label.defaultFont(.system(size: 13))
        CapsuleBar(fraction: 1)
          .fill(FadedStyle(base: ink, opacity: 76 / 255))
          .overlay { CapsuleBar(fraction: configuration.value).fill(ink) }
          .frame(height: 8)
        configuration.currentValueLabel
          .defaultFont(.system(size: 12))
          .foregroundStyle(.secondary)
      }
      configuration.maximumValueLabel.defaultFont(.system(size: 13))
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
