import Ambient
import Dispatch
import Foundation
import Synchronization
import Views

/// The time limit for a view's tasks in assertions that are not `async`.
enum DrawingDeadline {
  /// The current assertion's limit, in seconds.
  static var seconds: TimeInterval { AmbientValues.current.drawingTimeout }

  struct Exceeded: Error, CustomStringConvertible {
    let seconds: TimeInterval

    var description: String {
      """
      timed out after \(seconds.formatted(.number.locale(Locale(identifier: "en_US")))) s: a task of the view is waiting, \
      perhaps for the thread that the test blocks; increase timeout:, or use assertWidgetSnapshots, which is \
      asynchronous
      """
    }
  }

  /// Blocks the thread until `work` is done. The work runs on separate threads, as all threads of the tests may be
  /// blocked.
  ///
  /// - Throws: ``Exceeded``, and what `work` throws.
  static func waiting<Value>(for work: @escaping () async throws -> Value) throws -> Value {
    var task: Task<Void, Never>?
    // No effect on work that is done.
    defer { task?.cancel() }
    let result: Result<Value, any Error> = try waiting(seconds: seconds) { finish in
      let call = UncheckedBox(value: (work: work, finish: finish))
      task = Task(executorPreference: DrawingThreads.shared) {
        let result = await withAmbientValues({ $0.taskExecutor = DrawingThreads.shared }) {
          do { return Result<Value, any Error>.success(try await call.value.work()) } catch { return .failure(error) }
        }
        call.value.finish(result)
      }
    }
    return try result.get()
  }

  /// Blocks the thread until `start` or what it started has called its argument.
  ///
  /// - Throws: ``Exceeded``.
  static func waiting<Value>(
    seconds: TimeInterval, for start: (@escaping (Value) -> Void) -> Void
  ) throws -> Value {
    let (answer, done) = (Answer<Value>(), DispatchSemaphore(value: 0))
    start {
      answer.value = $0
      done.signal()
    }
    guard done.wait(timeout: .now() + seconds) == .success, let value = answer.value else {
      throw Exceeded(seconds: seconds)
    }
    return value
  }

  /// Written before its semaphore is signalled, read after.
  private final class Answer<Value> { var value: Value? }
}

extension AmbientValues {
  /// How many seconds an assertion waits for a view's tasks.
  var drawingTimeout: TimeInterval {
    get { self[DrawingTimeoutKey.self] }
    set { self[DrawingTimeoutKey.self] = newValue }
  }
}

private enum DrawingTimeoutKey: AmbientKey {
  static var defaultValue: TimeInterval { 30 }
}

/// Two threads that run only views' tasks.
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
      // A main thread's stack size: views may be deeply nested.
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
