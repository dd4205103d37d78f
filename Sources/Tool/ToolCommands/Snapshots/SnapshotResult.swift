import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import Rendering
import Snapshots
import Timelines
import ToolReports

/// The result for one cell of a matrix in one form.
struct SnapshotResult: Codable, Sendable {
  /// The state of a snapshot compared with its reference.
  enum State: String, Codable, Sendable, CaseIterable {
    case equal
    case recorded
    case differs
    case missing
    /// The reference cannot be read, or the picture is empty.
    case unusable
    case undrawn
    /// The widget's code ended the process.
    case stopped
    case unwritable
    /// The disk is full, or an I/O error occurred.
    case interrupted
  }

  let kind: String
  let cell: String
  let form: String
  /// The reference's path, relative to the folder of references.
  let file: String
  let state: State
  /// Nil for success.
  let message: SnapshotMessage?
  /// Why the picture was not drawn.
  let failure: ToolError?
  private(set) var diagnostics: [Diagnostic]
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

  /// The same result with a diagnostic, unless it has it.
  func adding(_ diagnostic: Diagnostic?) -> SnapshotResult {
    guard let diagnostic, !diagnostics.contains(diagnostic) else { return self }
    var result = self
    result.diagnostics.append(diagnostic)
    return result
  }

  /// The snapshot's name, unique for its kind: `systemSmall-dark`, `systemSmall-dark.layout`.
  var name: String { form == "image" ? cell : "\(cell).\(form)" }

  var isFine: Bool { state == .equal || state == .recorded }
}

extension SnapshotResult.State {
  init(_ outcome: MatrixVerification.Outcome) {
    switch outcome.verdict {
    case .equal: self = .equal
    case .recorded: self = .recorded
    case .failed(let fault, _):
      if let error = outcome.error {
        self = error is CrashedCell ? .stopped : .undrawn
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

  /// The words after a number in a summary.
  func words(_ count: Int) -> String {
    switch self {
    case .equal, .recorded, .missing: rawValue
    case .differs: count == 1 ? "differs" : "differ"
    case .unusable: "cannot be compared"
    case .undrawn: "not drawn"
    case .stopped: "crashed"
    case .unwritable, .interrupted: "not written"
    }
  }
}
