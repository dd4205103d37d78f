import Ambient
import Dispatch
import Foundation
import Synchronization
import Views

/// How long a view's tasks are waited for by an assertion that does not `await`.
enum DrawingDeadline {
  /// The limit of the current assertion, in seconds.
  static var seconds: TimeInterval { AmbientValues.current.drawingTimeout }

  /// The time is over.
  struct Passed: Error, CustomStringConvertible {
    let seconds: TimeInterval

    var description: String {
      """
      nothing came of it within \(seconds.formatted(.number.locale(Locale(identifier: "en_US")))) s: a task of the view waits for \
      something, perhaps for the thread that the test blocks; give timeout: more seconds, or use assertWidgetSnapshots, \
      which awaits
      """
    }
  }

  /// Blocks the thread until `work` is done, on threads of our own: those of the tests may all be blocked like this one.
  ///
  /// - Throws: What `work` throws, ``Passed``.
  static func waiting<Value>(for work: @escaping () async throws -> Value) throws -> Value {
    let (outcome, done) = (Outcome<Value>(work), DispatchSemaphore(value: 0))
    let task = Task(executorPreference: DrawingThreads.shared) {
      await withAmbientValues({ $0.taskExecutor = DrawingThreads.shared }) { await outcome.work() }
      done.signal()
    }
    guard done.wait(timeout: .now() + seconds) == .success, let result = outcome.result else {
      task.cancel()
      throw Passed(seconds: seconds)
    }
    return try result.get()
  }

  /// Written by the task, read after its semaphore.
  private final class Outcome<Value>: @unchecked Sendable {
    private let body: () async throws -> Value
    private(set) var result: Result<Value, any Error>?

    init(_ body: @escaping () async throws -> Value) { self.body = body }

    func work() async {
      do {
        result = .success(try await body())
      } catch {
        result = .failure(error)
      }
    }
  }
}

extension AmbientValues {
  /// How many seconds an assertion waits for the tasks of a view.
  var drawingTimeout: TimeInterval {
    get { self[DrawingTimeoutKey.self] }
    set { self[DrawingTimeoutKey.self] = newValue }
  }
}

private enum DrawingTimeoutKey: AmbientKey {
  static var defaultValue: TimeInterval { 30 }
}

/// Two threads that run nothing but the tasks of views.
private final class DrawingThreads: TaskExecutor {
  static let shared = DrawingThreads()

  private let jobs = Mutex<[UnownedJob]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  private init() {
    for _ in 0..<2 {
      let thread = Thread { [self] in
        while true {
          arrivals.wait()
          let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
          job?.runSynchronously(on: asUnownedTaskExecutor())
        }
      }
      // That of a main thread: views may be deep.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    arrivals.signal()
  }
}
