import Timelines

/// What is left of the time that the code of a picture's views may take.
final class DrawingTime {
  private let limit: TimeLimit
  private var spent = Duration.zero

  init(_ limit: TimeLimit) { self.limit = limit }

  /// Does `work` on a thread that need not come back.
  ///
  /// - Returns: Whether it came to its end in what is left of the time.
  func isEnough(for work: @escaping () -> Void) async -> Bool {
    let start = ContinuousClock.now
    let outcome = await limit.less(spent).outcome { work() }
    spent += ContinuousClock.now - start
    guard case .answer = outcome else { return false }
    return true
  }
}
