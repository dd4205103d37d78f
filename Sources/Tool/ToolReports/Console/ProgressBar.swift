import Foundation

/// A bar on standard error for work that lasts longer than a second, on a terminal only.
package struct ProgressBar {
  private var total: Int
  private let start = ContinuousClock.now
  private let isTerminal =
    isatty(STDERR_FILENO) == 1 || ProcessInfo.processInfo.environment[Self.variable] == "1"
  private var done: Int
  private var isShown = false

  /// The variable that says that what a process writes to standard error is passed on to a terminal.
  package static let variable = "ALMANAC_TERMINAL"

  /// - Parameter done: How many were done before.
  package init(total: Int, done: Int = 0) {
    self.total = total
    self.done = done
  }

  /// One more is done.
  package mutating func advance() { show(done + 1, of: total) }

  /// So many are done of a number that may have grown.
  package mutating func show(_ done: Int, of total: Int) {
    (self.done, self.total) = (done, total)
    guard isTerminal, ContinuousClock.now - start > .seconds(1) else { return }
    isShown = true
    let filled = total > 0 ? 30 * done / total : 30
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
    try? FileHandle.standardError.write(contentsOf: Data("\r\(bar) \(done)/\(total)".utf8))
  }

  /// Clears the bar's line.
  package func finish() {
    guard isShown else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K".utf8))
  }
}
