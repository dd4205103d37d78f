import DrawingSessions
import FleetStore
import Foundation
import Scheduling
import Synchronization

/// The threads of a worker that draw. Each has processes of its own.
final class DrawingThreads: Sendable {
  struct Job: Sendable {
    let claim: FleetClaim
    let groups: String?
    /// When it was claimed.
    let start: ContinuousClock.Instant
  }

  struct Result: Sendable {
    let claim: FleetClaim
    let answer: Swift.Result<SlotAnswer, ToolFailure>
  }

  private struct State {
    var jobs: [Job] = []
    var results: [Result] = []
    var isStopped = false
    /// How long a drawing takes, in seconds: a mean in which the last ones count most.
    var seconds = 1.0
  }

  /// How long the claims of a thread keep it busy: long enough for the statements that commit and claim, and short enough
  /// that others can draw what becomes due.
  private static let supply = 0.15
  private static let capacityRange = 2...64

  private let state = Mutex(State())
  private let available = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)
  private let onResult: @Sendable () -> Void
  let count: Int

  /// - Parameters:
  ///   - pool: The processes of a thread. Called on it.
  ///   - onResult: Called on a drawing thread.
  init(_ count: Int, pool: @escaping @Sendable () -> ToolPool, onResult: @escaping @Sendable () -> Void) {
    (self.count, self.onResult) = (count, onResult)
    for _ in 0..<count {
      Thread.detachNewThread { [self] in
        let pool = pool()
        while let job = next() {
          let start = ContinuousClock.now
          let result = Result(claim: job.claim, answer: Self.draw(job, pool))
          let seconds = (ContinuousClock.now - start) / .seconds(1)
          state.withLock { state in
            state.results.append(result)
            state.seconds += (seconds - state.seconds) / 8
          }
          onResult()
        }
        ended.signal()
      }
    }
  }

  private static func draw(_ job: Job, _ pool: ToolPool) -> Swift.Result<SlotAnswer, ToolFailure> {
    var task = job.claim.task(groups: job.groups)
    task.now += (ContinuousClock.now - job.start) / .seconds(1)
    do throws(ToolFailure) {
      return .success(try pool.answer(to: job.claim, task: task))
    } catch {
      return .failure(error)
    }
  }

  private func next() -> Job? {
    available.wait()
    return state.withLock { $0.isStopped || $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
  }

  /// The number of claims that keep all threads busy.
  var capacity: Int {
    let perThread = Self.supply / max(state.withLock { $0.seconds }, 0.001)
    return count * min(max(Int(perThread), Self.capacityRange.lowerBound), Self.capacityRange.upperBound)
  }

  func add(_ jobs: [Job]) {
    state.withLock { $0.jobs += jobs }
    for _ in jobs { available.signal() }
  }

  /// The results since the last call.
  func takeResults() -> [Result] {
    state.withLock { state in
      defer { state.results = [] }
      return state.results
    }
  }

  /// Takes back jobs that were not begun, and lets the threads end after those that were.
  func stop() -> [Job] {
    let rest = state.withLock { state in
      state.isStopped = true
      defer { state.jobs = [] }
      return state.jobs
    }
    for _ in 0..<count { available.signal() }
    return rest
  }

  func waitForEnd() { for _ in 0..<count { ended.wait() } }
}
