/// A value at which an axis has marks. Apple's page: Charts/AxisValue.
public struct AxisValue {
  let value: _ChartValue
  /// Its place among the values, from zero.
  public let index: Int
  /// How many values there are.
  public let count: Int

  /// The value as a `type`; nil if it is something else.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value(chartValue: value) }
}
