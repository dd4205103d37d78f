import Foundation

/// A place where threads wait until all have come, round after round.
package final class Rendezvous: Sendable {
  private let size: Int
  private let condition = NSCondition()
  private nonisolated(unsafe) var arrived = 0

  /// - Parameter size: How many come in each round.
  package init(of size: Int) { self.size = size }

  /// Waits for the others of the round, with a limit in case one of them has failed.
  package func meet() {
    condition.withLock {
      let round = arrived / size
      arrived += 1
      condition.broadcast()
      // A busy machine may take long to start the others.
      let end = Date(timeIntervalSinceNow: 3_600)
      while arrived / size == round, condition.wait(until: end) {}
    }
  }
}
