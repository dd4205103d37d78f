public import SwiftUI

/// A value with a label. Apple's page: Charts/PlottableValue.
///
/// Labels are for accessibility, and are not drawn.
public struct PlottableValue<Value: Plottable> {
  let low: _ChartValue
  /// The end of the unit that a bar covers; `nil` for a point.
  let high: _ChartValue?

  init(_ low: _ChartValue, to high: _ChartValue? = nil) { (self.low, self.high) = (low, high) }

  /// A value with a label. Apple's page: Charts/PlottableValue/value(_:_:).
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(value.chartValue)
  }

  @_disfavoredOverload
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(value.chartValue)
  }

  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
    PlottableValue(value.chartValue)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(value.chartValue) }

  /// A bin of numbers or dates. Apple's page: Charts/PlottableValue/value(_:_:).
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(range.lowerBound.chartValue, to: range.upperBound.chartValue)
  }

  public static func value(_ label: some StringProtocol, _ range: ClosedRange<Value>) -> PlottableValue {
    PlottableValue(range.lowerBound.chartValue, to: range.upperBound.chartValue)
  }

  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue where Value: Comparable {
    PlottableValue(range.lowerBound.chartValue, to: range.upperBound.chartValue)
  }

  /// A bin of ``NumberBins`` or ``DateBins``. Apple's page: Charts/PlottableValue/value(_:_:).
  public static func value(_ label: some StringProtocol, _ range: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue(range.lowerBound.chartValue, to: range.upperBound.chartValue)
  }

  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue(range.lowerBound.chartValue, to: range.upperBound.chartValue)
  }
}

extension PlottableValue where Value == Date {
  /// The hour, day, month … that contains `value`. Apple's page: Charts/PlottableValue/value(_:_:unit:calendar:).
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { unitful(value, unit, calendar) }

  @_disfavoredOverload
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { unitful(value, unit, calendar) }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { unitful(value, unit, calendar) }

  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { unitful(value, unit, calendar) }

  /// The unit that contains `value`, or the point itself if the calendar has no such unit.
  static func unitful(_ value: Date, _ unit: Calendar.Component, _ calendar: Calendar?) -> PlottableValue {
    guard let span = (calendar ?? .current).dateInterval(of: unit, for: value) else {
      return PlottableValue(.date(value))
    }
    return PlottableValue(.date(span.start), to: .date(span.end))
  }
}
