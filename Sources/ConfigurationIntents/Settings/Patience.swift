import Foundation

/// Waits for others, but not for ever.
package enum Patience {
  /// An answer did not come.
  package struct Exhausted: Error, Hashable, CustomStringConvertible {
    package let limit: Duration
    package var description: String { "no answer came within \(limit)" }
  }

  /// What `ask` answers.
  ///
  /// - Throws: Its own error, or ``Exhausted`` once `limit` has passed; what it does then is nobody's business any more.
  package static func answer<Value: Sendable>(
    within limit: Duration, _ ask: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let first = FirstAnswer<Value>()
    return try await withCheckedThrowingContinuation { continuation in
      first.wait(with: continuation)
      let asking = Task {
        do { first.give(.success(try await ask())) } catch { first.give(.failure(error)) }
      }
      let waiting = Task {
        try await Task.sleep(for: limit)
        first.give(.failure(Exhausted(limit: limit)))
        asking.cancel()
      }
      first.whenGiven { waiting.cancel() }
    }
  }
}

/// Resumes a continuation once.
private final class FirstAnswer<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Value, any Error>?
  private var isGiven = false
  private var afterwards: (() -> Void)?

  func wait(with continuation: CheckedContinuation<Value, any Error>) {
    lock.withLock { self.continuation = continuation }
  }

  func give(_ result: Result<Value, any Error>) {
    let (continuation, afterwards) = lock.withLock {
      defer { (self.continuation, self.afterwards, isGiven) = (nil, nil, true) }
      return (self.continuation, self.afterwards)
    }
    continuation?.resume(with: result)
    afterwards?()
  }

  func whenGiven(_ work: @escaping () -> Void) {
    let isLate = lock.withLock {
      if !isGiven { afterwards = work }
      return isGiven
    }
    if isLate { work() }
  }
}
