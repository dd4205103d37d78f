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

/// A wide bar that is filled from its leading edge. Apple's page: SwiftUI/LinearCapacityGaugeStyle.
///
/// Measured by the swiftui-web project on macOS 26: a bar of 16 points with corners of 1.5 in the tint, green without one;
/// the label above and the value below it, centred; the bounds 8 points beside it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// See ``GaugeStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        CapacityBar(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .defaultFont(.system(size: 13))
    .spacedAsControl("Gauge")
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style where none is set.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A wide bar that is filled from its leading edge.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

private struct CapacityBar: View {
  let fraction: Double

  var body: some View {
    let outline = RoundedRectangle(cornerRadius: 1.5)
    return outline.fill(Color.primary.opacity(18 / 255))
      .overlay {
        LeadingPart(fraction: fraction, outline: outline)
          .fill(AlongTint(otherwise: AnyShapeStyle(Color.green)))
      }
      .frame(height: 16)
  }
}
