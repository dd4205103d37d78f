import Foundation

/// Round numbers along an axis: 1, 2 or 5 times a power of ten apart.
enum NiceTicks {
  /// The distance that gives about `count` intervals; nil where there is no room for two ticks.
  static func step(over range: ClosedRange<Double>, count: Int) -> Double? {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite, count > 0 else { return nil }
    let rough = length / Double(count)
    let power = pow(10, log10(rough).rounded(.down))
    guard power > 0, power.isFinite else { return nil }
    let step: Double =
      switch rough / power {
      // The geometric means: whichever is nearer in proportion.
      case ..<1.414: 1
      case ..<3.162: 2
      case ..<7.071: 5
      default: 10
      }
    return step * power
  }

  /// The multiples of `step` in `range`, a thousand at most.
  static func values(in range: ClosedRange<Double>, by step: Double) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first.isFinite, last.isFinite, last >= first, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}
