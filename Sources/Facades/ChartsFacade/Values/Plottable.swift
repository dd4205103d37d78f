public import Foundation

/// A type whose values can be plotted. Apple's page: Charts/Plottable.
public protocol Plottable {
  /// A number, date or string.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  var primitivePlottable: PrimitivePlottable { get }

  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string. Apple's page: Charts/PrimitivePlottableProtocol.
public protocol PrimitivePlottableProtocol {
  var _chartValue: _ChartValue { get }
  /// The value at a position on a scale; `nil` for another kind of value.
  init?(_ value: _ChartValue)
}

/// A value on a scale.
public enum _ChartValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  /// Categories are ordered by appearance.
  case category(String)

  /// A date in seconds; `nil` for a category.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
    case .category: nil
    }
  }

  /// The label in a legend or on an axis.
  var text: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    case .category(let name): name
    }
  }
}

extension Plottable {
  var chartValue: _ChartValue { primitivePlottable._chartValue }

  init?(chartValue: _ChartValue) {
    guard let primitive = PrimitivePlottable(chartValue), let value = Self(primitivePlottable: primitive) else {
      return nil
    }
    self = value
  }
}

extension Plottable where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable
where Self: RawRepresentable, RawValue: Plottable, PrimitivePlottable == RawValue.PrimitivePlottable {
  public var primitivePlottable: PrimitivePlottable { rawValue.primitivePlottable }
  public init?(primitivePlottable: PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}
