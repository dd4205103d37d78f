import Foundation
import Testing
import Timelines

@testable import Scheduling

/// Plans for situations; `now` is second 1,000,000 and dates are seconds from it.
struct ReloadPlanTests {
  private let now = Date(timeIntervalSinceReferenceDate: 1_000_000)

  /// A situation with successful attempts at `attempts`.
  private func situation(
    _ policy: TimelineReloadPolicy = .never, lastEntry: TimeInterval = 0, drawnUntil: TimeInterval? = nil,
    attempts: [TimeInterval] = [-1000], request: String = ""
  ) -> ReloadSituation {
    var history = ReloadHistory()
    for attempt in attempts {
      history.begin(at: now + attempt, request: "")
      history.succeed()
    }
    let shown = ReloadSituation.Shown(
      askedAt: now + (attempts.last ?? 0), policy: policy, lastEntry: now + lastEntry,
      drawnUntil: drawnUntil.map { now + $0 })
    return ReloadSituation(shown: shown, history: history, request: request)
  }

  private func plan(
    _ situation: ReloadSituation, _ change: (inout ReloadRules) -> Void = { _ in }
  ) -> ReloadPlan {
    var rules = ReloadRules()
    change(&rules)
    return situation.plan(at: now, rules: rules)
  }

  private func plan(_ seconds: TimeInterval?, _ reason: ReloadReason, _ delay: ReloadDelay? = nil) -> ReloadPlan {
    ReloadPlan(date: seconds.map { now + $0 }, reason: reason, delay: delay)
  }

  @Test func `policies determine the date`() {
    #expect(plan(situation(.atEnd, lastEntry: 300)) == plan(300, .atEnd))
    #expect(plan(situation(.after(now + 50))) == plan(50, .after))
    #expect(plan(situation(.never)) == plan(nil, .request))
    // A date in the past is due immediately.
    #expect(plan(situation(.after(now - 500))) == plan(-500, .after))
    #expect(plan(situation(.after(now - 500))).isDue(at: now))
  }

  @Test func `without a timeline, with a damaged one or another program, the timeline is reloaded immediately`() {
    var none = situation()
    none.shown = nil
    #expect(plan(none) == plan(0, .first))
    var damaged = situation(.never)
    damaged.isDamaged = true
    #expect(plan(damaged) == plan(0, .repair))
    var changed = situation(.never)
    changed.isChanged = true
    #expect(plan(changed) == plan(0, .changed))
  }

  @Test func `a policy waits for the minimum interval, a request does not`() {
    let recent = situation(.after(now - 5), attempts: [-20])
    #expect(plan(recent) == plan(40, .after, .interval))
    #expect(plan(recent) { $0.minimumInterval = 0 } == plan(-5, .after))
    #expect(plan(situation(.after(now + 500), attempts: [-20], request: "a")) == plan(0, .request))
  }

  @Test func `a request is served once, however often it was made`() {
    var situation = situation(.never, request: "b+all")
    #expect(plan(situation) == plan(0, .request))
    situation.history.begin(at: now, request: "b+all")
    situation.history.succeed()
    #expect(plan(situation) == plan(nil, .request))
    // A request made while the provider runs is another request.
    situation.request = "c+all"
    #expect(plan(situation) == plan(1, .request, .interval))
  }

  @Test func `reloads over the budget wait until the day's first reload is a day ago`() {
    let attempts: [TimeInterval] = [-90_000, -80_000, -40_000, -600]
    #expect(plan(situation(.never, attempts: attempts, request: "a")) { $0.dailyBudget = 4 } == plan(0, .request))
    #expect(
      plan(situation(.never, attempts: attempts, request: "a")) { $0.dailyBudget = 3 }
        == plan(6400, .request, .budget))
    #expect(
      plan(situation(.after(now - 1), attempts: attempts)) { $0.dailyBudget = 2 } == plan(46_400, .after, .budget))
    // The end of the pre-rendered entries is exempt from the budget.
    #expect(
      plan(situation(.never, drawnUntil: -1, attempts: attempts)) { $0.dailyBudget = 2 } == plan(-1, .drawnEnd))
    // A budget of zero is treated as one: something has to be shown.
    #expect(
      plan(situation(.never, attempts: [-100], request: "a")) { $0.dailyBudget = 0 } == plan(86_300, .request, .budget))
  }

  @Test(arguments: [(1, 60.0), (2, 120), (3, 240), (6, 1920), (7, 3600), (5000, 3600)])
  func `failures are retried with increasing delays`(failures: Int, wait: TimeInterval) {
    var situation = situation(.after(now - 5000), attempts: [-90_000])
    for _ in 0..<failures {
      situation.history.begin(at: now - 10, request: "")
      situation.history.fail("no answer", at: now - 10)
    }
    #expect(plan(situation) == plan(wait - 10, .after, .retry))
  }

  @Test func `a request after a failure is tried immediately, but not twice`() {
    var situation = situation(.never, request: "a")
    situation.history.begin(at: now - 10, request: "a")
    situation.history.fail("no answer", at: now - 9)
    #expect(plan(situation) == plan(50, .request, .retry))
    situation.request = "b"
    #expect(plan(situation) == plan(0, .request))
    situation.history.begin(at: now, request: "b")
    situation.history.fail("no answer", at: now)
    #expect(plan(situation) == plan(120, .request, .retry))
    // The request is served even if the program changed, too.
    situation.isChanged = true
    situation.request = "d"
    #expect(plan(situation) == plan(1, .changed, .interval))
    (situation.isChanged, situation.request) = (false, "b")
    // Consecutive requests are served once a second.
    situation.history.begin(at: now, request: "b")
    situation.history.succeed()
    situation.request = "c"
    #expect(plan(situation) == plan(1, .request, .interval))
  }

  @Test func `an attempt that ended the process counts as failed`() {
    var situation = situation(.after(now - 5))
    situation.history.begin(at: now, request: "")
    #expect(situation.history.isUnfinished && situation.history.failures == 1)
    #expect(plan(situation) == plan(60, .after, .retry))
  }

  @Test func `the end of the pre-rendered entries counts if it comes before the policy's date`() {
    #expect(plan(situation(.after(now + 500), drawnUntil: 100)) == plan(100, .drawnEnd))
    #expect(plan(situation(.after(now + 50), drawnUntil: 100)) == plan(50, .after))
    #expect(plan(situation(.never, drawnUntil: 100)) == plan(100, .drawnEnd))
  }

  @Test func `setting the clock back a day causes one reload and loses nothing`() {
    var situation = situation(.after(now + 90_000), lastEntry: 86_400, attempts: [86_390, 86_400], request: "a")
    #expect(plan(situation) { $0.dailyBudget = 1 } == plan(0, .request))
    situation.request = ""
    #expect(plan(situation) == plan(0, .clock))
    situation.history.begin(at: now, request: "")
    situation.history.succeed()
    situation.shown?.askedAt = now
    #expect(plan(situation) == plan(90_000, .after))
    #expect(situation.history.attempts == [now])
  }

  @Test func `setting the clock forward a year makes everything due, with one reload each`() {
    let year: TimeInterval = 365 * 86_400
    var situation = situation(.after(now + 600))
    let later = now + year
    #expect(situation.plan(at: later, rules: ReloadRules()).isDue(at: later))
    situation.history.begin(at: later, request: "")
    situation.history.succeed()
    situation.shown = .init(askedAt: later, policy: .after(later + 600), lastEntry: later)
    #expect(situation.plan(at: later, rules: ReloadRules()).date == later + 600)
  }
}
