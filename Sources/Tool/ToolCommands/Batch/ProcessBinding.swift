import Ambient
import Foundation
import Rendering
import Synchronization
import ToolOptions

/// The world that the process is bound to, while pictures of several worlds are drawn at once.
///
/// A picture's own world is bound to its task. Code without a task, such as a completion handler on a queue, sees the
/// process's, and `NSTimeZone.default` is of the process alone. So pictures of different time zones are never drawn at
/// once, and neither are pictures of different worlds whose code was seen to read the process's values.
final class ProcessBinding: Sendable {
  /// What pictures have in common that see the same values in the process.
  struct World: Hashable, Sendable {
    var now: Date
    var zone: TimeZone
    var options: [String]

    /// - Parameter options: ``BatchRequest/processBinding``.
    init(_ world: Rendering.World, _ options: [String]) {
      (now, zone, self.options) = (world.now, world.timeZone, options)
    }
  }

  private struct Waiter {
    let world: World
    let isWhole: Bool
    let bind: @Sendable () -> Void
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var bound: World
    var users = 0
    var waiters: [Waiter] = []

    func fits(_ world: World, _ isWhole: Bool) -> Bool { isWhole ? bound == world : bound.zone == world.zone }

    /// Returns false if the process is used with another world.
    mutating func admit(_ waiter: Waiter) -> Bool {
      if !fits(waiter.world, waiter.isWhole) {
        guard users == 0 else { return false }
        bound = waiter.world
        waiter.bind()
      }
      users += 1
      return true
    }
  }

  private let state: Mutex<State>

  init(_ world: World) { state = Mutex(State(bound: world)) }

  /// Waits until the process is bound to `world`, or at least to its time zone. To be followed by ``end()``.
  ///
  /// - Parameter bind: Binds the process.
  /// - Returns: Whether the process is bound to all of `world`.
  func begin(_ world: World, whole isWhole: Bool, bind: @escaping @Sendable () -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      let waiter = Waiter(world: world, isWhole: isWhole, bind: bind, continuation: continuation)
      let isAdmitted = state.withLock { state in
        guard !state.admit(waiter) else { return true }
        state.waiters.append(waiter)
        return false
      }
      if isAdmitted { continuation.resume() }
    }
    return state.withLock { $0.bound == world }
  }

  func end() {
    let admitted = state.withLock { state -> [Waiter] in
      state.users -= 1
      guard state.users == 0 else { return [] }
      let waiters = state.waiters
      state.waiters = []
      var admitted: [Waiter] = []
      for waiter in waiters {
        if state.admit(waiter) { admitted.append(waiter) } else { state.waiters.append(waiter) }
      }
      return admitted
    }
    for waiter in admitted { waiter.continuation.resume() }
  }
}
