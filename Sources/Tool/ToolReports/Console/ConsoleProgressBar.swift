import Foundation
import Timelines

/// A progress bar on standard error, for work of more than a second. It is shown on terminals only.
package struct ConsoleProgressBar {
  private var total: Int
  private let start = ContinuousClock.now
  private let doneBefore: Int
  private let unit: String
  private var done: Int
  private var isShown = false

  /// - Parameters:
  ///   - done: The number of items that were finished before.
  ///   - unit: What is written after the numbers.
  package init(total: Int = 0, done: Int = 0, unit: String = "") {
    (self.total, self.done, doneBefore, self.unit) = (total, done, done, unit)
  }

  package mutating func advance() { show(done + 1, of: total) }

  /// Advances by an item of a total that was not known before.
  package mutating func advance(of total: Int) { show(done + 1, of: total) }

  /// Shows progress; `total` may have grown since the last call.
  package mutating func show(_ done: Int, of total: Int) {
    (self.done, self.total) = (done, total)
    let elapsed = ContinuousClock.now - start
    guard Console.isTerminal, elapsed > .seconds(1) else { return }
    isShown = true
    let text = Self.text(done, of: total, doneBefore: doneBefore, unit: unit, after: elapsed)
    Console.informPart("\r\(text)\u{1B}[K")
  }

  /// `████░░ 12/40, 9 s left`: the time left, if the rest takes as long for each item as what was done since the start.
  static func text(_ done: Int, of total: Int, doneBefore: Int = 0, unit: String = "", after elapsed: Duration)
    -> String
  {
    let filled = total > 0 ? 30 * done / total : 30
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
    let isMeasured = done > doneBefore && done < total
    let left = isMeasured ? ", \(words(elapsed / (done - doneBefore) * (total - done))) left" : ""
    return "\(bar) \(done)/\(total)\(unit)\(left)"
  }

  /// `9 s`, `3 min` or `2 h`, rounded up.
  private static func words(_ time: Duration) -> String {
    let seconds = (time / .seconds(1)).rounded(.up)
    if seconds <= 90 { return "\(Int(seconds)) s" }
    let minutes = (seconds / 60).rounded(.up)
    return minutes <= 90 ? "\(Int(minutes)) min" : "\(Int((minutes / 60).rounded(.up))) h"
  }

  package func finish() {
    guard isShown else { return }
    Console.informPart("\r\u{1B}[K")
  }
}

extension Collection where Element: Sendable {
  /// The results of `transform` in order, computed `jobs` at a time, with a progress bar.
  ///
  /// - Parameter done: The number of items that were finished before.
  package func concurrentMapShowingProgress<Output: Sendable, Failure: Error>(
    jobs: Int, done: Int = 0, _ transform: @escaping @Sendable (Element) async throws(Failure) -> Output
  ) async throws(Failure) -> [Output] {
    var progress = ConsoleProgressBar(total: done + count, done: done)
    let results = try await concurrentMap(jobs: jobs, onEnd: { progress.advance() }, transform)
    progress.finish()
    return results
  }
}
