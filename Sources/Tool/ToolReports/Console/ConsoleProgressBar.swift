import Foundation
import Timelines

/// A progress bar on standard error, for work of more than a second. It is shown on terminals only.
package struct ConsoleProgressBar {
  private var total: Int
  private let start = ContinuousClock.now
  private let isTerminal =
    isatty(STDERR_FILENO) == 1 || ProcessInfo.processInfo.environment[Self.variable] == "1"
  private var done: Int
  private var isShown = false

  /// The environment variable that tells a child process that its standard error is forwarded to a terminal.
  package static let variable = "ALMANAC_TERMINAL"

  /// - Parameter done: The number of items that were finished before.
  package init(total: Int, done: Int = 0) {
    self.total = total
    self.done = done
  }

  package mutating func advance() { show(done + 1, of: total) }

  /// Shows progress; `total` may have grown since the last call.
  package mutating func show(_ done: Int, of total: Int) {
    (self.done, self.total) = (done, total)
    guard isTerminal, ContinuousClock.now - start > .seconds(1) else { return }
    isShown = true
    let filled = total > 0 ? 30 * done / total : 30
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
    try? FileHandle.standardError.write(contentsOf: Data("\r\(bar) \(done)/\(total)".utf8))
  }

  package func finish() {
    guard isShown else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K".utf8))
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
