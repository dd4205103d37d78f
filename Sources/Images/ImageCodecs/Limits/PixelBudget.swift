internal import Foundation

/// A limit on the number of pixels that all tasks together hold for decoding. A decoder that would exceed it waits
/// until others have finished.
///
/// Waiters are served in order, so that a large image is not overtaken forever. A thread that already holds pixels
/// never waits: nested decoders cannot deadlock.
package final class PixelBudget: Sendable {
  /// The process's budget: 56 million pixels of four bytes, 214 MiB.
  package static let process = PixelBudget(pixels: 56_000_000)

  /// The maximum number of pixels, four bytes each.
  package let pixels: Int
  private let state = State()

  package init(pixels: Int) { self.pixels = pixels }

  /// The number of pixels in use.
  package var held: Int { state.condition.withLock { state.held } }
  /// The number of waiting threads.
  package var waiting: Int { state.condition.withLock { state.queue.count } }

  /// Calls `body` as soon as `count` pixels are free, and reserves them while it runs.
  ///
  /// Blocks the thread while it waits; threads that hold pixels are running and will return.
  /// - Throws: `excess` if `count` exceeds the whole budget, and the errors of `body`.
  package func holding<Result, Failure: Error>(
    _ count: Int, orThrow excess: @autoclosure () -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard count <= pixels else { throw excess() }
    state.take(max(count, 0), of: pixels)
    defer { state.giveBack(max(count, 0)) }
    return try body()
  }

  /// All state is accessed with the condition's lock held.
  private final class State: @unchecked Sendable {
    let condition = NSCondition()
    var held = 0
    var queue: [Int] = []
    private var nextTicket = 0
    /// The number of nested reservations per thread.
    private var holders: [pthread_t: Int] = [:]

    func take(_ count: Int, of limit: Int) {
      let thread = pthread_self()
      condition.withLock {
        if holders[thread] == nil, !queue.isEmpty || held + count > limit {
          let ticket = nextTicket
          nextTicket += 1
          queue.append(ticket)
          while queue.first != ticket || held + count > limit { condition.wait() }
          queue.removeFirst()
          condition.broadcast()
        }
        held += count
        holders[thread, default: 0] += 1
      }
    }

    func giveBack(_ count: Int) {
      let thread = pthread_self()
      condition.withLock {
        held -= count
        let depth = (holders[thread] ?? 1) - 1
        holders[thread] = depth > 0 ? depth : nil
        condition.broadcast()
      }
    }
  }
}

extension PixelBudget: Hashable {
  /// Compares identity.
  package static func == (a: PixelBudget, b: PixelBudget) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
