package import Foundation

/// The clock for the age of cached images and for waiting. It is the machine's clock, even if a widget is drawn for
/// another date. Tests inject one that does not wait.
package struct FetchClock: Sendable {
  package let now: @Sendable () -> Date
  /// Returns after a duration, or at once if the task is cancelled.
  package let wait: @Sendable (Duration) async -> Void

  package init(now: @escaping @Sendable () -> Date, wait: @escaping @Sendable (Duration) async -> Void) {
    (self.now, self.wait) = (now, wait)
  }
}
