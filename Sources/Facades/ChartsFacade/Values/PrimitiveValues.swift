public import Foundation

extension String: Plottable, _PrimitivePlottable {
  public var _chartValue: _ChartValue { .category(self) }
  public init?(_ value: _ChartValue) {
    guard case .category(let name) = value else { return nil }
    self = name
  }
}

extension Date: Plottable, _PrimitivePlottable {
  public var _chartValue: _ChartValue { .date(self) }
  public init?(_ value: _ChartValue) {
    guard case .date(let date) = value else { return nil }
    self = date
  }
}

extension _PrimitivePlottable where Self: BinaryFloatingPoint {
  public var _chartValue: _ChartValue { .number(Double(self)) }
  public init?(_ value: _ChartValue) {
    guard case .number(let number) = value else { return nil }
    self.init(number)
  }
}

extension _PrimitivePlottable where Self: BinaryInteger {
  public var _chartValue: _ChartValue { .number(Double(self)) }
  /// Discards the fraction; `nil` if the type cannot represent the number.
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
  public var _chartValue: _ChartValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_ value: _ChartValue) {
    guard case .number(let number) = value else { return nil }
    self.init(number)
  }
}
