/// The domain of a scale: a range, a list of values, or automatic. Apple's page: Charts/ScaleDomain.
public protocol ScaleDomain {
  /// The values; `nil` for an automatic domain.
  var _values: [_ChartValue]? { get }
  /// Whether an automatic domain of numbers includes zero; `nil` if the chart determines it.
  var _includesZero: Bool? { get }
  /// Whether the scale runs the other way.
  var _isReversed: Bool { get }
  /// Changes the values of an automatic domain.
  var _change: (([_ChartValue]) -> [_ChartValue])? { get }
}

extension ScaleDomain {
  public var _includesZero: Bool? { nil }
  public var _isReversed: Bool { false }
  public var _change: (([_ChartValue]) -> [_ChartValue])? { nil }
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
  public let _includesZero: Bool?
  public let _isReversed: Bool
  public var _change: (([_ChartValue]) -> [_ChartValue])?
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// A domain determined by the data. Apple's page: Charts/ScaleDomain/automatic(includesZero:reversed:).
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_includesZero: includesZero, _isReversed: reversed ?? false)
  }

  /// A domain determined by the data, whose values `modifyInferredDomain` changes. Apple's page:
  /// Charts/ScaleDomain/automatic(includesZero:reversed:dataType:modifyInferredDomain:).
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_includesZero: includesZero, _isReversed: reversed ?? false) { values in
      var domain = inferred(values).compactMap { DataValue(chartValue: $0) }
      modifyInferredDomain(&domain)
      return domain.map(\.chartValue)
    }
  }

  /// The categories, or both ends of the numbers or dates.
  private static func inferred(_ values: [_ChartValue]) -> [_ChartValue] {
    let numbers = values.filter { $0.number != nil }
    if let low = numbers.min(by: { ($0.number ?? 0) < ($1.number ?? 0) }),
      let high = numbers.max(by: { ($0.number ?? 0) < ($1.number ?? 0) })
    {
      return [low, high]
    }
    return StyleScales.unique(values)
  }
}

extension ChartSettings.Axis {
  mutating func take(_ domain: some ScaleDomain) {
    wish.domain =
      domain._values.map { .values($0) } ?? .automatic(includesZero: domain._includesZero, change: domain._change)
    wish.isReversed = domain._isReversed
  }
}
