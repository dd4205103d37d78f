public import LayoutEngine

/// The appearance of gauges. Apple's page: SwiftUI/GaugeStyle.
///
/// A custom style makes a view from the configuration; it may read the environment with `@Environment`.
public protocol GaugeStyle {
  typealias Configuration = GaugeStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge. Apple's page: SwiftUI/GaugeStyleConfiguration.
public struct GaugeStyleConfiguration {
  /// The type-erased label of a gauge.
  public struct Label: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The type-erased label of the value.
  public struct CurrentValueLabel: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The type-erased label of the lower bound.
  public struct MinimumValueLabel: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The type-erased label of the upper bound.
  public struct MaximumValueLabel: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The type-erased labels of other values.
  public struct MarkedValueLabel: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The value's position between the bounds, 0…1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
  public let markedValueLabels: MarkedValueLabel?
}

extension EnvironmentValues {
  var gaugeStyle: ControlStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<GaugeStyleConfiguration> {
    ControlStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of the gauges in the view. Apple's page: SwiftUI/View/gaugeStyle(_:).
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> _EnvironmentModifier<Self> {
    controlStyle(\.gaugeStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
