/// Concurrency, retries and caching of fetches.
package struct FetchPolicy: Hashable, Sendable {
  /// Maximum number of concurrent requests (default: 2).
  package var concurrent = 2
  /// Maximum number of concurrent requests per host (default: 2).
  package var concurrentPerHost = 2
  /// Maximum number of attempts for errors that may be temporary (default: 3).
  package var tries = 3
  /// The delay before the second attempt (default: 500 ms). It doubles with each further attempt.
  package var firstWait = Duration.milliseconds(500)
  /// The maximum delay (default: 5 s). There is no further attempt if `Retry-After` asks for a longer one.
  package var longestWait = Duration.seconds(5)
  /// How long a response or an error is used without a new request, whatever the server says (default: 60 s). The
  /// pictures of one run then show the same image, and an unreachable server is waited for once.
  package var recentTTL = Duration.seconds(60)
  /// Whether only stored copies are used.
  package var isOffline = false

  package init() {}

  /// The delay before the retry number `count`, or `nil` for no further attempt.
  func wait(before count: Int, asked: Duration?) -> Duration? {
    guard count < tries else { return nil }
    let own = firstWait * (1 << min(count - 1, 16))
    let wait = max(min(own, longestWait), asked ?? .zero)
    return wait > longestWait ? nil : wait
  }
}
