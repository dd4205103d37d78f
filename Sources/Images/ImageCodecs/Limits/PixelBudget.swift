internal import Foundation

/// How many pixels may be held for decoding at a time, by all tasks together. A decoder that would exceed the budget
/// waits until others have finished.
///
/// Waiters are served in the order in which they came, so that a large picture is not overtaken for ever. A thread that
/// holds pixels already is never made to wait: two decoders inside of each other cannot lock each other out.
package final class PixelBudget: Sendable {
  /// The budget of this process: 56 million pixels of four bytes, 214 MiB.
  package static let process = PixelBudget(pixels: 56_000_000)

  /// The most pixels at a time, of four bytes each.
  package let pixels: Int
  private let state = State()

  /// Creates a budget of its own, which shares nothing with the process's.
  package init(pixels: Int) { self.pixels = pixels }

  /// Pixels that are held now.
  package var held: Int { state.condition.withLock { state.held } }
  /// Threads that wait now.
  package var waiting: Int { state.condition.withLock { state.queue.count } }

  /// Calls `body` as soon as `count` pixels are free, and keeps them from others while it runs.
  ///
  /// Blocks the thread while it waits; whoever holds pixels is running and will return.
  /// - Throws: `excess` when `count` is more than the whole budget, and what `body` throws.
  package func holding<Result, Failure: Error>(
    _ count: Int, orThrow excess: @autoclosure () -> Failure, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard count <= pixels else { throw excess() }
    state.take(max(count, 0), of: pixels)
    defer { state.giveBack(max(count, 0)) }
    return try body()
  }

  /// Everything is read and written under the condition's lock.
  private final class State: @unchecked Sendable {
    let condition = NSCondition()
    var held = 0
    var queue: [Int] = []
    private var nextTicket = 0
    /// How many times each thread holds something.
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
  /// The same budget, not an equal one.
  package static func == (a: PixelBudget, b: PixelBudget) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
