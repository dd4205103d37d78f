package import Foundation

/// Requests that take turns and are repeated where a failure may pass: how a tool asks servers.
package struct RequestQueue: Sendable {
  package let clock: FetchClock
  private let fetch: GuardedFetch
  private let policy: FetchPolicy
  private let gate: FetchGate

  package init(fetch: GuardedFetch, policy: FetchPolicy, clock: FetchClock) {
    (self.fetch, self.policy, self.clock) = (fetch, policy, clock)
    gate = FetchGate(total: policy.concurrent, perHost: policy.concurrentPerHost)
  }

  /// Whether a result of `date` is so recent that its address is not asked again.
  package func isRecent(_ date: Date) -> Bool {
    (0..<policy.recentTTL / .seconds(1)).contains(clock.now().timeIntervalSince(date))
  }

  /// Sends the request and retries according to the policy. One time limit applies to all attempts and delays,
  /// without the time in the queue.
  ///
  /// - Throws: Any ``FetchError`` but `.status` and `.notAnImage`.
  package func answer(
    from url: URL, questions: [String], byteLimit: Int = .max
  ) async throws(FetchError) -> HTTPResponse {
    if policy.isOffline { throw .offline }
    var limited = fetch
    limited.limits.bytes = min(limited.limits.bytes, byteLimit)
    var count = 0
    while true {
      let (outcome, spent) = await gate.pass(host: url.host()?.lowercased() ?? "") { [limited, clock] in
        let start = clock.now()
        let outcome = await limited.outcome(from: url, headers: questions)
        return (outcome, Duration.seconds(max(clock.now().timeIntervalSince(start), 0)))
      }
      count += 1
      limited.limits.total -= spent
      guard outcome.isTemporary, let wait = policy.wait(before: count, asked: outcome.retryAfter(at: clock.now())),
        wait < limited.limits.total
      else { return try outcome.get(timingOutAfter: fetch.limits.total, of: limited.limits.total + spent) }
      await clock.wait(wait)
      limited.limits.total -= wait
    }
  }
}

extension GuardedFetch {
  fileprivate func outcome(from url: URL, headers: [String]) async -> Result<HTTPResponse, FetchError> {
    do throws(FetchError) {
      return .success(try await answer(from: url, headers: headers))
    } catch {
      return .failure(error)
    }
  }
}

extension Result<HTTPResponse, FetchError> {
  /// Sends one request. A timeout of the last attempt, which had only the `rest` of the time, reports the `whole`.
  fileprivate func get(timingOutAfter whole: Duration, of rest: Duration) throws(FetchError) -> HTTPResponse {
    if self.error == .timedOut(rest) { throw .timedOut(whole) }
    return try get()
  }

  private var error: FetchError? { if case .failure(let error) = self { error } else { nil } }

  /// Whether a retry may succeed.
  fileprivate var isTemporary: Bool {
    switch self {
    case .success(let answer): FetchError.status(answer.status).isTemporary
    case .failure(let error): error.isTemporary
    }
  }

  /// The value of `Retry-After`, in seconds or as a date.
  fileprivate func retryAfter(at now: Date) -> Duration? {
    guard case .success(let answer) = self else { return nil }
    return answer.retryAfter(at: now)
  }
}
