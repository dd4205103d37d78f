import CLinux
import Dispatch
import Foundation
import Synchronization

/// Threads for a widget's own code: providers and views.
///
/// A thread cannot be stopped from outside, and Swift's cooperative pool has only one per processor: code that never
/// returns would block them one after the other, including the clock that limits it. Here such code keeps its thread,
/// and the next piece of work gets another one.
package final class WidgetThreads: Sendable {
  package static let shared = WidgetThreads()

  private struct State {
    var jobs: [(UnownedJob, WidgetWork)] = []
    /// Threads that wait for work, including those being started.
    var idle = 0
    /// Threads whose work was given up but still runs.
    var lost = 0
  }

  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)

  private init() {}

  /// The number of threads that run code that was given up. The code may still end.
  package var abandonedCount: Int { state.withLock { $0.lost } }

  fileprivate func lose(_ count: Int) { state.withLock { $0.lost += count } }

  /// Runs the job on an idle thread, or on a new one.
  fileprivate func run(_ job: UnownedJob, of work: WidgetWork) {
    let isShort = state.withLock { state in
      state.jobs.append((job, work))
      guard state.jobs.count > state.idle else { return false }
      state.idle += 1
      return true
    }
    if isShort { start() }
    arrivals.signal()
  }

  private func start() {
    let thread = Thread { [self] in
      // Infinite recursion is reported with its line, like other crashes.
      clinux_use_signal_stack()
      while true {
        arrivals.wait()
        let (job, work) = state.withLock { state in
          state.idle -= 1
          return state.jobs.removeFirst()
        }
        work.running(1)
        job.runSynchronously(on: work.asUnownedTaskExecutor())
        work.running(-1)
        state.withLock { $0.idle += 1 }
      }
    }
    // The size of a main thread's stack, because views may be deeply nested.
    thread.stackSize = 8 << 20
    thread.start()
  }
}

/// A piece of a widget's own code, which runs on ``WidgetThreads``.
package final class WidgetWork: TaskExecutor {
  private struct State {
    var running = 0
    var isGivenUp = false
  }

  private let state = Mutex(State())

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) { WidgetThreads.shared.run(UnownedJob(job), of: self) }

  /// Gives the work up: threads that still run it count as lost until they return.
  package func giveUp() {
    state.withLock { state in
      guard !state.isGivenUp else { return }
      state.isGivenUp = true
      WidgetThreads.shared.lose(state.running)
    }
  }

  fileprivate func running(_ change: Int) {
    state.withLock { state in
      state.running += change
      if state.isGivenUp { WidgetThreads.shared.lose(change) }
    }
  }
}
