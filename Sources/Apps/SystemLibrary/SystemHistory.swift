public import Foundation

/// What was read in the last day, for a chart.
public struct SystemHistory: Hashable, Sendable {
  /// What is kept of a reading.
  public struct Sample: Hashable, Sendable {
    /// When it was read.
    public var date: Date
    /// The load of a minute; nil where it was not told.
    public var load: Double?
    /// The used part of the memory, 0…1; nil where it was not told.
    public var memory: Double?

    /// Creates a sample.
    public init(date: Date, load: Double?, memory: Double?) {
      (self.date, self.load, self.memory) = (date, load, memory)
    }
  }

  /// In the order of their dates.
  public private(set) var samples: [Sample]

  /// How long samples are kept, in seconds.
  public static let length: TimeInterval = 86_400
  /// The least seconds between samples: several widgets are drawn in one pass.
  public static let interval: TimeInterval = 60
  /// The most samples: one for each two minutes of a day.
  static let most = 720

  /// Creates a history; the samples are put in order, and those of no date left out.
  public init(_ samples: [Sample] = []) {
    self.samples = samples.filter { $0.date.timeIntervalSinceReferenceDate.isFinite }.sorted { $0.date < $1.date }
  }

  /// Adds a reading, unless there is one of the last minute, and forgets what is older than a day, and what the clock says
  /// is still to come.
  ///
  /// - Returns: Whether anything has changed.
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

  /// The samples of some time before a date.
  public func samples(before date: Date, length: TimeInterval) -> [Sample] {
    samples.filter { $0.date <= date && $0.date >= date - length }
  }
}
