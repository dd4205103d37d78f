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

  fileprivate struct Piece {
    let job: UnownedJob
    let work: WidgetWork

    func run() {
      work.running(1)
      job.runSynchronously(on: work.asUnownedTaskExecutor())
      work.running(-1)
    }
  }

  /// What a thread runs next, without a look at the others' work.
  private final class Succession {
    var isHandingOver = false
    var next: Piece?
  }

  private struct State {
    var pieces: [Piece] = []
    /// Threads that wait for work, including those being started.
    var idle = 0
    /// Threads whose work was given up but still runs.
    var lost = 0
  }

  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)
  /// The ``Succession`` of each of these threads.
  private let succession: pthread_key_t

  private init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    succession = key
  }

  private var ownSuccession: Succession? {
    pthread_getspecific(succession).map { Unmanaged<Succession>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The number of threads that run code that was given up. The code may still end.
  package var abandonedCount: Int { state.withLock { $0.lost } }

  fileprivate func lose(_ count: Int) { state.withLock { $0.lost += count } }

  /// Calls `enqueue` when the current job is about to end or to wait for what is enqueued. If this is one of these
  /// threads, the work continues on it: to wake another one takes longer than a short question.
  package func handOver(_ enqueue: () -> Void) {
    guard let own = ownSuccession else { return enqueue() }
    own.isHandingOver = true
    defer { own.isHandingOver = false }
    enqueue()
  }

  /// Runs the piece next on this thread if it is handing over; else on an idle thread, or on a new one.
  fileprivate func run(_ piece: Piece) {
    if let own = ownSuccession, own.isHandingOver, own.next == nil { return own.next = piece }
    let isShort = state.withLock { state in
      state.pieces.append(piece)
      guard state.pieces.count > state.idle else { return false }
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
      let own = Succession()
      pthread_setspecific(succession, Unmanaged.passUnretained(own).toOpaque())
      while true {
        arrivals.wait()
        own.next = state.withLock { state in
          state.idle -= 1
          return state.pieces.removeFirst()
        }
        while let piece = own.next {
          own.next = nil
          piece.run()
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
    WidgetThreads.shared.run(WidgetThreads.Piece(job: UnownedJob(job), work: self))
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
