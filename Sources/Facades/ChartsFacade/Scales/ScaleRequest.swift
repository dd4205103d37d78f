import Foundation

/// The settings of an axis before its scale is created.
struct ScaleRequest {
  enum Domain {
    case automatic(includesZero: Bool?, change: (([_ChartValue]) -> [_ChartValue])?)
    case values([_ChartValue])

    static func automatic(includesZero: Bool) -> Domain { .automatic(includesZero: includesZero, change: nil) }
  }

  /// Which ends of an automatic domain are extended to a tick.
  struct Rounding {
    var lower = true
    var upper = true
  }

  var domain: Domain = .automatic(includesZero: nil, change: nil)
  var isReversed = false
  var type: ScaleType?
  var range: AxisRange?

  /// Whether the domain is explicit.
  var isStated: Bool { if case .values = domain { true } else { false } }

  /// The scale for `values`. An automatic domain of numbers includes zero and ends at ticks: about as many as
  /// `ticks`, or one every `step`.
  func scale(
    for values: [_ChartValue], ticks: Int, step: Double? = nil, rounding: Rounding = Rounding()
  ) -> ChartScale {
    var scale = unplaced(values, ticks, step, rounding)
    if let type { scale.type = type }
    if let range { scale.range = range }
    return scale
  }

  private func unplaced(_ values: [_ChartValue], _ ticks: Int, _ step: Double?, _ rounding: Rounding) -> ChartScale {
    switch domain {
    case .values(let wished): return ChartScale(domain: exact(wished), isReversed: isReversed)
    case .automatic(let includesZero, let change):
      let values = change.map { $0(values) } ?? values
      guard !values.contains(where: \.isDate), type?.kind != .category, var range = Self.range(of: values) else {
        return ChartScale(domain: exact(values), isReversed: isReversed)
      }
      if type?.kind == .log { return logarithmic(values) }
      if includesZero ?? true { range = min(range.lowerBound, 0)...max(range.upperBound, 0) }
      let wished = step.flatMap { $0 > 0 ? $0 : nil }
      let step = wished ?? NiceTicks.step(extending: range, count: ticks)
      guard let step else {
        range = range.lowerBound - 1...range.upperBound + 1
        return ChartScale(domain: .numbers(range, isTime: false), isReversed: isReversed)
      }
      let extended = NiceTicks.extended(range, to: step)
      let lower = rounding.lower ? extended.lowerBound : range.lowerBound
      let upper = rounding.upper ? extended.upperBound : range.upperBound
      return ChartScale(domain: .numbers(lower...upper, isTime: false), isReversed: isReversed, step: step)
    }
  }

  /// A domain of the positive values that ends at powers of ten.
  private func logarithmic(_ values: [_ChartValue]) -> ChartScale {
    let positive = values.filter { ($0.number ?? 0) > 0 }
    let range = Self.range(of: positive) ?? 1...10
    let lower = pow(10, (log10(range.lowerBound) + 1e-9).rounded(.down))
    let upper = pow(10, (log10(range.upperBound) - 1e-9).rounded(.up))
    let whole = lower > 0 && upper.isFinite && lower < upper ? lower...upper : range
    return ChartScale(domain: .numbers(whole, isTime: false), isReversed: isReversed)
  }

  private func exact(_ values: [_ChartValue]) -> ChartScale.Domain {
    if type?.kind == .category { return .categories(Self.unique(values.map(\.text))) }
    let names = Self.names(in: values)
    if !names.isEmpty { return .categories(names) }
    return .numbers(Self.range(of: values) ?? 0...1, isTime: values.contains(where: \.isDate))
  }

  static func range(of values: [_ChartValue]) -> ClosedRange<Double>? {
    let numbers = values.compactMap(\.number)
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return low...high
  }

  private static func names(in values: [_ChartValue]) -> [String] {
    unique(values.compactMap { if case .category(let name) = $0 { name } else { nil } })
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension _ChartValue {
  var isDate: Bool { if case .date = self { true } else { false } }
}
