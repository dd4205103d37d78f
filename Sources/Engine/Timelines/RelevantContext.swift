public import Foundation

/// A time, place or user state in which a widget is relevant. Apple's page: RelevanceKit/RelevantContext.
///
/// The value is stored but not evaluated.
public struct RelevantContext: Hashable, Sendable {
  /// How a date is used. Apple's page: RelevanceKit/RelevantContext/DateKind.
  public enum DateKind: Hashable, Sendable {
    case `default`
    /// A time that is planned for.
    case scheduled
    /// A time at which something is offered.
    case informational
  }

  /// The user's inferred location. Apple's page: RelevanceKit/RelevantContext/InferredLocation.
  public enum InferredLocation: Hashable, Sendable {
    case home, work, school, commute
  }

  /// A part of the night. Apple's page: RelevanceKit/RelevantContext/SleepKind.
  public enum SleepKind: Hashable, Sendable {
    case bedtime, wakeup
  }

  /// A state of the user's exercise. Apple's page: RelevanceKit/RelevantContext/FitnessKind.
  public enum FitnessKind: Hashable, Sendable {
    /// The activity rings are not closed yet.
    case activityRingsIncomplete
    case workoutActive
  }

  public enum HeadphonesKind: Hashable, Sendable {
    case connected
  }

  private enum Condition: Hashable, Sendable {
    case date(DateInterval, DateKind)
    case location(InferredLocation)
    case sleep(SleepKind)
    case fitness(FitnessKind)
    case headphones(HeadphonesKind)
  }

  private let occasion: Condition

  public static func date(_ date: Date, kind: DateKind = .default) -> RelevantContext {
    self.date(interval: DateInterval(start: date, duration: 0), kind: kind)
  }

  /// A time span. The dates may be in either order.
  public static func date(from start: Date, to end: Date, kind: DateKind = .default) -> RelevantContext {
    // A DateInterval traps if its end is before its start, or is not a number.
    let (first, last) = end < start ? (end, start) : (start, end)
    let duration = last.timeIntervalSince(first)
    return date(interval: DateInterval(start: first, duration: duration >= 0 ? duration : 0), kind: kind)
  }

  public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext {
    RelevantContext(occasion: .date(interval, kind))
  }

  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext {
    date(from: range.lowerBound, to: range.upperBound, kind: kind)
  }

  public static func location(inferred location: InferredLocation) -> RelevantContext {
    RelevantContext(occasion: .location(location))
  }

  public static func sleep(_ kind: SleepKind) -> RelevantContext { RelevantContext(occasion: .sleep(kind)) }

  public static func fitness(_ kind: FitnessKind) -> RelevantContext { RelevantContext(occasion: .fitness(kind)) }

  public static func hardware(headphones: HeadphonesKind) -> RelevantContext {
    RelevantContext(occasion: .headphones(headphones))
  }
}
