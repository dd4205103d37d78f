package import Foundation
package import Timelines

/// Why a provider is asked.
package enum ReloadReason: String, Hashable, Sendable, Codable, CaseIterable {
  /// There is no timeline yet.
  case first
  /// A program asked for it.
  case request
  /// The policy's `.atEnd`: the date of the last entry has come.
  case atEnd
  /// The policy's `.after`: its date has come.
  case after
  /// More entries than are drawn ahead: the drawn ones end.
  case drawnEnd
  /// What is drawn, how, or by which program differs.
  case changed
  /// What was stored cannot be read, or is not there any more.
  case repair
  /// The clock was set back before the last reload.
  case clock

  /// For people.
  package var words: String {
    switch self {
    case .first: "there is no timeline yet"
    case .request: "a program asked for it"
    case .atEnd: "the last entry's date has come (.atEnd)"
    case .after: "the policy's date has come (.after)"
    case .drawnEnd: "the pictures that are drawn ahead end"
    case .changed: "the widget, its settings or its options changed"
    case .repair: "what was stored was damaged or gone"
    case .clock: "the clock was set back"
    }
  }
}

/// What holds a reload back.
package enum ReloadDelay: String, Hashable, Sendable, Codable {
  /// The last one was less than the least interval ago.
  case interval
  /// The day's budget is used up.
  case budget
  /// The last one failed.
  case retry

  /// For people.
  package var words: String {
    switch self {
    case .interval: "the last reload is too recent"
    case .budget: "the day's budget is used up"
    case .retry: "the last reload failed"
    }
  }
}

/// When the provider is asked next.
package struct ReloadPlan: Hashable, Sendable {
  /// The date; nil for never, unless a program asks.
  package let date: Date?
  package let reason: ReloadReason
  /// What moved it to its date from the one that was wished for; nil if nothing did.
  package let delay: ReloadDelay?

  /// Whether the date has come.
  package func isDue(at now: Date) -> Bool { date.map { $0 <= now } ?? false }
}

/// All that the plan is made from. No clock is read and no file: equal situations give equal plans.
package struct ReloadSituation: Sendable {
  /// The timeline that is shown.
  package struct Shown: Sendable {
    package var askedAt: Date
    package var policy: TimelineReloadPolicy
    package var lastEntry: Date
    /// From when on nothing is drawn although there is more; nil if everything is drawn.
    package var drawnUntil: Date?

    package init(askedAt: Date, policy: TimelineReloadPolicy, lastEntry: Date, drawnUntil: Date? = nil) {
      (self.askedAt, self.policy, self.lastEntry, self.drawnUntil) = (askedAt, policy, lastEntry, drawnUntil)
    }
  }

  /// Nil where there is none.
  package var shown: Shown?
  package var history: ReloadHistory
  /// What was asked for last, of this widget or of all.
  package var request: String
  /// What is stored is damaged.
  package var isDamaged = false
  /// What is stored was made by another program, or with other options.
  package var isChanged = false

  package init(shown: Shown?, history: ReloadHistory, request: String) {
    (self.shown, self.history, self.request) = (shown, history, request)
  }

  /// When to ask, and why.
  package func plan(at now: Date, rules: ReloadRules) -> ReloadPlan {
    guard let (date, reason) = wish(at: now) else { return ReloadPlan(date: nil, reason: .request, delay: nil) }
    var (result, delay) = (date, ReloadDelay?.none)
    func hold(until limit: Date, _ cause: ReloadDelay) {
      if limit > result { (result, delay) = (limit, cause) }
    }
    let attempts = history.countedAttempts(at: now)
    if let last = attempts.last {
      // A request that came after the failed attempt may bring what was missing, whatever else is due.
      let isNews = request != history.attemptedRequest
      if history.failures > 0 && !isNews {
        hold(until: last + rules.retryInterval(failures: history.failures), .retry)
      } else if [.atEnd, .after, .drawnEnd].contains(reason) {
        hold(until: last + rules.minimumInterval, .interval)
      } else if isNews {
        hold(until: last + rules.requestInterval, .interval)
      }
      if let budget = rules.dailyBudget, reason != .drawnEnd, attempts.count >= max(budget, 1) {
        hold(until: attempts[attempts.count - max(budget, 1)] + ReloadRules.day, .budget)
      }
    }
    return ReloadPlan(date: result, reason: reason, delay: delay)
  }

  /// When the provider would be asked if it could be asked at any time.
  private func wish(at now: Date) -> (Date, ReloadReason)? {
    if isDamaged { return (now, .repair) }
    guard let shown else { return (now, .first) }
    if isChanged { return (now, .changed) }
    if request != history.servedRequest { return (now, .request) }
    // The clock's own corrections are smaller.
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
