import Dispatch
import Synchronization

/// Calls closures at their deadlines, unless they are cancelled before.
///
/// Most deadlines are never reached. Scheduling one starts no thread, and no timer either while an earlier deadline is
/// scheduled. A sleeping task for each deadline takes longer than drawing a small widget.
final class DeadlineTimer: Sendable {
  static let shared = DeadlineTimer()

  /// Identifies a deadline, to cancel it.
  struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct State {
    var deadlines: [Token: (time: DispatchTime, action: @Sendable () -> Void)] = [:]
    var count = 0
    /// The earliest time for which the queue has a timer.
    var nextFire: DispatchTime?
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "deadlines")

  /// Calls `action` on another thread after `duration`.
  func schedule(after duration: Duration, _ action: @escaping @Sendable () -> Void) -> Token {
    let time = DispatchTime.now() + duration / .seconds(1)
    return state.withLock { state in
      state.count += 1
      let token = Token(number: state.count)
      state.deadlines[token] = (time, action)
      startTimer(at: time, &state)
      return token
    }
  }

  func cancel(_ token: Token) { state.withLock { $0.deadlines[token] = nil } }

  private func startTimer(at time: DispatchTime, _ state: inout State) {
    if let known = state.nextFire, known <= time { return }
    state.nextFire = time
    queue.asyncAfter(deadline: time) { self.fire() }
  }

  private func fire() {
    let now = DispatchTime.now()
    let due = state.withLock { state in
      let due = state.deadlines.filter { $0.value.time <= now }
      for token in due.keys { state.deadlines[token] = nil }
      state.nextFire = nil
      if let next = state.deadlines.values.map(\.time).min() { startTimer(at: next, &state) }
      return due
    }
    for (_, deadline) in due.sorted(by: { $0.value.time < $1.value.time }) { deadline.action() }
  }
}
