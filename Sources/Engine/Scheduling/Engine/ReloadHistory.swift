package import Foundation

/// A widget's reload attempts and their results: `state.json`.
package struct ReloadHistory: Hashable, Sendable, Codable {
  /// Why the last reload failed.
  package struct Failure: Hashable, Sendable, Codable {
    package var date: Date
    package var message: String

    package init(date: Date, message: String) { (self.date, self.message) = (date, message) }
  }

  /// The dates of the attempts within the last day, in order.
  package private(set) var attempts: [Date] = []
  /// Failures since the last timeline.
  package private(set) var failures = 0
  package private(set) var lastFailure: Failure?
  /// The request (see ``ReloadTokens``) of the last attempt, and the last one that was served.
  package private(set) var attemptedRequest = ""
  package private(set) var servedRequest = ""
  /// The rules of the last attempt, from which `status` derives the next reload.
  package private(set) var rules = ReloadRules()
  /// An attempt was started and has not ended yet.
  package private(set) var isUnfinished = false

  package init() {}

  /// Records the start of an attempt. Store the history before calling the provider, so that code that ends the
  /// process counts as a failure.
  package mutating func begin(at now: Date, request: String, rules: ReloadRules = ReloadRules()) {
    forget(besides: now)
    attempts.append(now)
    (attemptedRequest, self.rules) = (request, rules)
    failures = min(max(failures, 0), Self.mostFailures) + 1
    lastFailure = Failure(date: now, message: "the reload was interrupted")
    isUnfinished = true
  }

  /// Records that a timeline was returned.
  package mutating func succeed() {
    (failures, lastFailure, isUnfinished) = (0, nil, false)
    servedRequest = attemptedRequest
  }

  /// Records a failure. A request stays pending.
  package mutating func fail(_ message: String, at now: Date) {
    lastFailure = Failure(date: now, message: message)
    isUnfinished = false
  }

  /// The attempts that count at `now`: those of the last 24 hours. Attempts in the future were recorded before the
  /// clock was set back.
  package func countedAttempts(at now: Date) -> [Date] {
    attempts.filter { $0 <= now && $0 > now - ReloadRules.day }
  }

  /// Records that the process ended during the last attempt.
  package mutating func endUnfinished() { isUnfinished = false }

  /// The maximum, because a damaged file may have any number.
  private static let mostFailures = 1_000_000

  private mutating func forget(besides now: Date) { attempts = countedAttempts(at: now) }
}
