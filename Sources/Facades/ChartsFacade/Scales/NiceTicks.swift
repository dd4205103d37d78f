import Foundation

/// Round numbers along an axis: 1, 2 or 5 times a power of ten apart.
enum NiceTicks {
  /// The distance that gives about `count` intervals; `nil` if two ticks do not fit.
  static func step(over range: ClosedRange<Double>, count: Int) -> Double? {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite, count > 0 else { return nil }
    let rough = length / Double(count)
    let power = pow(10, log10(rough).rounded(.down))
    guard power > 0, power.isFinite else { return nil }
    let step: Double =
      switch rough / power {
      // The geometric means: the step that is closer in proportion.
      case ..<1.414: 1
      case ..<3.162: 2
      case ..<7.071: 5
      default: 10
      }
    return step * power
  }

  /// The distance that gives about `count` intervals after `range` is extended to it; `nil` if two ticks do not fit.
  /// Over 0…125, steps of 20 make seven intervals and steps of 50 three: 50 is closer to four.
  static func step(extending range: ClosedRange<Double>, count: Int) -> Double? {
    guard let step = step(over: range, count: count) else { return nil }
    let power = pow(10, (log10(step) + 1e-9).rounded(.down))
    return [1, 2, 5, 10, 20].map { $0 * power }
      .min { misfit(of: $0, over: range, count: count) < misfit(of: $1, over: range, count: count) }
  }

  /// The factor, as a logarithm, by which the number of intervals is wrong.
  private static func misfit(of step: Double, over range: ClosedRange<Double>, count: Int) -> Double {
    let extended = extended(range, to: step)
    return abs(log((extended.upperBound - extended.lowerBound) / step / Double(count)))
  }

  /// `range` extended to multiples of `step`.
  static func extended(_ range: ClosedRange<Double>, to step: Double) -> ClosedRange<Double> {
    let lower = (range.lowerBound / step).rounded(.down) * step
    let upper = (range.upperBound / step).rounded(.up) * step
    return lower.isFinite && upper.isFinite && lower <= upper ? lower...upper : range
  }

  /// The multiples of `step` in `range`, at most 1,000.
  static func values(in range: ClosedRange<Double>, by step: Double) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first.isFinite, last.isFinite, last >= first, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// About `count` powers of ten in `range`; over less than two of them, also 2 and 5 times each.
  static func powers(in range: ClosedRange<Double>, count: Int?) -> [Double] {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return [] }
    let first = Int((log10(range.lowerBound) + 1e-9).rounded(.down))
    let last = Int((log10(range.upperBound) - 1e-9).rounded(.up))
    let stride = max(1, (last - first) / max(1, count ?? last - first))
    let factors: [Double] = last - first < 2 ? [1, 2, 5] : [1]
    let powers = Swift.stride(from: first, through: last, by: stride).map { pow(10, Double($0)) }
    let values = powers.flatMap { power in factors.map { $0 * power } }
    return values.filter { $0 >= range.lowerBound * (1 - 1e-9) && $0 <= range.upperBound * (1 + 1e-9) }
  }
}
