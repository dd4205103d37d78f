internal import Synchronization
import Timelines

/// What is left of the time that the code of a picture's views may take.
final class DrawingTime: Sendable {
  private let limit: TimeLimit
  private let spent = Mutex(Duration.zero)
  private let waited = Mutex(Duration.zero)

  init(_ limit: TimeLimit) { self.limit = limit }

  /// Does `work` on a thread that need not come back.
  ///
  /// - Returns: Whether it came to its end in what is left of the time.
  func isEnough(for work: @escaping () -> Void) async -> Bool {
    let start = ContinuousClock.now
    let outcome = await limit.less(spent.withLock(\.self)).outcome { work() }
    spent.withLock { $0 += ContinuousClock.now - start }
    guard case .answer = outcome else { return false }
    return true
  }

  /// Returns when a `task` of the picture's views is to be waited for no longer: after a third of the limit (ten seconds),
  /// or when all of them have been waited for as long as the limit says.
  @Sendable func endOfTask() async {
    let start = ContinuousClock.now
    await limit.less(waited.withLock(\.self)).pass(atMost: limit.duration / 3)
    waited.withLock { $0 += ContinuousClock.now - start }
  }
}
