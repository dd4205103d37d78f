public import Foundation

/// The readings of the last day, for a chart.
public struct SystemHistory: Hashable, Sendable {
  /// The part of a reading that is kept.
  public struct Sample: Hashable, Sendable {
    public var date: Date
    /// The one-minute load average; nil if unknown.
    public var load: Double?
    /// The used share of the memory, 0…1; nil if unknown.
    public var memory: Double?

    public init(date: Date, load: Double?, memory: Double?) {
      (self.date, self.load, self.memory) = (date, load, memory)
    }
  }

  /// Sorted by date.
  public private(set) var samples: [Sample]

  /// How long samples are kept, in seconds.
  public static let length: TimeInterval = 86_400
  /// The minimum interval between samples in seconds, because one pass draws several widgets.
  public static let interval: TimeInterval = 60
  /// The maximum number of samples: one for every two minutes of a day.
  static let most = 720

  /// Creates a history. Sorts the samples, and removes those with invalid dates.
  public init(_ samples: [Sample] = []) {
    self.samples = samples.filter { $0.date.timeIntervalSinceReferenceDate.isFinite }.sorted { $0.date < $1.date }
  }

  /// Adds a reading, unless there is one of the last minute. Removes samples older than a day, or in the future.
  ///
  /// - Returns: Whether anything changed.
  mutating func add(_ reading: SystemReading, at date: Date) -> Bool {
    let known = samples.filter { $0.date <= date && $0.date > date - Self.length }
    if let last = known.last, date.timeIntervalSince(last.date) < Self.interval {
      defer { samples = known }
      return known.count != samples.count
    }
    let sample = Sample(date: date, load: reading.load?.one, memory: reading.memory?.share)
    samples = (known + [sample]).suffix(Self.most)
    return true
  }

  /// The samples of a period before a date.
  public func samples(before date: Date, length: TimeInterval) -> [Sample] {
    samples.filter { $0.date <= date && $0.date >= date - length }
  }
}
