public import SwiftUI

extension View {
  private func symbolSizeScale(_ scale: VisualScale<CGFloat>) -> some View { chart { $0.symbolSize = scale } }

  /// Sets a symbol size in square points for each value. Apple's page: SwiftUI/View/chartSymbolSizeScale(_:).
  public func chartSymbolSizeScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, CGFloat>) -> some View {
    symbolSizeScale(VisualScale(mapping.map { ($0.key.chartValue, $0.value) }))
  }

  /// Sets symbol sizes in square points for values: in proportion for numbers, in order otherwise. Apple's page: SwiftUI/View/chartSymbolSizeScale(domain:range:).
  public func chartSymbolSizeScale<Range: ScaleRange>(
    domain: some ScaleDomain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    symbolSizeScale(VisualScale(domain: domain._values, range: range._visuals))
  }

  public func chartSymbolSizeScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    chart { $0.symbolSize.domain = domain._values }
  }

  public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    symbolSizeScale(VisualScale(range: range._visuals))
  }

  /// Sets a symbol size in square points of each value with a function. Apple's page: SwiftUI/View/chartSymbolSizeScale(mapping:).
  public func chartSymbolSizeScale<Value: Plottable>(mapping: @escaping (Value) -> CGFloat) -> some View {
    symbolSizeScale(VisualScale(mapping: { Value(chartValue: $0).map(mapping) }))
  }

  public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    symbolSizeScale(
      VisualScale(domain: domain.map(\.chartValue), mapping: { Domain.Element(chartValue: $0).map(mapping) }))
  }
}
