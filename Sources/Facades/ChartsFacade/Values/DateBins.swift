public import Foundation

/// Bins for dates. Apple's page: Charts/DateBins.
public struct DateBins: RandomAccessCollection, Sendable {
  /// The bounds of the bins, one more than there are bins.
  public let thresholds: [Date]

  /// Bins between neighbouring thresholds.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Bins of `timeInterval` seconds from the beginning of `range` on.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let count = binCount(range.upperBound.timeIntervalSince(range.lowerBound), timeInterval)
    self.init(thresholds: (0...count).map { range.lowerBound + Double($0) * timeInterval })
  }

  /// Bins of `stride` hours, days, months … that cover `range`.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
  ) {
    var thresholds = [calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound]
    while let last = thresholds.last, last <= range.upperBound, thresholds.count < 10_000 {
      guard let next = calendar.date(byAdding: unit, value: Swift.max(1, stride), to: last), next > last else { break }
      thresholds.append(next)
    }
    self.init(thresholds: thresholds)
  }

  /// About `desiredCount` bins over all dates (default: the square root of their number, at most 10).
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(
      range: first...(data.max() ?? first), desiredCount: desiredCount ?? automaticBinCount(data.count),
      calendar: calendar)
  }

  /// About `desiredCount` bins that begin at whole hours, days, months …
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
    let seconds =
      range.lowerBound.timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate
    let ticks = DateTicks.fitting(seconds, count: desiredCount)
    self.init(unit: ticks.component, by: ticks.count, range: range, calendar: calendar)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The index of the bin that contains `value`. Dates outside of all bins count to the first or the last.
  public func index(for value: Date) -> Int { binIndex(of: value, in: thresholds) }
}
