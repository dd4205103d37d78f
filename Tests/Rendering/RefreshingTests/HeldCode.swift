import Dispatch
import Synchronization

/// Code that a test holds, which never returns by itself, and a clock whose time ends once something is held.
final class HeldCode: Sendable {
  private struct State {
    var holds = 0
    var nextWaiter = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())
  private let end = DispatchSemaphore(value: 0)

  /// Holds the thread until ``letGo(_:)``, and ends the caller's time limit.
  func hold() {
    let waiters = state.withLock { state in
      state.holds = state.waiters.isEmpty ? state.holds + 1 : state.holds
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.resume() }
    end.wait()
  }

  /// Releases a number of threads.
  func letGo(_ count: Int = 1) {
    for _ in 0..<count { end.signal() }
  }

  /// Returns when something new is held, or the task is cancelled.
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
