public import SwiftUI

/// A value with a label. Apple's page: Charts/PlottableValue.
public struct PlottableValue<Value: Plottable> {
  let low: _ChartValue
  /// The end of the unit that a bar covers; `nil` for a point.
  let high: _ChartValue?
  let label: String

  private init(_ label: String, _ low: _ChartValue, to high: _ChartValue? = nil) {
    (self.label, self.low, self.high) = (label, low, high)
  }

  /// A value with a label. Apple's page: Charts/PlottableValue/value(_:_:).
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(String(label), value.chartValue)
  }

  @_disfavoredOverload
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue("", value.chartValue)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue("", value.chartValue) }

  /// A bin of numbers or dates. Apple's page: Charts/PlottableValue/value(_:_:).
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(String(label), range.lowerBound.chartValue, to: range.upperBound.chartValue)
  }

  public static func value(_ label: some StringProtocol, _ range: ClosedRange<Value>) -> PlottableValue {
    PlottableValue(String(label), range.lowerBound.chartValue, to: range.upperBound.chartValue)
  }
}

extension PlottableValue where Value == Date {
  /// The hour, day, month … that contains `value`. Apple's page: Charts/PlottableValue/value(_:_:unit:calendar:).
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    guard let span = calendar.dateInterval(of: unit, for: value) else {
      return PlottableValue(String(label), .date(value))
    }
    return PlottableValue(String(label), .date(span.start), to: .date(span.end))
  }
}
