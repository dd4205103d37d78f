/// The bounds of a bin. Apple's page: Charts/ChartBinRange.
public struct ChartBinRange<Bound> {
  public let lowerBound: Bound
  public let upperBound: Bound
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// The bin that contains a value: the last whose lower bound is not above it. Values outside of all bins count to the
/// first or the last.
func binIndex<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
  let index = (thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1
  return max(0, min(index, thresholds.count - 2))
}
