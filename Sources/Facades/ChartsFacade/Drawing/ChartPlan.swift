import Foundation
import Localization
import SwiftUI

/// The contents of a chart before its size is known.
struct ChartPlan {
  let marks: [_ChartMark]
  let x, y: ChartScale
  let xItems, yItems: [AxisItem]
  let styles: StyleScales

  init(_ marks: [_ChartMark], settings: ChartSettings, environment: Writing) {
    let marks = Self.expanded(marks) { $0.isParametric }
    let functions = marks.compactMap(\.function).compactMap(\.domain)
    var xValues = marks.flatMap { $0.x?.values ?? [] }
    xValues += functions.flatMap { [.number($0.lowerBound), .number($0.upperBound)] }
    // A function without any other value shows what a graph usually shows.
    if xValues.isEmpty, marks.contains(where: { $0.function != nil }) { xValues = [.number(-10), .number(10)] }
    let x = Self.scale(of: settings.x, xValues)
    let stacked = Stacking.applied(to: Self.expanded(marks, over: x) { _ in true })
    let yValues = stacked.flatMap { $0.y?.values ?? [] }
    // Stacking extends horizontal bars.
    let wholeX = xValues + stacked.filter { $0.function == nil }.flatMap { $0.x?.values ?? [] }
    var y = Self.scale(of: settings.y, yValues)
    // The first category is at the top.
    if y.band != nil { y.isReversed.toggle() }
    self.marks = stacked
    self.x = Self.scrolled(Self.scale(of: settings.x, wholeX), .horizontal, settings.x, settings)
    self.y = Self.scrolled(y, .vertical, settings.y, settings)
    // Pies, and bars as wide as the plot, need no labels there.
    xItems =
      xValues.isEmpty && !settings.x.wish.isStated
      ? [] : AxisItem.items(of: settings.x, self.x, isUpright: false, environment)
    yItems =
      yValues.isEmpty && !settings.y.wish.isStated
      ? [] : AxisItem.items(of: settings.y, self.y, isUpright: true, environment)
    styles = StyleScales(stacked, settings: settings)
  }

  private static func scrolled(
    _ scale: ChartScale, _ axis: Axis.Set, _ settings: ChartSettings.Axis, _ chart: ChartSettings
  ) -> ChartScale { chart.scrollableAxes.contains(axis) ? scale.scrolled(to: settings.scroll) : scale }

  /// The marks with the curves of functions in place of those that `isKnown` accepts.
  private static func expanded(
    _ marks: [_ChartMark], over scale: ChartScale? = nil, _ isKnown: (FunctionPlot) -> Bool
  ) -> [_ChartMark] {
    guard marks.contains(where: { $0.function != nil }) else { return marks }
    var whole = -10.0...10.0
    if case .numbers(let range, _) = scale?.domain { whole = range }
    return marks.enumerated().flatMap { index, mark -> [_ChartMark] in
      guard let function = mark.function, isKnown(function) else { return [mark] }
      return function.marks(like: mark, over: function.domain ?? whole, series: index)
    }
  }

  /// The scale for the marks' `values`. Automatic domains include the axis's own values too, as documented for
  /// `AutomaticScaleDomain`.
  private static func scale(of axis: ChartSettings.Axis, _ values: [_ChartValue]) -> ChartScale {
    var (values, count, step) = (values, AxisItem.ticks, Double?.none)
    var rounding = ScaleRequest.Rounding()
    for group in axis.groups ?? [] {
      switch group.values {
      case .automatic(let wished, let least):
        count = wished ?? count
        if let least, let range = ScaleRequest.range(of: values) {
          let automatic = NiceTicks.step(over: range, count: count) ?? 0
          if automatic < least { step = least }
        }
      case .step(let wished): step = wished
      case .stated(let stated):
        guard let first = values.first, first.number != nil else { break }
        values += stated.filter { $0.number != nil && $0.isDate == first.isDate }
      case .calendar: break
      }
      rounding.lower = group.roundsLowerBound ?? rounding.lower
      rounding.upper = group.roundsUpperBound ?? rounding.upper
    }
    return axis.wish.scale(for: values, ticks: count, step: step, rounding: rounding)
  }

  /// How values are formatted.
  struct Writing {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone

    var dates: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }

    /// A value in a program's format, in the picture's language.
    func text<Format: FormatStyle>(of value: Format.FormatInput, _ format: Format) -> String
    where Format.FormatOutput == String {
      LocalizationContext(locale: locale, timeZone: timeZone, calendar: calendar).output(of: value, format)
    }

    func text(_ value: _ChartValue, _ ticks: DateTicks?) -> String {
      switch value {
      case .number(let number): number.formatted(.number.locale(locale))
      case .date(let date): (ticks ?? DateTicks(component: .day, count: 1)).text(date, style: dates)
      case .category(let name): name
      }
    }
  }
}
