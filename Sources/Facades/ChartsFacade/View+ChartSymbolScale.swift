public import SwiftUI

extension View {
  private func symbolScale(_ scale: VisualScale<AnyChartSymbolShape>) -> some View { chart { $0.symbol = scale } }

  /// Sets a symbol for each value. Apple's page: SwiftUI/View/chartSymbolScale(_:).
  public func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, some ChartSymbolShape>
  ) -> some View { symbolScale(VisualScale(mapping.map { ($0.key.chartValue, AnyChartSymbolShape($0.value)) })) }

  @_disfavoredOverload
  public func chartSymbolScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, any ChartSymbolShape>) -> some View {
    symbolScale(VisualScale(mapping.map { ($0.key.chartValue, AnyChartSymbolShape($0.value)) }))
  }

  /// Sets symbols for values, in order. Apple's page: SwiftUI/View/chartSymbolScale(domain:range:).
  public func chartSymbolScale<Range: ScaleRange>(
    domain: some ScaleDomain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    symbolScale(VisualScale(domain: domain._values, range: range._visuals.map { AnyChartSymbolShape($0) }))
  }

  public func chartSymbolScale(domain: some ScaleDomain) -> some View { chart { $0.symbol.domain = domain._values } }

  public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue: ChartSymbolShape {
    symbolScale(VisualScale(range: range._visuals.map { AnyChartSymbolShape($0) }))
  }

  /// Sets symbols of several types, in order.
  @_disfavoredOverload
  public func chartSymbolScale(domain: some ScaleDomain, range: [any ChartSymbolShape]) -> some View {
    symbolScale(VisualScale(domain: domain._values, range: range.map { AnyChartSymbolShape($0) }))
  }

  @_disfavoredOverload
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    symbolScale(VisualScale(range: range.map { AnyChartSymbolShape($0) }))
  }

  /// Sets the symbol of each value with a function. Apple's page: SwiftUI/View/chartSymbolScale(mapping:).
  public func chartSymbolScale<Value: Plottable>(
    mapping: @escaping (Value) -> some ChartSymbolShape
  ) -> some View {
    symbolScale(VisualScale(mapping: { Value(chartValue: $0).map { AnyChartSymbolShape(mapping($0)) } }))
  }

  public func chartSymbolScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> some ChartSymbolShape
  ) -> some View where Domain.Element: Plottable {
    symbolScale(
      VisualScale(
        domain: domain.map(\.chartValue),
        mapping: { Domain.Element(chartValue: $0).map { AnyChartSymbolShape(mapping($0)) } }))
  }
}
