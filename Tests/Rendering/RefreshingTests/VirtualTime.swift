import Foundation
import Synchronization

@testable import Refreshing

/// Time that passes only during waits, and a wall clock that can be set.
final class VirtualTime: WakeSource {
  enum Happening {
    case wake(Wake)
    /// Sets the clock by a number of seconds.
    case clock(by: TimeInterval)
  }

  private struct State {
    var elapsed: TimeInterval = 0
    var offset: TimeInterval = 0
    var happenings: [(after: TimeInterval, what: Happening)]
    var waits = 0
  }

  private let start: Date
  private let state: Mutex<State>
  private let end: TimeInterval

  /// - Parameters:
  ///   - happenings: Events by seconds from the start, in order.
  ///   - start: The initial time of the clock.
  ///   - end: When to stop, in seconds from the start.
  init(
    _ happenings: [(after: TimeInterval, what: Happening)] = [],
    from start: Date = Date(timeIntervalSince1970: 1_800_000_000), end: TimeInterval
  ) {
    self.start = start
    state = Mutex(State(happenings: happenings))
    self.end = end
  }

  /// The time of the wall clock.
  var now: Date { state.withLock { start + $0.elapsed + $0.offset } }

  /// Seconds since the start, whatever the clock shows.
  var elapsed: TimeInterval { state.withLock(\.elapsed) }

  /// The number of waits.
  var waits: Int { state.withLock(\.waits) }

  func wake(at date: Date?) async -> Set<Wake> {
    state.withLock { state in
      state.waits += 1
      let goal = date.map { max($0.timeIntervalSince(start) - state.offset, state.elapsed) } ?? .infinity
      let next = state.happenings.first?.after ?? .infinity
      if min(goal, next) >= end {
        state.elapsed = max(end, state.elapsed)
        return [.stop]
      }
      guard next <= goal else {
        state.elapsed = goal
        return [.date]
      }
      state.elapsed = max(next, state.elapsed)
      switch state.happenings.removeFirst().what {
      case .wake(let wake): return [wake]
      case .clock(let change):
        state.offset += change
        return [.clockChange]
      }
    }
  }
}
