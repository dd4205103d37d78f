/// The domain of a scale: a range, a list of values, or automatic. Apple's page: Charts/ScaleDomain.
public protocol ScaleDomain {
  /// The values; `nil` for an automatic domain.
  var _values: [_ChartValue]? { get }
  /// Whether an automatic domain of numbers includes zero.
  var _includesZero: Bool { get }
  /// Whether the scale runs the other way.
  var _isReversed: Bool { get }
}

extension ScaleDomain {
  public var _includesZero: Bool { true }
  public var _isReversed: Bool { false }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _values: [_ChartValue]? { [lowerBound.chartValue, upperBound.chartValue] }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _values: [_ChartValue]? { [lowerBound.chartValue, upperBound.chartValue] }
}

extension Array: ScaleDomain where Element: Plottable {
  /// Decreasing numbers and dates reverse the scale.
  public var _values: [_ChartValue]? { map(\.chartValue) }
  public var _isReversed: Bool {
    guard let first = first?.chartValue.number, let last = last?.chartValue.number else { return false }
    return first > last
  }
}

/// A domain determined by the data. Apple's page: Charts/AutomaticScaleDomain.
public struct AutomaticScaleDomain: ScaleDomain {
  public var _values: [_ChartValue]? { nil }
  public let _includesZero, _isReversed: Bool
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// A domain determined by the data. Apple's page: Charts/ScaleDomain/automatic(includesZero:reversed:).
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
