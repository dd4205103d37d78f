import Foundation
import Synchronization
import ToolReports

/// The two things that may be drawn for a place of a gallery or a matrix.
enum DrawingStep: String, Codable, Sendable {
  /// What was asked for.
  case picture
  /// What stands in for it.
  case placeholder
}

/// The code of a widget ended the process that drew it.
struct DrawingStop: Codable, Sendable {
  /// What Swift said, or the signal.
  let cause: String

  /// Says so, as a mistake in the program.
  var failure: ToolError { ToolError("the widget's own code stopped the program: \(cause)", exitCode: .software) }
}

/// What a process that draws many pictures has done, kept where the process that watches it finds it afterwards.
///
/// One JSON value a line. One process writes at a time.
final class DrawingJournal<Outcome: Codable & Sendable>: Sendable {
  enum Event: Codable, Sendable {
    case began(Int, DrawingStep)
    case ended(Int, Outcome)
    case stopped(Int, DrawingStep, DrawingStop)
    /// The process ended while several pictures were being drawn; which of them ended it is not known.
    case interrupted
  }

  let file: URL
  private let handle: Mutex<FileHandle>

  /// Opens the journal, and makes it if it is not there.
  init(_ file: URL) throws(ToolError) {
    self.file = file
    do {
      if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      self.handle = Mutex(handle)
    } catch {
      throw ToolError(
        "\(file.path): the journal of what is drawn cannot be kept there: \(error.localizedDescription)",
        exitCode: .cannotCreate)
    }
  }

  /// Adds an event. What cannot be written is drawn again if the process should end.
  func note(_ event: Event) {
    guard let line = try? JSONEncoder().encode(event) else { return }
    handle.withLock { try? $0.write(contentsOf: line + Data("\n".utf8)) }
  }

  /// What happened so far.
  var story: DrawingStory<Outcome> {
    let lines = ((try? Data(contentsOf: file)) ?? Data()).split(separator: UInt8(ascii: "\n"))
    // A line that was not written to its end is no event.
    return DrawingStory(lines.compactMap { try? JSONDecoder().decode(Event.self, from: $0) })
  }
}

/// What the events of a journal come to.
struct DrawingStory<Outcome: Codable & Sendable> {
  /// What became of pictures, by their places.
  private(set) var outcomes: [Int: Outcome] = [:]
  /// Where code ended a process.
  private(set) var stops: [Int: [DrawingStep: DrawingStop]] = [:]
  /// What was begun and did not end.
  private(set) var unfinished: [Int: DrawingStep] = [:]
  /// Whether pictures are drawn one at a time, so that it is known which of them ends the process.
  private(set) var isCautious = false

  init(_ events: [DrawingJournal<Outcome>.Event] = []) {
    for event in events {
      switch event {
      case .began(let index, let step): unfinished[index] = step
      case .ended(let index, let outcome):
        outcomes[index] = outcome
        unfinished[index] = nil
      case .stopped(let index, let step, let stop):
        stops[index, default: [:]][step] = stop
        unfinished = [:]
      case .interrupted:
        isCautious = true
        unfinished = [:]
      }
    }
  }
}
