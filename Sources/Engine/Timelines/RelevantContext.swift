public import Foundation

/// A time, place or state of the person in which something matters. Apple's page: RelevanceKit/RelevantContext.
///
/// A value and nothing more: nothing here looks for such occasions.
public struct RelevantContext: Hashable, Sendable {
  /// How a time counts. Apple's page: RelevanceKit/RelevantContext/DateKind.
  public enum DateKind: Hashable, Sendable {
    /// As the system sees fit.
    case `default`
    /// A time that is planned for.
    case scheduled
    /// A time at which something is offered.
    case informational
  }

  /// Where the person probably is. Apple's page: RelevanceKit/RelevantContext/InferredLocation.
  public enum InferredLocation: Hashable, Sendable {
    /// At home.
    case home
    /// At work.
    case work
    /// At school.
    case school
    /// On the way.
    case commute
  }

  /// A part of the night. Apple's page: RelevanceKit/RelevantContext/SleepKind.
  public enum SleepKind: Hashable, Sendable {
    /// Before going to bed.
    case bedtime
    /// After getting up.
    case wakeup
  }

  /// What exercise is at hand. Apple's page: RelevanceKit/RelevantContext/FitnessKind.
  public enum FitnessKind: Hashable, Sendable {
    /// The day's rings are open.
    case activityRingsIncomplete
    /// A workout is under way.
    case workoutActive
  }

  /// What is plugged in. Apple's page: RelevanceKit/RelevantContext/HeadphonesKind.
  public enum HeadphonesKind: Hashable, Sendable {
    /// Headphones are connected.
    case connected
  }

  private enum Occasion: Hashable, Sendable {
    case date(DateInterval, DateKind)
    case location(InferredLocation)
    case sleep(SleepKind)
    case fitness(FitnessKind)
    case headphones(HeadphonesKind)
  }

  private let occasion: Occasion

  /// A point in time.
  public static func date(_ date: Date, kind: DateKind = .default) -> RelevantContext {
    self.date(interval: DateInterval(start: date, duration: 0), kind: kind)
  }

  /// A stretch of time; from the earlier of the two dates to the later one.
  public static func date(from start: Date, to end: Date, kind: DateKind = .default) -> RelevantContext {
    // A DateInterval traps on an end before its start, and on one that is no number.
    let (first, last) = end < start ? (end, start) : (start, end)
    let duration = last.timeIntervalSince(first)
    return date(interval: DateInterval(start: first, duration: duration >= 0 ? duration : 0), kind: kind)
  }

  /// A stretch of time.
  public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext {
    RelevantContext(occasion: .date(interval, kind))
  }

  /// A stretch of time.
  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext {
    date(from: range.lowerBound, to: range.upperBound, kind: kind)
  }

  /// A place.
  public static func location(inferred location: InferredLocation) -> RelevantContext {
    RelevantContext(occasion: .location(location))
  }

  /// A part of the night.
  public static func sleep(_ kind: SleepKind) -> RelevantContext { RelevantContext(occasion: .sleep(kind)) }

  /// Exercise.
  public static func fitness(_ kind: FitnessKind) -> RelevantContext { RelevantContext(occasion: .fitness(kind)) }

  /// Something plugged in.
  public static func hardware(headphones: HeadphonesKind) -> RelevantContext {
    RelevantContext(occasion: .headphones(headphones))
  }
}
