import Foundation

/// The positions of values along an axis: 0 at its beginning, 1 at its end.
struct ChartScale {
  /// The domain of the axis.
  enum Domain: Equatable {
    /// Numbers, or dates in seconds.
    case numbers(ClosedRange<Double>, isTime: Bool)
    /// Categories in bands of equal width.
    case categories([String])
  }

  let domain: Domain
  var isReversed = false
  /// The distance of ticks to which the domain was extended.
  var step: Double?

  /// The position of a point, or of the centre of a band; `nil` for another kind of value.
  func position(_ value: _ChartValue) -> Double? {
    let position: Double?
    switch (domain, value) {
    case (.categories(let names), .category(let name)):
      position = names.firstIndex(of: name).map { (Double($0) + 0.5) / Double(names.count) }
    case (.numbers(let range, _), _):
      guard let number = value.number else { return nil }
      let length = range.upperBound - range.lowerBound
      position = length > 0 ? (number - range.lowerBound) / length : 0.5
    default: position = nil
    }
    guard let position, position.isFinite else { return nil }
    return isReversed ? 1 - position : position
  }

  /// The width of a category's band.
  var band: Double? {
    guard case .categories(let names) = domain, !names.isEmpty else { return nil }
    return 1 / Double(names.count)
  }

  /// Whether a tick there is on the axis, apart from rounding.
  func contains(_ value: _ChartValue) -> Bool { position(value).map { (-1e-6...1.000_001).contains($0) } ?? false }
}

/// The settings of an axis before its scale is created.
struct ScaleRequest {
  enum Domain {
    case automatic(includesZero: Bool)
    case values([_ChartValue])
  }

  var domain: Domain = .automatic(includesZero: true)
  var isReversed = false

  /// Whether the domain is explicit.
  var isStated: Bool { if case .values = domain { true } else { false } }

  /// The scale for `values`. An automatic domain of numbers includes zero and ends at ticks: about as many as
  /// `ticks`, or one every `step`.
  func scale(for values: [_ChartValue], ticks: Int, step: Double? = nil) -> ChartScale {
    switch domain {
    case .values(let wished): return ChartScale(domain: Self.exact(wished), isReversed: isReversed)
    case .automatic(let includesZero):
      guard !values.contains(where: \.isDate), var range = Self.range(of: values) else {
        return ChartScale(domain: Self.exact(values), isReversed: isReversed)
      }
      if includesZero { range = min(range.lowerBound, 0)...max(range.upperBound, 0) }
      let wished = step.flatMap { $0 > 0 ? $0 : nil }
      let step = wished ?? NiceTicks.step(extending: range, count: ticks)
      range = step.map { NiceTicks.extended(range, to: $0) } ?? range.lowerBound - 1...range.upperBound + 1
      return ChartScale(domain: .numbers(range, isTime: false), isReversed: isReversed, step: step)
    }
  }

  private static func exact(_ values: [_ChartValue]) -> ChartScale.Domain {
    let names = names(in: values)
    if !names.isEmpty { return .categories(names) }
    return .numbers(range(of: values) ?? 0...1, isTime: values.contains(where: \.isDate))
  }

  private static func range(of values: [_ChartValue]) -> ClosedRange<Double>? {
    let numbers = values.compactMap(\.number)
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return low...high
  }

  private static func names(in values: [_ChartValue]) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for case .category(let name) in values where seen.insert(name).inserted { names.append(name) }
    return names
  }
}

extension _ChartValue {
  var isDate: Bool { if case .date = self { true } else { false } }
}
