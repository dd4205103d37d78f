import Foundation
import Synchronization

/// What the package manager is doing, in one line on a terminal.
final class BuildProgress: Sendable {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let isShown = Mutex(false)

  /// Takes a line that the package manager printed, such as `[12/85] Compiling Views Text.swift`.
  func advance(with line: String) {
    guard isTerminal, let step = Self.step(in: line) else { return }
    isShown.withLock { $0 = true }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(step)".utf8))
  }

  /// Clears the line.
  func finish() {
    guard isShown.withLock({ $0 }) else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K".utf8))
  }

  /// The step and the module of a line that tells one: `12/85 Views`.
  static func step(in line: String) -> String? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let words = line[line.index(after: end)...].split(separator: " ")
    guard words.count > 1, line[..<end].contains("/") else { return nil }
    return "\(line[line.index(after: line.startIndex)..<end]) \(words[1])"
  }
}
