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

  fileprivate struct Job {
    let unowned: UnownedJob
    let work: WidgetWork

    func run() {
      work.running(1)
      unowned.runSynchronously(on: work.asUnownedTaskExecutor())
      work.running(-1)
    }
  }

  /// The job that a thread runs next, before those of the shared queue.
  private final class NextJob {
    var isHandingOver = false
    var job: Job?
  }

  private struct State {
    var jobs: [Job] = []
    /// Threads that wait for work, including those being started.
    var idle = 0
    /// Threads whose work was given up but still runs.
    var lost = 0
  }

  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)
  /// The ``NextJob`` of each of these threads.
  private let nextJobKey: pthread_key_t

  private init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    nextJobKey = key
  }

  private var nextJob: NextJob? {
    pthread_getspecific(nextJobKey).map { Unmanaged<NextJob>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The number of threads that run code that was given up. The code may still end.
  package var abandonedCount: Int { state.withLock { $0.lost } }

  fileprivate func lose(_ count: Int) { state.withLock { $0.lost += count } }

  /// Calls `enqueue`, and runs the job that it enqueues on this thread, if this is one of these threads. Waking another
  /// thread takes longer than a short job.
  ///
  /// Call it only if the current job then ends, or waits for the enqueued one.
  package func handOver(_ enqueue: () -> Void) {
    guard let own = nextJob else { return enqueue() }
    own.isHandingOver = true
    defer { own.isHandingOver = false }
    enqueue()
  }

  /// Runs the job next on this thread if it is handing over; otherwise on an idle thread or a new one.
  fileprivate func run(_ job: Job) {
    if let own = nextJob, own.isHandingOver, own.job == nil { return own.job = job }
    let isShort = state.withLock { state in
      state.jobs.append(job)
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
      let own = NextJob()
      pthread_setspecific(nextJobKey, Unmanaged.passUnretained(own).toOpaque())
      while true {
        arrivals.wait()
        own.job = state.withLock { state in
          state.idle -= 1
          return state.jobs.removeFirst()
        }
        while let job = own.job {
          own.job = nil
          job.run()
        }
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

  package func enqueue(_ job: consuming ExecutorJob) {
    WidgetThreads.shared.run(WidgetThreads.Job(unowned: UnownedJob(job), work: self))
  }

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
