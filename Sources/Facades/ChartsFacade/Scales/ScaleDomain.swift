/// What a scale spreads: a range, the values of a list, or whatever the data need. Apple's page: Charts/ScaleDomain.
public protocol ScaleDomain {
  /// The values; nil for an automatic domain.
  var _values: [_ChartValue]? { get }
  /// Whether an automatic domain of numbers has zero in it.
  var _includesZero: Bool { get }
  /// Whether the scale runs the other way.
  var _isReversed: Bool { get }
}

extension ScaleDomain {
  /// Yes.
  public var _includesZero: Bool { true }
  /// No.
  public var _isReversed: Bool { false }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// Both ends.
  public var _values: [_ChartValue]? { [lowerBound.chartValue, upperBound.chartValue] }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// Both ends.
  public var _values: [_ChartValue]? { [lowerBound.chartValue, upperBound.chartValue] }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The values; numbers and dates that fall run the other way.
  public var _values: [_ChartValue]? { map(\.chartValue) }
  /// Whether the first number is greater than the last.
  public var _isReversed: Bool {
    guard let first = first?.chartValue.number, let last = last?.chartValue.number else { return false }
    return first > last
  }
}

/// A domain that the data make. Apple's page: Charts/AutomaticScaleDomain.
public struct AutomaticScaleDomain: ScaleDomain {
  /// None are stated.
  public var _values: [_ChartValue]? { nil }
  /// Whether the domain has zero in it.
  public let _includesZero: Bool
  /// Whether the scale runs the other way.
  public let _isReversed: Bool
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the data need, and zero.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// What the data need. Apple's page: Charts/ScaleDomain/automatic(includesZero:reversed:).
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_includesZero: includesZero ?? true, _isReversed: reversed ?? false)
  }
}

extension ChartSettings.Axis {
  mutating func take(_ domain: some ScaleDomain) {
    wish = ScaleRequest(
      domain: domain._values.map { .values($0) } ?? .automatic(includesZero: domain._includesZero),
      isReversed: domain._isReversed)
  }
}
