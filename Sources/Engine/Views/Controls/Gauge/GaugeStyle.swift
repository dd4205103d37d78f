public import LayoutEngine

/// How gauges are drawn. Apple's page: SwiftUI/GaugeStyle.
///
/// A style of your own makes a view of the configuration; it may read the environment with `@Environment`.
public protocol GaugeStyle {
  /// What the style is given.
  typealias Configuration = GaugeStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View

  /// A gauge in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge. Apple's page: SwiftUI/GaugeStyleConfiguration.
public struct GaugeStyleConfiguration {
  /// What the gauge is about, its type forgotten.
  public struct Label: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The value in words, its type forgotten.
  public struct CurrentValueLabel: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The lower bound in words, its type forgotten.
  public struct MinimumValueLabel: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The upper bound in words, its type forgotten.
  public struct MaximumValueLabel: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// Words at other values, their type forgotten.
  public struct MarkedValueLabel: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// Where the value is between the bounds, 0…1.
  public let value: Double
  /// What the gauge is about.
  public let label: Label
  /// The value in words; nil if there are none.
  public let currentValueLabel: CurrentValueLabel?
  /// The lower bound in words; nil if there are none.
  public let minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words; nil if there are none.
  public let maximumValueLabel: MaximumValueLabel?
  /// Words at other values; nil if there are none.
  public let markedValueLabels: MarkedValueLabel?
}

extension EnvironmentValues {
  /// The style of gauges.
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
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    controlStyle(\.gaugeStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
