import Foundation
import Synchronization

/// Runs asynchronous work on the thread that waits for it, so that it finishes even if all other threads wait too.
///
/// For synchronous functions of Apple's API that call asynchronous ones. Work of an actor runs on the actor's
/// executor, so the main thread must not wait for the main actor.
final class BlockingExecutor: TaskExecutor {
  private let condition = NSCondition()
  private let state = Mutex(State())

  private struct State {
    var jobs: [UnownedJob] = []
    var isGone = false
  }

  private init() {}

  /// The result of `work`; nil after `seconds`. Work that is late continues, and its result is ignored.
  static func answer<Value: Sendable>(
    within seconds: TimeInterval, of work: @escaping @Sendable () async -> Value
  ) -> Value? {
    let (thread, answer) = (BlockingExecutor(), Answer<Value>())
    // With the ambient values of the waiting thread.
    Task(executorPreference: thread) {
      let value = await work()
      answer.value.withLock { $0 = value }
      thread.wake()
    }
    thread.work(until: Date() + seconds) { answer.value.withLock { $0 != nil } }
    return answer.value.withLock { $0 }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isGone = state.withLock { state in
      if !state.isGone { state.jobs.append(job) }
      return state.isGone
    }
    if isGone {
      // The wait is over. The rest runs elsewhere, because a task that never finishes is never released.
      Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    } else {
      wake()
    }
  }

  private func wake() {
    condition.lock()
    condition.signal()
    condition.unlock()
  }

  private func work(until end: Date, isDone: () -> Bool) {
    while !isDone() {
      while let job = state.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) {
        job.runSynchronously(on: asUnownedTaskExecutor())
      }
      condition.lock()
      let hasWork = state.withLock { !$0.jobs.isEmpty } || isDone()
      let isInTime = hasWork || condition.wait(until: end)
      condition.unlock()
      if !isInTime { break }
    }
    let rest = state.withLock { state in
      state.isGone = true
      defer { state.jobs = [] }
      return state.jobs
    }
    for job in rest { Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) } }
  }

  private final class Answer<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
