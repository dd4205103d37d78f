/// Bins of equal width for numbers. Apple's page: Charts/NumberBins.
public struct NumberBins<Value: Comparable>: RandomAccessCollection {
  /// The bounds of the bins, one more than there are bins.
  public let thresholds: [Value]

  /// Bins between neighbouring thresholds.
  public init(thresholds: [Value]) { self.thresholds = thresholds }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The index of the bin that contains `value`. Values outside of all bins count to the first or the last.
  public func index(for value: Value) -> Int { binIndex(of: value, in: thresholds) }
}

extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins that begin and end at round numbers. Apple's page: Charts/NumberBins/init(data:desiredCount:minimumStride:).
  ///
  /// - Parameters:
  ///   - data: The values that the bins contain.
  ///   - desiredCount: About how many bins to make (default: the square root of the number of values, at most 10).
  ///   - minimumStride: The least width of a bin.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let count = desiredCount ?? automaticBinCount(data.count)
    self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: count, minimumStride: minimumStride)
  }

  /// About `desiredCount` bins that cover `range` and end at round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    self.init(thresholds: NiceTicks.thresholds(over: range, desiredCount, Double(minimumStride)).map { Value($0) })
  }

  /// Exactly `count` bins.
  public init(range: ClosedRange<Value>, count: Int) {
    let width = (range.upperBound - range.lowerBound) / Value(Swift.max(1, count))
    self.init(thresholds: (0...Swift.max(1, count)).map { range.lowerBound + Value($0) * width })
  }

  /// Bins of a width from the beginning of `range` on.
  public init(size: Value, range: ClosedRange<Value>) {
    let width = Double(range.upperBound - range.lowerBound)
    let count = binCount(width, Double(size))
    self.init(thresholds: (0...count).map { range.lowerBound + Value($0) * size })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Bins that begin and end at round numbers. Apple's page: Charts/NumberBins/init(data:desiredCount:minimumStride:).
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    let count = desiredCount ?? automaticBinCount(data.count)
    self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: count, minimumStride: minimumStride)
  }

  /// About `desiredCount` bins that cover `range` and end at round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    let thresholds = NiceTicks.thresholds(over: range, desiredCount, Swift.max(1, Double(minimumStride)))
    self.init(thresholds: thresholds.compactMap { Value(exactly: $0.rounded()) })
  }

  /// Exactly `count` bins, of equal width if the length of the range is a multiple of `count`.
  public init(range: ClosedRange<Value>, count: Int) {
    let width = Double(range.upperBound) - Double(range.lowerBound)
    let count = Swift.max(1, count)
    self.init(
      thresholds: (0...count).compactMap {
        Value(exactly: (Double(range.lowerBound) + Double($0) * width / Double(count)).rounded())
      })
  }

  /// Bins of a width from the beginning of `range` on.
  public init(size: Value, range: ClosedRange<Value>) {
    let count = binCount(Double(range.upperBound) - Double(range.lowerBound), Double(size))
    self.init(thresholds: (0...count).map { range.lowerBound + Value($0) * size })
  }
}

/// The number of bins for a number of values: ours, as Apple has not published a rule.
func automaticBinCount(_ values: Int) -> Int { max(1, min(10, Int(Double(values).squareRoot().rounded(.up)))) }

/// How many bins of a width cover a length; at most 10,000.
func binCount(_ length: Double, _ width: Double) -> Int {
  guard width > 0, length >= 0, (length / width).isFinite else { return 1 }
  return max(1, Int(min(10_000, (length / width - 1e-9).rounded(.up))))
}

extension NiceTicks {
  /// The bounds of about `count` bins over `range`, all at multiples of a round number not below `least`.
  static func thresholds(over range: ClosedRange<Double>, _ count: Int, _ least: Double) -> [Double] {
    guard let step = step(over: range, count: count) else { return [range.lowerBound, range.lowerBound + 1] }
    let width = max(step, least)
    let whole = extended(range, to: width)
    // The greatest value must be inside of a bin, not at its open end.
    let end = whole.upperBound > range.upperBound ? whole.upperBound : whole.upperBound + width
    return values(in: whole.lowerBound...end, by: width)
  }
}
