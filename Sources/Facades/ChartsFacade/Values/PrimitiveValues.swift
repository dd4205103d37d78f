public import Foundation

extension String: Plottable, _PrimitivePlottable {
  /// A category.
  public var _chartValue: _ChartValue { .category(self) }
  /// The name of a category.
  public init?(_ value: _ChartValue) {
    guard case .category(let name) = value else { return nil }
    self = name
  }
}

extension Date: Plottable, _PrimitivePlottable {
  /// A point in time.
  public var _chartValue: _ChartValue { .date(self) }
  /// A point in time.
  public init?(_ value: _ChartValue) {
    guard case .date(let date) = value else { return nil }
    self = date
  }
}

extension _PrimitivePlottable where Self: BinaryFloatingPoint {
  /// A number.
  public var _chartValue: _ChartValue { .number(Double(self)) }
  /// A number.
  public init?(_ value: _ChartValue) {
    guard case .number(let number) = value else { return nil }
    self.init(number)
  }
}

extension _PrimitivePlottable where Self: BinaryInteger {
  /// A number.
  public var _chartValue: _ChartValue { .number(Double(self)) }
  /// A number without its fraction; nil for one that the type cannot hold.
  public init?(_ value: _ChartValue) {
    guard case .number(let number) = value else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension Double: Plottable, _PrimitivePlottable {}
extension Float: Plottable, _PrimitivePlottable {}
extension CGFloat: Plottable, _PrimitivePlottable {}
extension Int: Plottable, _PrimitivePlottable {}
extension Int8: Plottable, _PrimitivePlottable {}
extension Int16: Plottable, _PrimitivePlottable {}
extension Int32: Plottable, _PrimitivePlottable {}
extension Int64: Plottable, _PrimitivePlottable {}
extension UInt: Plottable, _PrimitivePlottable {}
extension UInt8: Plottable, _PrimitivePlottable {}
extension UInt16: Plottable, _PrimitivePlottable {}
extension UInt32: Plottable, _PrimitivePlottable {}
extension UInt64: Plottable, _PrimitivePlottable {}

extension Decimal: Plottable, _PrimitivePlottable {
  /// A number.
  public var _chartValue: _ChartValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// A number.
  public init?(_ value: _ChartValue) {
    guard case .number(let number) = value else { return nil }
    self.init(number)
  }
}
