/// A value at which an axis has marks. Apple's page: Charts/AxisValue.
public struct AxisValue {
  let value: _ChartValue
  /// The index among the values, from zero.
  public let index: Int
  public let count: Int

  /// The value as a `type`; `nil` if it has another type.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value(chartValue: value) }
}
