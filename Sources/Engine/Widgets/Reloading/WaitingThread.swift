import Foundation
import Synchronization

/// Does asynchronous work on the thread that waits for it, so that it ends although every other thread waits too.
///
/// For answers that Apple's interfaces want at once, and whose questions may be asynchronous. What belongs to an actor is
/// done where the actor does its work: on the main thread, nobody may wait for what the main actor does.
final class WaitingThread: TaskExecutor {
  private let condition = NSCondition()
  private let state = Mutex(State())

  private struct State {
    var jobs: [UnownedJob] = []
    var isGone = false
  }

  private init() {}

  /// What `work` answers; nil once `seconds` are over. What it does then is nobody's business any more.
  static func answer<Value: Sendable>(
    within seconds: TimeInterval, of work: @escaping @Sendable () async -> Value
  ) -> Value? {
    let (thread, answer) = (WaitingThread(), Answer<Value>())
    // With the ambient values of whoever waits.
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
      // Nobody waits: what is left is done elsewhere, as a task that is never done would never be let go.
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
