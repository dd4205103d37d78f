/// How long a program waits before it connects again: after a failure half a second, and twice as long after each further
/// one, up to 30 seconds.
///
/// Each delay is shortened by up to half of it at random, so that the programs of many machines do not come back at the
/// same time.
package struct PostgresBackoff: Hashable, Sendable {
  package static let least = Duration.milliseconds(500)
  package static let most = Duration.seconds(30)

  /// Failures in a row.
  package private(set) var failures = 0

  package init() {}

  package mutating func succeed() { failures = 0 }

  /// Notes a failure.
  ///
  /// - Returns: The time until the next attempt.
  package mutating func fail(using generator: inout some RandomNumberGenerator) -> Duration {
    failures = min(failures + 1, Self.failureLimit)
    let whole = min(Self.least * (1 << (failures - 1)), Self.most)
    return whole * Double.random(in: 0.5...1, using: &generator)
  }

  package mutating func fail() -> Duration {
    var generator = SystemRandomNumberGenerator()
    return fail(using: &generator)
  }

  /// The delay no longer grows long before.
  private static let failureLimit = 16
}
