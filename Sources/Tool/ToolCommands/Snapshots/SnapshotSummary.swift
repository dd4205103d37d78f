import Diagnostics
import Foundation
import Graphics
import Snapshots

/// What `--json` says of a run. Equal pictures give equal bytes: how long it took is in JUnit's file alone.
struct SnapshotSummary: Codable {
  struct Snapshot: Codable {
    let kind: String
    /// `systemSmall-dark`.
    let cell: String
    /// As `--forms` names it.
    let form: String
    /// The reference, as it was asked for.
    let reference: String
    let state: SnapshotResult.State
    /// Nil where all is well.
    let message: String?
    let diagnostics: [Diagnostic]
  }

  let at: Date
  let references: String
  /// The address of the report's page; nil where there is nothing to show.
  let report: String?
  /// How many snapshots there are of each state that any has.
  let counts: [String: Int]
  let snapshots: [Snapshot]
  /// References that belong to no picture.
  let stale: [String]
  /// Those that were removed.
  let pruned: [String]
  /// What of the matrix there is not.
  let notes: [String]

  init(_ findings: SnapshotFindings) {
    at = findings.options.at
    references = findings.options.references
    report = findings.page?.absoluteString
    counts = Dictionary(findings.counts.map { ($0.rawValue, $1) }) { $1 }
    snapshots = findings.results.map { result in
      Snapshot(
        kind: result.kind, cell: result.cell, form: result.form, reference: findings.path(result.file),
        state: result.state, message: result.message, diagnostics: result.diagnostics)
    }
    stale = findings.stale.map(findings.path)
    pruned = findings.pruned.map(findings.path)
    notes = findings.notes
  }
}
