public import SwiftUI

/// What a vectorized plot shows of each element: a property, a range of two, or a constant. Apple's page:
/// Charts/PlottableProjection.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let value: (DataElement) -> PlottableValue<DataValue>

  private init(_ value: @escaping (DataElement) -> PlottableValue<DataValue>) { self.value = value }

  /// A property. Apple's page: Charts/PlottableProjection/value(_:_:).
  public static func value(
    _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection { PlottableProjection { PlottableValue($0[keyPath: value].chartValue) } }

  public static func value(_ label: Text, _ value: KeyPath<DataElement, DataValue>) -> PlottableProjection {
    PlottableProjection { PlottableValue($0[keyPath: value].chartValue) }
  }

  /// A constant. Apple's page: Charts/PlottableProjection/value(_:_:).
  public static func value(_ label: some StringProtocol, _ value: DataValue) -> PlottableProjection {
    PlottableProjection { _ in PlottableValue(value.chartValue) }
  }

  public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection {
    PlottableProjection { _ in PlottableValue(value.chartValue) }
  }

  /// The range between two properties. Apple's page: Charts/PlottableProjection/value(_:_:_:).
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection { PlottableValue($0[keyPath: start].chartValue, to: $0[keyPath: end].chartValue) }
  }

  /// A constant range. Apple's page: Charts/PlottableProjection/value(_:_:_:).
  public static func value(_ label: some StringProtocol, _ start: DataValue, _ end: DataValue) -> PlottableProjection {
    PlottableProjection { _ in PlottableValue(start.chartValue, to: end.chartValue) }
  }
}

extension PlottableProjection where DataValue == Date {
  /// The hour, day, month … of a date. Apple's page: Charts/PlottableProjection/value(_:_:unit:calendar:).
  public static func value(
    _ label: some StringProtocol, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection { PlottableProjection { .unitful($0[keyPath: value], unit, calendar) } }

  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection { PlottableProjection { _ in .unitful(value, unit, calendar) } }
}
