import Foundation
import LayoutEngine

/// The style of gauges where none is set: ``LinearCapacityGaugeStyle``. Apple's page: SwiftUI/DefaultGaugeStyle.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// See ``GaugeStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A thin bar that is filled from its leading edge. Apple's page: SwiftUI/LinearCapacityGaugeStyle.
///
/// As on an iPhone: the thin capsule of a linear progress view in the tint, the accent without one; the label above and
/// the value below it, centred, in the body font; the bounds 8 points beside it. What the parts' distances are on an
/// iPhone is not published; here they are those of a stack.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// See ``GaugeStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      HStack(spacing: 8) {
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
  /// The style where none is set.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A thin bar that is filled from its leading edge.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
