public import Foundation

extension String: Plottable, PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .category(self) }
  public init?(_ value: _ChartValue) {
    guard case .category(let name) = value else { return nil }
    self = name
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .date(self) }
  public init?(_ value: _ChartValue) {
    guard case .date(let date) = value else { return nil }
    self = date
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _chartValue: _ChartValue { .number(Double(self)) }
  public init?(_ value: _ChartValue) {
    guard case .number(let number) = value else { return nil }
    self.init(number)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _chartValue: _ChartValue { .number(Double(self)) }
  /// Discards the fraction; `nil` if the type cannot represent the number.
  public init?(_ value: _ChartValue) {
    guard case .number(let number) = value else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension Double: Plottable, PrimitivePlottableProtocol {}
extension Float: Plottable, PrimitivePlottableProtocol {}
extension CGFloat: Plottable, PrimitivePlottableProtocol {}
extension Int: Plottable, PrimitivePlottableProtocol {}
extension Int8: Plottable, PrimitivePlottableProtocol {}
extension Int16: Plottable, PrimitivePlottableProtocol {}
extension Int32: Plottable, PrimitivePlottableProtocol {}
extension Int64: Plottable, PrimitivePlottableProtocol {}
extension UInt: Plottable, PrimitivePlottableProtocol {}
extension UInt8: Plottable, PrimitivePlottableProtocol {}
extension UInt16: Plottable, PrimitivePlottableProtocol {}
extension UInt32: Plottable, PrimitivePlottableProtocol {}
extension UInt64: Plottable, PrimitivePlottableProtocol {}

extension Decimal: Plottable, PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_ value: _ChartValue) {
    guard case .number(let number) = value else { return nil }
    self.init(number)
  }
}
