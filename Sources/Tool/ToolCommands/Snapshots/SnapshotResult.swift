import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import Rendering
import Snapshots
import Timelines
import ToolReports

/// What came of one cell of a matrix in one form.
struct SnapshotResult: Codable, Sendable {
  /// What a snapshot is, beside its reference.
  enum State: String, Codable, Sendable, CaseIterable {
    case equal
    /// The reference was written.
    case recorded
    case differs
    case missing
    /// The reference cannot be read, or there is nothing in the picture.
    case unusable
    /// The picture cannot be drawn.
    case undrawn
    /// The widget's own code ended the program.
    case stopped
    /// The reference cannot be made.
    case unwritable
    /// The disk is full, or fails.
    case interrupted
  }

  let kind: String
  /// The cell's name.
  let cell: String
  let form: String
  /// The reference's path below the folder of all.
  let file: String
  let state: State
  /// What is to be told; nil where all is well.
  let message: String?
  /// For a picture that was not drawn: why, with its exit code.
  let failure: ToolError?
  let diagnostics: [Diagnostic]
  /// How long the cell took.
  let seconds: Double

  init(_ outcome: MatrixVerification.Outcome, in folder: URL) {
    kind = outcome.kind
    cell = outcome.cell.name
    form = outcome.form == .displayList ? "display-list" : outcome.form.rawValue
    file = outcome.reference.pathComponents.suffix(2).joined(separator: "/")
    state = State(outcome)
    message = outcome.verdict.message
    failure = outcome.error.map { error in
      (error as? RenderError).map { ToolError($0) } ?? ToolError("\(error)", exitCode: .badData)
    }
    diagnostics = outcome.diagnostics
    seconds = outcome.duration / .seconds(1)
  }

  /// The snapshot's name among those of its kind: `systemSmall-dark`, `systemSmall-dark.layout`.
  var name: String { form == "image" ? cell : "\(cell).\(form)" }

  /// Whether it is as it should be.
  var isFine: Bool { state == .equal || state == .recorded }

  /// The message's first line, which says what is wrong.
  var reason: String { message?.split(separator: "\n").first.map(String.init) ?? "" }
}

extension SnapshotResult.State {
  init(_ outcome: MatrixVerification.Outcome) {
    switch outcome.verdict {
    case .equal: self = .equal
    case .recorded: self = .recorded
    case .failed(let fault, _):
      if let error = outcome.error {
        self = error is StoppedCell ? .stopped : .undrawn
        return
      }
      switch fault {
      case .missing: self = .missing
      case .differs: self = .differs
      case .unusable: self = .unusable
      case .cannotCreate: self = .unwritable
      case .inputOutput: self = .interrupted
      }
    }
  }

  /// In a summary, after a number.
  func words(_ count: Int) -> String {
    switch self {
    case .equal, .recorded, .missing: rawValue
    case .differs: count == 1 ? "differs" : "differ"
    case .unusable: "cannot be compared"
    case .undrawn: "not drawn"
    case .stopped: "stopped the program"
    case .unwritable, .interrupted: "not written"
    }
  }
}
