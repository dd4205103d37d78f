import ExtensionBuilding
import Foundation
import Synchronization
import ToolReports

/// Shows a build's progress: one line that changes on a terminal, or a line now and then in a log.
final class BuildProgress: Sendable {
  private let name: String
  private let isTerminal: Bool
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State {
    /// Whether the terminal shows a progress line.
    var isShown = false
    /// How many tenths of the steps have been logged.
    var tenths = 0
  }

  /// - Parameters:
  ///   - isTerminal: Whether lines can be overwritten.
  ///   - write: Writes to standard error.
  init(
    of name: String, isTerminal: Bool = Console.isTerminal,
    write: @escaping @Sendable (String) -> Void = Console.informPart
  ) {
    (self.name, self.isTerminal, self.write) = (name, isTerminal, write)
  }

  func take(_ event: ExtensionBuild.Event) {
    switch event {
    case .waiting: say("waiting for another build to finish")
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

  /// Parses a line of the package manager, such as `[12/85] Compiling Views Text.swift`.
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

  /// Shorter builds take seconds, and a log does not need their progress.
  private static let longBuild = 30

  func finish() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      state = State()
    }
  }

  /// The step and the module in a progress line: `12/85 Views`.
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
