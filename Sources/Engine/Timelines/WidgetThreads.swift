import CLinux
import Dispatch
import Foundation
import Synchronization

/// Threads for a widget's own code: providers and views.
///
/// A thread cannot be stopped from outside, and Swift's own pool has only one for each processor: code that never returns
/// would take these one after the other, until not even the clock that limits it could be heard. Here such code keeps its
/// thread, and whatever comes next gets another one.
package final class WidgetThreads: Sendable {
  /// Those of the process.
  package static let shared = WidgetThreads()

  private struct State {
    var jobs: [(UnownedJob, WidgetWork)] = []
    /// Threads that wait for work, those that are being started among them.
    var idle = 0
    /// Threads whose work was given up and goes on all the same.
    var lost = 0
  }

  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)

  private init() {}

  /// How many threads run code that nobody waits for any more. Such code may end yet.
  package var lostCount: Int { state.withLock { $0.lost } }

  fileprivate func lose(_ count: Int) { state.withLock { $0.lost += count } }

  /// Runs the job on a thread that has nothing to do, or on a new one.
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
      // Code that calls itself without end is to be told by its line, as other stops are.
      clinux_survive_overflow()
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
    // That of a main thread: views may be deep.
    thread.stackSize = 8 << 20
    thread.start()
  }
}

/// One piece of a widget's own code, which runs on ``WidgetThreads``.
package final class WidgetWork: TaskExecutor {
  private struct State {
    var running = 0
    var isGivenUp = false
  }

  private let state = Mutex(State())

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) { WidgetThreads.shared.run(UnownedJob(job), of: self) }

  /// Says that nobody waits for it any more: threads that it still has are lost until they come back.
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
