package import Foundation

/// The time that pictures' lives are measured by, and what waits. It is the machine's, also where a widget is drawn as of
/// another date; tests bring one that nobody waits for.
package struct FetchClock: Sendable {
  package let now: @Sendable () -> Date
  /// Returns after a duration, or at once when the task is cancelled.
  package let wait: @Sendable (Duration) async -> Void

  package init(now: @escaping @Sendable () -> Date, wait: @escaping @Sendable (Duration) async -> Void) {
    (self.now, self.wait) = (now, wait)
  }
}
