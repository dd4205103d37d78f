import Foundation
import JSONText
import Synchronization
import SystemIO
import ToolReports

/// The drawings of a cell of a gallery or a matrix.
enum DrawingStep: String, Codable, Sendable {
  case picture
  /// The placeholder, if the picture could not be drawn.
  case placeholder
  /// The changes between the pictures of a gallery's entries, or from a snapshot's picture to the next entry's.
  case changes
}

/// A crash of the process in a widget's code.
struct DrawingCrash: Codable, Sendable {
  /// Swift's error message, or the signal.
  let cause: String

  /// The failure, with the exit code of an internal error.
  var failure: ToolError { ToolError("the widget's code ended the program: \(cause)", exitCode: .software) }
}

/// A file in which a process that draws many pictures records its progress, for the process that watches it.
///
/// One JSON value per line. Only one process writes at a time.
final class DrawingJournal<Outcome: Codable & Sendable>: Sendable {
  enum Event: Codable, Sendable {
    case began(Int, DrawingStep)
    /// The outcome of a picture of which the changes are drawn later.
    case drew(Int, Outcome)
    case ended(Int, Outcome)
    case stopped(Int, DrawingStep, DrawingCrash)
    /// The process crashed while it drew several pictures; it is not known which of them crashed it.
    case interrupted
  }

  private struct State {
    let handle: FileHandle
    /// Why an event could not be written.
    var failure: String?
  }

  let file: URL
  private let writing: Mutex<State>

  init(_ file: URL) throws(ToolError) {
    self.file = file
    do {
      if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      writing = Mutex(State(handle: handle))
    } catch {
      throw ToolError(
        "\(file.path): cannot create the journal of drawings: \(error.localizedDescription)",
        exitCode: .cannotCreate)
    }
  }

  /// Appends an event. If the write fails, the picture is drawn again after a crash, and ``check()`` throws.
  func append(_ event: Event) {
    guard let line = try? JSONEncoder.stable(isPretty: false).encode(event) else { return }
    writing.withLock { state in
      do {
        try state.handle.write(contentsOf: line + Data("\n".utf8))
      } catch {
        state.failure = error.systemReason
      }
    }
  }

  /// Checks that all events were written. The watching process knows only those.
  ///
  /// - Throws: A failure with exit code 74.
  func check() throws(ToolError) {
    guard let reason = writing.withLock({ $0.failure }) else { return }
    throw ToolError("\(file.path): cannot be written: \(reason)", exitCode: .inputOutput)
  }

  /// The state after all events.
  var state: DrawingState<Outcome> {
    let lines = ((try? Data(contentsOf: file)) ?? Data()).split(separator: UInt8(ascii: "\n"))
    // An incomplete last line is ignored.
    return DrawingState(lines.compactMap { try? JSONDecoder().decode(Event.self, from: $0) })
  }
}

/// The state that the events of a journal add up to.
struct DrawingState<Outcome: Codable & Sendable> {
  /// The finished pictures by their indices.
  private(set) var outcomes: [Int: Outcome] = [:]
  private(set) var stops: [Int: [DrawingStep: DrawingCrash]] = [:]
  /// Drawings that were started and not finished.
  private(set) var unfinished: [Int: DrawingStep] = [:]
  /// Pictures whose changes are not finished.
  private(set) var openChanges: Set<Int> = []
  /// Whether pictures are drawn one at a time, so that a crash has a known cause.
  private(set) var isCautious = false

  init(_ events: [DrawingJournal<Outcome>.Event] = []) {
    for event in events {
      switch event {
      case .began(let index, let step):
        unfinished[index] = step
        if step == .changes { openChanges.insert(index) }
      case .drew(let index, let outcome):
        outcomes[index] = outcome
        unfinished[index] = nil
        openChanges.insert(index)
      case .ended(let index, let outcome):
        outcomes[index] = outcome
        unfinished[index] = nil
        openChanges.remove(index)
      case .stopped(let index, let step, let stop):
        stops[index, default: [:]][step] = stop
        openChanges.remove(index)
        unfinished = [:]
      case .interrupted:
        isCautious = true
        unfinished = [:]
      }
    }
  }
}
