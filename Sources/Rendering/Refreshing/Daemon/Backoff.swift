import Foundation

/// Limits how often a daemon wakes up, so that errors do not keep it busy.
///
/// - After a failure it waits 1 s, and twice as long after each further one, up to 60 s.
/// - If a pass leaves something due, another follows at once, as dates pass while other slots are updated. After more
///   than ``immediatePassLimit`` in a row, the delays are those of failures.
/// - Requests are served at once, ``immediateRequestLimit`` in a row; from then on, and after failures, one per second. A provider
///   that requests a reload on every reload would otherwise never stop.
struct Backoff {
  static let least: TimeInterval = 1
  static let most: TimeInterval = 60
  static let immediatePassLimit = 3
  static let immediateRequestLimit = 10

  private var failures = 0
  private var overduePasses = 0
  private var requests = 0
  private var lastEnd: Date?

  private(set) var hasFailed = false

  /// The next date after a successful pass; `nil` for never, except on request.
  mutating func date(afterPassAt now: Date, next: Date?) -> Date? {
    (lastEnd, failures, hasFailed) = (now, 0, false)
    guard let next, next <= now else {
      overduePasses = 0
      return next
    }
    overduePasses += 1
    return overduePasses <= Self.immediatePassLimit ? next : now + Self.wait(overduePasses - Self.immediatePassLimit)
  }

  /// The next date after a failed pass.
  mutating func date(afterFailureAt now: Date) -> Date {
    failures += 1
    (lastEnd, hasFailed) = (now, true)
    return now + Self.wait(failures)
  }

  /// When to serve the wake reasons; `nil` for at once. Call it once after each pass.
  mutating func pause(for wakes: Set<Wake>, at now: Date) -> Date? {
    guard let lastEnd else { return nil }
    let rest = lastEnd + Self.least
    guard wakes == [.request], now < rest, lastEnd <= now else {
      requests = 0
      return nil
    }
    requests += 1
    return hasFailed || requests > Self.immediateRequestLimit ? rest : nil
  }

  /// The delay after `count` times in a row.
  private static func wait(_ count: Int) -> TimeInterval { min(least * pow(2, Double(min(count, 32) - 1)), most) }
}
