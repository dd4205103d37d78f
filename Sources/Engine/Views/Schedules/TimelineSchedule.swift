public import Foundation

/// The dates at which a ``TimelineView`` changes. Apple's page: SwiftUI/TimelineSchedule.
public protocol TimelineSchedule {
  /// How often a view should change.
  typealias Mode = TimelineScheduleMode
  /// The dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from about `startDate` on: the first one may lie before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a view should change. Apple's page: SwiftUI/TimelineScheduleMode.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says: what pictures are made with.
  case normal
  /// Less often.
  case lowFrequency
}

/// A date and others at one distance. Apple's page: SwiftUI/PeriodicTimelineSchedule.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule of `startDate` and all dates whose distance from it is a multiple of `interval` seconds.
  ///
  /// A distance that is no positive number gives one date alone.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates from the last one not after `startDate` on, as a series that never ends.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval.isFinite, interval > 0 else { return Entries(date: start, interval: nil) }
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    guard steps.isFinite else { return Entries(date: start, interval: nil) }
    return Entries(date: start.addingTimeInterval(steps * interval), interval: interval)
  }

  /// Dates at one distance. Apple's page: SwiftUI/PeriodicTimelineSchedule/Entries.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date?
    /// Nil for a single date.
    fileprivate let interval: TimeInterval?

    /// The next date.
    public mutating func next() -> Date? {
      defer { date = interval.flatMap { interval in date.map { $0.addingTimeInterval(interval) } } }
      return date
    }
  }
}

/// The beginning of every minute. Apple's page: SwiftUI/EveryMinuteTimelineSchedule.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The minutes from that of `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    // No time zone differs from another by less than a minute.
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// Dates that are given. Apple's page: SwiftUI/ExplicitTimelineSchedule.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of `dates`, which are in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All of the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as a screen is refreshed, which a still picture is once. Apple's page: SwiftUI/AnimationTimelineSchedule.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule; neither argument has a meaning in a still picture.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  /// `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// `startDate` and all dates whose distance from it is a multiple of `interval` seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as a screen is refreshed, which a still picture is once.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// As often as a screen is refreshed, which a still picture is once.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// The dates that are given, in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> { ExplicitTimelineSchedule(dates) }
}
