import Dispatch
import Synchronization

/// A place where a test holds code that never returns by itself, and a clock whose time is over once something is held.
final class HeldCode: Sendable {
  private struct State {
    var holds = 0
    var nextWaiter = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())
  private let end = DispatchSemaphore(value: 0)

  /// Holds the thread until ``letGo(_:)``, and ends the wait of whoever limits it.
  func hold() {
    let waiters = state.withLock { state in
      state.holds = state.waiters.isEmpty ? state.holds + 1 : state.holds
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.resume() }
    end.wait()
  }

  /// Lets so many threads go on.
  func letGo(_ count: Int = 1) {
    for _ in 0..<count { end.signal() }
  }

  /// Returns when something is held since the last one that was told, or the task is cancelled.
  @Sendable func wait() async {
    let number = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if Task.isCancelled { return true }
          if state.holds > 0 {
            state.holds -= 1
            return true
          }
          state.waiters[number] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: number) }?.resume()
    }
  }
}
