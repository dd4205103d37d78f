public import Foundation

/// A type whose values can stand on an axis. Apple's page: Charts/Plottable.
public protocol Plottable {
  /// The number, date or text that stands for a value.
  associatedtype PrimitivePlottable: _PrimitivePlottable

  /// What stands for the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value that `primitivePlottable` stands for.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text, by itself.
public protocol _PrimitivePlottable {
  /// As the scales see it.
  var _chartValue: _ChartValue { get }
  /// The value of a place on a scale; nil for one of another kind.
  init?(_ value: _ChartValue)
}

/// A value as the scales of a chart see it.
public enum _ChartValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A point in time.
  case date(Date)
  /// One of several things, in the order of their appearance.
  case category(String)

  /// Seconds for a date; nil for a category.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
    case .category: nil
    }
  }

  /// What a legend or an axis writes for a category.
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
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable
where Self: RawRepresentable, RawValue: Plottable, PrimitivePlottable == RawValue.PrimitivePlottable {
  /// What stands for the raw value.
  public var primitivePlottable: PrimitivePlottable { rawValue.primitivePlottable }
  /// The value with that raw value.
  public init?(primitivePlottable: PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}
