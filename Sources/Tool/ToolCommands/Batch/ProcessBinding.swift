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
actor ProcessBinding {
  /// What pictures have in common that see the same values in the process.
  struct World: Hashable, Sendable {
    var now: Date
    var zone: TimeZone
    var options: [String]

    /// - Parameter options: ``DrawingOptions/processBinding``.
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

  private var bound: World
  private var users = 0
  private var waiters: [Waiter] = []

  init(_ world: World) { bound = world }

  /// Waits until the process is bound to `world`, or at least to its time zone. To be followed by ``end()``.
  ///
  /// - Parameter bind: Binds the process.
  /// - Returns: Whether the process is bound to all of `world`.
  func begin(_ world: World, whole isWhole: Bool, bind: @escaping @Sendable () -> Void) async -> Bool {
    if !admits(world, isWhole) && users > 0 {
      await withCheckedContinuation { continuation in
        waiters.append(Waiter(world: world, isWhole: isWhole, bind: bind, continuation: continuation))
      }
    } else {
      admit(world, isWhole, bind)
    }
    return bound == world
  }

  func end() {
    users -= 1
    guard users == 0, let first = waiters.first else { return }
    admit(first.world, first.isWhole, first.bind)
    let admitted = waiters.dropFirst().filter { admits($0.world, $0.isWhole) }
    waiters = waiters.dropFirst().filter { !admits($0.world, $0.isWhole) }
    users += admitted.count
    first.continuation.resume()
    for waiter in admitted { waiter.continuation.resume() }
  }

  private func admits(_ world: World, _ isWhole: Bool) -> Bool { isWhole ? bound == world : bound.zone == world.zone }

  private func admit(_ world: World, _ isWhole: Bool, _ bind: () -> Void) {
    if !admits(world, isWhole) {
      bound = world
      bind()
    }
    users += 1
  }
}
