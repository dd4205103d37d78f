import ExtensionBuilding
import Foundation
import Synchronization

/// What a build is doing: on a terminal in one line that changes, elsewhere in a line now and then.
final class BuildProgress: Sendable {
  private let name: String
  private let isTerminal: Bool
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State {
    /// Whether a line that changes is on the terminal.
    var isShown = false
    /// How many tenths of the steps were told.
    var tenths = 0
  }

  /// - Parameters:
  ///   - name: What is built.
  ///   - isTerminal: Whether lines can be written over.
  ///   - write: Writes to standard error.
  init(
    of name: String, isTerminal: Bool = isatty(STDERR_FILENO) == 1,
    write: @escaping @Sendable (String) -> Void = { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
  ) {
    (self.name, self.isTerminal, self.write) = (name, isTerminal, write)
  }

  /// Takes what happened.
  func take(_ event: ExtensionBuild.Event) {
    switch event {
    case .waiting: say("waiting for another build to end")
    case .compilingAlmanac: say("compiling Almanac and \(name); only the first build takes minutes")
    case .leavingOut(let count):
      say("compiling \(name) without \(count) declaration\(count == 1 ? "" : "s") that failed")
    case .line(let line): advance(with: line)
    }
  }

  private func say(_ sentence: String) {
    state.withLock { state in
      write(state.isShown ? "\r\u{1B}[K\(sentence)\n" : sentence + "\n")
      state = State()
    }
  }

  /// Takes a line that the package manager printed, such as `[12/85] Compiling Views Text.swift`.
  private func advance(with line: String) {
    guard let step = Step(line) else { return }
    state.withLock { state in
      if isTerminal {
        state.isShown = true
        write("\r\u{1B}[K\(step.text)")
      } else if step.total >= Self.longBuild, step.tenths > state.tenths {
        state.tenths = step.tenths
        write("\(step.text)\n")
      }
    }
  }

  /// Builds of fewer steps take seconds, and no log needs them.
  private static let longBuild = 30

  /// Clears the line.
  func finish() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      state = State()
    }
  }

  /// The step and the module of a line that tells one: `12/85 Views`.
  struct Step: Equatable {
    let number: Int
    let total: Int
    let module: String

    var text: String { "\(number)/\(total) \(module)" }
    var tenths: Int { number * 10 / max(total, 1) }

    init?(_ line: String) {
      guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
      let words = line[line.index(after: end)...].split(separator: " ")
      let numbers = line[..<end].dropFirst().split(separator: "/").compactMap { Int($0) }
      guard words.count > 1, numbers.count == 2 else { return nil }
      (number, total, module) = (numbers[0], numbers[1], String(words[1]))
    }
  }
}
