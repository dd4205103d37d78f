public import Foundation

/// The dates at which a ``TimelineView`` changes. Apple's page: SwiftUI/TimelineSchedule.
public protocol TimelineSchedule {
  /// How often a view should update.
  typealias Mode = TimelineScheduleMode
  /// The dates, in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from about `startDate`; the first may be earlier.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a view should update. Apple's page: SwiftUI/TimelineScheduleMode.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule has dates; used for pictures.
  case normal
  /// Less often.
  case lowFrequency
}

/// Dates at a fixed interval. Apple's page: SwiftUI/PeriodicTimelineSchedule.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule of `startDate` and all dates at multiples of `interval` seconds from it.
  ///
  /// If `interval` is not positive, `startDate` is the only date.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// An infinite series, from the last date that is not after `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval.isFinite, interval > 0 else { return Entries(date: start, interval: nil) }
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    guard steps.isFinite else { return Entries(date: start, interval: nil) }
    return Entries(date: start.addingTimeInterval(steps * interval), interval: interval)
  }

  /// The dates of the schedule. Apple's page: SwiftUI/PeriodicTimelineSchedule/Entries.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date?
    /// Nil for a single date.
    fileprivate let interval: TimeInterval?

    public mutating func next() -> Date? {
      defer { date = interval.flatMap { interval in date.map { $0.addingTimeInterval(interval) } } }
      return date
    }
  }
}

/// The beginning of every minute. Apple's page: SwiftUI/EveryMinuteTimelineSchedule.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  /// The minutes from the minute of `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    // Time zones differ by whole minutes.
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// A list of dates. Apple's page: SwiftUI/ExplicitTimelineSchedule.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of `dates` in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule for each frame of a screen; a still picture has one. Apple's page: SwiftUI/AnimationTimelineSchedule.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule; both arguments are ignored.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at multiples of `interval` seconds from `startDate`.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule for each frame of a screen; a still picture has one.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// A schedule for each frame of a screen; a still picture has one.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A list of dates, in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> { ExplicitTimelineSchedule(dates) }
}
