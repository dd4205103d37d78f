package import Foundation

/// What a widget in its place asked its provider, and what came of it: `state.json`.
package struct ReloadHistory: Hashable, Sendable, Codable {
  /// Why the last timeline is still the one from before.
  package struct Failure: Hashable, Sendable, Codable {
    package var date: Date
    package var message: String

    package init(date: Date, message: String) { (self.date, self.message) = (date, message) }
  }

  /// When the provider was asked within the last day, in order.
  package private(set) var attempts: [Date] = []
  /// Failures since the last timeline.
  package private(set) var failures = 0
  package private(set) var lastFailure: Failure?
  /// The request (see ``ReloadTokens``) that the last attempt was to serve, and the last that was served.
  package private(set) var attemptedRequest = ""
  package private(set) var servedRequest = ""
  /// The rules of the last attempt: `status` tells by them what comes next.
  package private(set) var rules = ReloadRules()
  /// An attempt was begun and did not end, yet.
  package private(set) var isUnfinished = false

  package init() {}

  /// Notes that the provider is about to be asked. To be kept before it is: code that ends the process counts as failed.
  package mutating func begin(at now: Date, request: String, rules: ReloadRules = ReloadRules()) {
    forget(besides: now)
    attempts.append(now)
    (attemptedRequest, self.rules) = (request, rules)
    failures = min(max(failures, 0), Self.mostFailures) + 1
    lastFailure = Failure(date: now, message: "the reload did not come to its end")
    isUnfinished = true
  }

  /// Notes that a timeline came.
  package mutating func succeed() {
    (failures, lastFailure, isUnfinished) = (0, nil, false)
    servedRequest = attemptedRequest
  }

  /// Notes that none came. What was asked for waits on.
  package mutating func fail(_ message: String, at now: Date) {
    lastFailure = Failure(date: now, message: message)
    isUnfinished = false
  }

  /// The attempts that count at `now`: those of the last 24 hours. What lies in the future was noted by a clock that has
  /// since been set back.
  package func countedAttempts(at now: Date) -> [Date] {
    attempts.filter { $0 <= now && $0 > now - ReloadRules.day }
  }

  /// Notes that the process that made the last attempt ended in it.
  package mutating func endUnfinished() { isUnfinished = false }

  /// More are not told apart, and a damaged file may say any number.
  private static let mostFailures = 1_000_000

  private mutating func forget(besides now: Date) { attempts = countedAttempts(at: now) }
}
