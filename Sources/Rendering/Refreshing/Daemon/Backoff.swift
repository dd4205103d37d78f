import Foundation

/// How soon a daemon looks again, so that nothing that goes wrong keeps it busy.
///
/// - After a failure it waits 1 s, and twice as long after each further one, up to 60 s.
/// - A pass that leaves something due is followed by another at once: dates pass while others are worked on. More than
///   ``immediate`` in a row are not catching up, and count as failures do.
/// - Requests are served at once, ``hurried`` in a row; from then on, and after failures, one a second. A provider that
///   asks for itself whenever it is asked would otherwise never let go.
struct Backoff {
  static let least: TimeInterval = 1
  static let most: TimeInterval = 60
  static let immediate = 3
  static let hurried = 10

  private var failures = 0
  private var overdue = 0
  private var requests = 0
  private var lastEnd: Date?

  /// Whether the last pass failed.
  private(set) var isTroubled = false

  /// When to look again after a pass that went well; nil for never, unless something is asked for.
  mutating func date(afterPassAt now: Date, next: Date?) -> Date? {
    (lastEnd, failures, isTroubled) = (now, 0, false)
    guard let next, next <= now else {
      overdue = 0
      return next
    }
    overdue += 1
    return overdue <= Self.immediate ? next : now + Self.wait(overdue - Self.immediate)
  }

  /// When to look again after a pass that failed.
  mutating func date(afterFailureAt now: Date) -> Date {
    failures += 1
    (lastEnd, isTroubled) = (now, true)
    return now + Self.wait(failures)
  }

  /// When what woke the daemon is seen to; nil for at once. To be asked once after each pass.
  mutating func pause(for wakes: Set<Wake>, at now: Date) -> Date? {
    guard let lastEnd else { return nil }
    let rest = lastEnd + Self.least
    guard wakes == [.request], now < rest, lastEnd <= now else {
      requests = 0
      return nil
    }
    requests += 1
    return isTroubled || requests > Self.hurried ? rest : nil
  }

  /// After the `count`th time in a row.
  private static func wait(_ count: Int) -> TimeInterval { min(least * pow(2, Double(min(count, 32) - 1)), most) }
}
