package import Foundation
package import Timelines

/// Why a timeline is reloaded.
package enum ReloadReason: String, Hashable, Sendable, Codable, CaseIterable {
  case first
  case request
  /// The policy is `.atEnd` and the date of the last entry was reached.
  case atEnd
  /// The policy is `.after` and its date was reached.
  case after
  /// The last pre-rendered entry was reached, but the timeline has more.
  case drawnEnd
  /// The widget, its options or the program changed.
  case changed
  /// Stored files are missing or cannot be read.
  case repair
  /// The clock was set back before the last reload.
  case clock

  /// The reason in messages.
  package var words: String {
    switch self {
    case .first: "no timeline yet"
    case .request: "requested by a program"
    case .atEnd: "the last entry's date was reached (.atEnd)"
    case .after: "the policy's date was reached (.after)"
    case .drawnEnd: "the pre-rendered entries end"
    case .changed: "the widget, its settings or its options changed"
    case .repair: "stored files were damaged or missing"
    case .clock: "the clock was set back"
    }
  }
}

/// Why a reload is delayed.
package enum ReloadDelay: String, Hashable, Sendable, Codable {
  /// The last reload was less than the minimum interval ago.
  case interval
  case budget
  case retry

  /// The reason in messages.
  package var words: String {
    switch self {
    case .interval: "the last reload is too recent"
    case .budget: "the day's budget is used up"
    case .retry: "the last reload failed"
    }
  }
}

/// When to reload next.
package struct ReloadPlan: Hashable, Sendable {
  /// The date; nil for only on request.
  package let date: Date?
  package let reason: ReloadReason
  /// What delays the reload; nil for nothing.
  package let delay: ReloadDelay?

  package func isDue(at now: Date) -> Bool { date.map { $0 <= now } ?? false }
}

/// All inputs of a plan. It reads no clock and no files: equal situations give equal plans.
package struct ReloadSituation: Sendable {
  /// The current timeline.
  package struct Shown: Sendable {
    package var askedAt: Date
    package var policy: TimelineReloadPolicy
    package var lastEntry: Date
    /// The date up to which entries are pre-rendered; nil if all are.
    package var drawnUntil: Date?

    package init(askedAt: Date, policy: TimelineReloadPolicy, lastEntry: Date, drawnUntil: Date? = nil) {
      (self.askedAt, self.policy, self.lastEntry, self.drawnUntil) = (askedAt, policy, lastEntry, drawnUntil)
    }
  }

  /// Nil if there is none.
  package var shown: Shown?
  package var history: ReloadHistory
  /// The last request for this widget or for all.
  package var request: String
  /// Stored files are damaged.
  package var isDamaged = false
  /// Stored files were made by another program version, or with other options.
  package var isChanged = false

  package init(shown: Shown?, history: ReloadHistory, request: String) {
    (self.shown, self.history, self.request) = (shown, history, request)
  }

  /// The next reload and its reason.
  package func plan(at now: Date, rules: ReloadRules) -> ReloadPlan {
    guard let (date, reason) = undelayedReload(at: now) else {
      return ReloadPlan(date: nil, reason: .request, delay: nil)
    }
    var (result, delay) = (date, ReloadDelay?.none)
    func hold(until limit: Date, _ cause: ReloadDelay) {
      if limit > result { (result, delay) = (limit, cause) }
    }
    let attempts = history.countedAttempts(at: now)
    if let last = attempts.last {
      // A request after the failed attempt may fix the cause, so it is served whatever else is due.
      let isNewRequest = request != history.attemptedRequest
      if history.failures > 0 && !isNewRequest {
        hold(until: last + rules.retryInterval(failures: history.failures), .retry)
      } else if [.atEnd, .after, .drawnEnd].contains(reason) {
        hold(until: last + rules.minimumInterval, .interval)
      } else if isNewRequest {
        hold(until: last + rules.requestInterval, .interval)
      }
      if let budget = rules.dailyBudget, reason != .drawnEnd, attempts.count >= max(budget, 1) {
        hold(until: attempts[attempts.count - max(budget, 1)] + ReloadRules.day, .budget)
      }
    }
    return ReloadPlan(date: result, reason: reason, delay: delay)
  }

  /// The next reload without rules that delay it.
  private func undelayedReload(at now: Date) -> (Date, ReloadReason)? {
    if isDamaged { return (now, .repair) }
    guard let shown else { return (now, .first) }
    if isChanged { return (now, .changed) }
    if request != history.servedRequest { return (now, .request) }
    // Corrections of the clock are smaller.
    if shown.askedAt > now + 60 { return (now, .clock) }
    let policy: (Date, ReloadReason)? =
      switch shown.policy.kind {
      case .atEnd: (shown.lastEntry, .atEnd)
      case .after(let date): (date, .after)
      case .never: nil
      }
    guard let drawnUntil = shown.drawnUntil, drawnUntil < policy?.0 ?? .distantFuture else { return policy }
    return (drawnUntil, .drawnEnd)
  }
}

/// How often a widget may be reloaded. Dates are wall-clock time, intervals are seconds.
///
/// WidgetKit gives a frequently viewed widget 40 to 70 reloads a day (WidgetKit, "Keeping a widget up to date"). Here
/// reloads are unlimited by default.
package struct ReloadRules: Hashable, Sendable, Codable {
  /// The minimum time in seconds between two reloads by policy (default: 60).
  package var minimumInterval: TimeInterval = 60
  /// The minimum time in seconds between a reload and a requested one (default: 1).
  package var requestInterval: TimeInterval = 1
  /// The maximum number of reloads within 24 hours (default: no limit).
  package var dailyBudget: Int?
  /// The delay in seconds after a first failure, which doubles with each further one (default: 60).
  package var firstRetry: TimeInterval = 60
  /// The maximum delay in seconds after a failure (default: 3600).
  package var longestRetry: TimeInterval = 3600

  package init() {}

  /// The delay after an attempt, for the number of failures in a row.
  package func retryInterval(failures: Int) -> TimeInterval {
    min(firstRetry * pow(2, Double(min(max(failures, 1), 60) - 1)), longestRetry)
  }

  /// The period of the budget.
  static let day: TimeInterval = 86_400
}
