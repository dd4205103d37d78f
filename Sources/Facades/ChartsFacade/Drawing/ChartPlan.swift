import Foundation
import SwiftUI

/// The contents of a chart before its size is known.
struct ChartPlan {
  /// A part of an axis, and its position along the axis, 0…1.
  struct AxisItem {
    let value: AxisValue
    let position: Double
    /// The position of the next mark; the axis's end for the last.
    let next: Double
    let part: _AxisPart
    let side: AxisMarkPosition
    let text: String
  }

  let marks: [_ChartMark]
  let x, y: ChartScale
  let xItems, yItems: [AxisItem]
  let styles: StyleScale

  private static let ticks = 4

  init(_ marks: [_ChartMark], settings: ChartSettings, environment: Writing) {
    let marks = Stacking.applied(to: marks)
    self.marks = marks
    let (xValues, yValues) = (marks.flatMap { $0.x?.values ?? [] }, marks.flatMap { $0.y?.values ?? [] })
    x = Self.scale(of: settings.x, xValues)
    var y = Self.scale(of: settings.y, yValues)
    // The first category is at the top.
    if y.band != nil { y.isReversed.toggle() }
    self.y = y
    // Pies, and bars as wide as the plot, need no labels there.
    xItems = xValues.isEmpty && !settings.x.wish.isStated ? [] : Self.items(of: settings.x, x, environment)
    yItems = yValues.isEmpty && !settings.y.wish.isStated ? [] : Self.items(of: settings.y, y, environment)
    styles = StyleScale(marks, settings: settings)
  }

  /// The scale for the marks' `values`. Automatic domains include the axis's own values too, as documented for
  /// `AutomaticScaleDomain`.
  private static func scale(of axis: ChartSettings.Axis, _ values: [_ChartValue]) -> ChartScale {
    var (values, count, step) = (values, ticks, Double?.none)
    for group in axis.groups ?? [] {
      switch group.values {
      case .automatic(let wished): count = wished ?? count
      case .step(let wished): step = wished
      case .stated(let stated):
        guard let first = values.first, first.number != nil else { break }
        values += stated.filter { $0.number != nil && $0.isDate == first.isDate }
      case .calendar: break
      }
    }
    return axis.wish.scale(for: values, ticks: count, step: step)
  }

  /// How values are formatted.
  struct Writing {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone

    var dates: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }

    func text(_ value: _ChartValue, _ ticks: DateTicks?) -> String {
      switch value {
      case .number(let number): number.formatted(.number.locale(locale))
      case .date(let date): (ticks ?? DateTicks(component: .day, count: 1)).text(date, style: dates)
      case .category(let name): name
      }
    }
  }

  private static func items(of axis: ChartSettings.Axis, _ scale: ChartScale, _ writing: Writing) -> [AxisItem] {
    guard axis.visibility != .hidden else { return [] }
    var groups = axis.groups ?? AxisMarks()._groups
    // Bands have no lines by default.
    if axis.groups == nil, scale.band != nil { groups = AxisMarks { AxisValueLabel() }._groups }
    return groups.flatMap { group in
      // Category names come before their bands; for the horizontal axis this does not matter.
      let side = group.position == .automatic && scale.band != nil ? .leading : group.position
      let (values, ticks) = values(of: group.values, on: scale, writing.calendar)
      let places = values.compactMap { value in scale.position(value).map { (value, $0) } }
        .filter { scale.contains($0.0) }
      return places.indices.flatMap { index -> [AxisItem] in
        let value = AxisValue(value: places[index].0, index: index, count: places.count)
        let next = index + 1 < places.count ? places[index + 1].1 : 1
        return group.parts(value).compactMap { part in
          // The span that begins there is outside of the plot.
          if part.isCentered == true, scale.band == nil, abs(next - places[index].1) < 1e-6 { return nil }
          return AxisItem(
            value: value, position: places[index].1, next: next, part: part, side: side,
            text: writing.text(value.value, ticks))
        }
      }
    }
  }

  private static func values(
    of wish: _AxisGroup.Values, on scale: ChartScale, _ calendar: Calendar
  ) -> ([_ChartValue], DateTicks?) {
    switch (wish, scale.domain) {
    case (.stated(let values), .numbers(let range, isTime: true)):
      return (values, DateTicks.fitting(range, count: max(values.count, 2)))
    case (.stated(let values), _): return (values, nil)
    case (_, .categories(let names)): return (names.map { .category($0) }, nil)
    case (.automatic(let count), .numbers(let range, isTime: true)):
      let ticks = DateTicks.fitting(range, count: count ?? Self.ticks)
      return (ticks.values(in: range, calendar: calendar).map { .date($0) }, ticks)
    case (.calendar(let component, let count), .numbers(let range, _)):
      let ticks = DateTicks(component: component, count: count)
      return (ticks.values(in: range, calendar: calendar).map { .date($0) }, ticks)
    case (.step(let step), .numbers(let range, _)):
      return (NiceTicks.values(in: range, by: step).map { .number($0) }, nil)
    case (.automatic(let count), .numbers(let range, isTime: false)):
      let step = scale.step ?? NiceTicks.step(over: range, count: count ?? Self.ticks) ?? 0
      return (NiceTicks.values(in: range, by: step).map { .number($0) }, nil)
    }
  }
}

/// The styles of values, in order of appearance.
struct StyleScale {
  let values: [_ChartValue]
  private let settings: ChartSettings
  let positions: [_ChartValue]
  private let symbols: [_ChartValue]
  /// The values in the legend, each with the style of a mark that has it.
  private let told: [(value: _ChartValue, style: MarkStyle?)]

  init(_ marks: [_ChartMark], settings: ChartSettings) {
    values = Self.unique(settings.styles.map(\.value) + marks.compactMap(\.style.foregroundBy))
    positions = Self.unique(marks.compactMap(\.style.positionBy))
    symbols = Self.unique(marks.compactMap(\.style.symbolBy))
    self.settings = settings
    let named = Self.unique(values + symbols)
    told = named.map { value in
      (value, marks.first { $0.style.foregroundBy == value || $0.style.symbolBy == value }?.style)
    }
  }

  /// The entries of the legend: colours, and symbols if they represent values.
  var legend: [LegendEntry] {
    told.map { value, mark in
      let style = values.contains(value) ? style(of: value) : style(of: mark ?? MarkStyle())
      return LegendEntry(value: value, style: style, symbol: symbols.contains(value) ? shape(of: value) : .circle)
    }
  }

  private func shape(of value: _ChartValue) -> BasicChartSymbolShape {
    BasicChartSymbolShape.all[(symbols.firstIndex(of: value) ?? 0) % BasicChartSymbolShape.all.count]
  }

  func style(of value: _ChartValue) -> AnyShapeStyle {
    if let named = settings.styles.first(where: { $0.value == value }) { return named.style }
    let range = settings.styleRange.isEmpty ? ChartSettings.automaticStyles : settings.styleRange
    return range[(values.firstIndex(of: value) ?? 0) % range.count]
  }

  func style(of style: MarkStyle) -> AnyShapeStyle {
    style.foreground ?? style.foregroundBy.map(self.style(of:)) ?? settings.styleRange.first
      ?? ChartSettings.automaticStyles[0]
  }

  func symbol(of style: MarkStyle) -> MarkSymbol? {
    style.symbol
      ?? style.symbolBy.map { value in
        let shape = shape(of: value)
        return .shape { shape.path(in: $0) }
      }
  }

  private static func unique(_ values: [_ChartValue]) -> [_ChartValue] {
    var seen: Set<_ChartValue> = []
    return values.filter { seen.insert($0).inserted }
  }
}

/// A value and its style.
struct LegendEntry {
  let value: _ChartValue
  let style: AnyShapeStyle
  let symbol: BasicChartSymbolShape
}
