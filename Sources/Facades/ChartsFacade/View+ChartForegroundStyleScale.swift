public import SwiftUI

extension View {
  private func foreground(
    _ scale: VisualScale<AnyShapeStyle>, colors: [Color] = []
  ) -> some View { chart { ($0.foreground, $0.foregroundColors) = (scale, colors) } }

  /// Sets a style for each value. Apple's page: SwiftUI/View/chartForegroundStyleScale(_:).
  public func chartForegroundStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, some ShapeStyle>
  ) -> some View { foreground(VisualScale(mapping.map { ($0.key.chartValue, AnyShapeStyle($0.value)) })) }

  /// Sets styles for values: in order for categories, colours in proportion for numbers. Apple's page:
  /// SwiftUI/View/chartForegroundStyleScale(domain:range:type:).
  public func chartForegroundStyleScale<Range: ScaleRange>(
    domain: some ScaleDomain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    foreground(
      VisualScale(domain: domain._values, range: range._visuals.map { AnyShapeStyle($0) }),
      colors: range._visuals.compactMap { $0 as? Color })
  }

  public func chartForegroundStyleScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    chart { $0.foreground.domain = domain._values }
  }

  public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    foreground(
      VisualScale(range: range._visuals.map { AnyShapeStyle($0) }), colors: range._visuals.compactMap { $0 as? Color })
  }

  /// Does nothing: the styles of values are in proportion for numbers, and in order otherwise.
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { self }

  /// Sets the style of each value with a function. Apple's page: SwiftUI/View/chartForegroundStyleScale(mapping:).
  public func chartForegroundStyleScale<Value: Plottable>(
    mapping: @escaping (Value) -> some ShapeStyle
  ) -> some View {
    foreground(VisualScale(mapping: { Value(chartValue: $0).map { AnyShapeStyle(mapping($0)) } }))
  }

  public func chartForegroundStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> some ShapeStyle
  ) -> some View where Domain.Element: Plottable {
    foreground(
      VisualScale(
        domain: domain.map(\.chartValue),
        mapping: { Domain.Element(chartValue: $0).map { AnyShapeStyle(mapping($0)) } }))
  }
}
