/// How pictures are fetched: how many at once, how often, how patiently.
package struct FetchPolicy: Hashable, Sendable {
  /// Exchanges at once, 2 unless set.
  package var concurrent = 2
  /// Exchanges at once with one host, 2 unless set; of meaning only where more run at once in all.
  package var concurrentPerHost = 2
  /// How often an address is asked for where a failure may pass; 3 unless set.
  package var tries = 3
  /// The wait before the second try, 500 ms unless set; it doubles with each further one.
  package var firstWait = Duration.milliseconds(500)
  /// The longest wait, 5 s unless set. A server that asks for a longer one with `Retry-After` is not asked again.
  package var longestWait = Duration.seconds(5)
  /// For how long an answer, or a failure, is not asked for again whatever its server says of it; 60 s unless set. So the
  /// pictures of one run show the same, and a server that does not answer costs its time once.
  package var recentTTL = Duration.seconds(60)
  /// Whether only stored copies are used.
  package var isOffline = false

  package init() {}

  /// The wait before the try with the number `count` after the first, or nil for no further try.
  func wait(before count: Int, asked: Duration?) -> Duration? {
    guard count < tries else { return nil }
    let own = firstWait * (1 << min(count - 1, 16))
    let wait = max(min(own, longestWait), asked ?? .zero)
    return wait > longestWait ? nil : wait
  }
}
