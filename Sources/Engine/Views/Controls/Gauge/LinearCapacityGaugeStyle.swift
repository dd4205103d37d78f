import Foundation
import LayoutEngine

/// The default style of gauges: ``LinearCapacityGaugeStyle``. Apple's page: SwiftUI/DefaultGaugeStyle.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A thin bar filled from its leading edge. Apple's page: SwiftUI/LinearCapacityGaugeStyle.
///
/// As on an iPhone: the capsule of a linear progress view in the tint or the accent colour; the label above and the
/// value below it, centered, in the body font; the bounds beside it. The distances on an iPhone are not published; a
/// stack's spacing is used.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlainLinearCapacity(configuration: configuration)
  }
}

private struct PlainLinearCapacity: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.systemStyle) private var system

  var body: some View {
    VStack {
      configuration.label
      HStack(spacing: system.controls.gauge.boundsSpacing) {
        configuration.minimumValueLabel
        ProgressBar(fraction: configuration.value, tint: nil)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .defaultFont(.body)
    .spacedAsControl("Gauge")
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A thin bar filled from its leading edge.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
