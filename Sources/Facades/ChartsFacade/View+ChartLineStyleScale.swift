public import SwiftUI

extension View {
  private func lineStyleScale(_ scale: VisualScale<StrokeStyle>) -> some View { chart { $0.lineStyle = scale } }

  /// Sets a line style for each value. Apple's page: SwiftUI/View/chartLineStyleScale(_:).
  public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>) -> some View {
    lineStyleScale(VisualScale(mapping.map { ($0.key.chartValue, $0.value) }))
  }

  /// Sets line styles for values, in order. Apple's page: SwiftUI/View/chartLineStyleScale(domain:range:).
  public func chartLineStyleScale<Range: ScaleRange>(
    domain: some ScaleDomain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    lineStyleScale(VisualScale(domain: domain._values, range: range._visuals))
  }

  public func chartLineStyleScale(domain: some ScaleDomain) -> some View {
    chart { $0.lineStyle.domain = domain._values }
  }

  public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue == StrokeStyle {
    lineStyleScale(VisualScale(range: range._visuals))
  }

  /// Sets a line style of each value with a function. Apple's page: SwiftUI/View/chartLineStyleScale(mapping:).
  public func chartLineStyleScale<Value: Plottable>(mapping: @escaping (Value) -> StrokeStyle) -> some View {
    lineStyleScale(VisualScale(mapping: { Value(chartValue: $0).map(mapping) }))
  }

  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    lineStyleScale(
      VisualScale(domain: domain.map(\.chartValue), mapping: { Domain.Element(chartValue: $0).map(mapping) }))
  }
}
