import Diagnostics
import Foundation
import Graphics
import Snapshots

/// The JSON of a run. Equal pictures give equal bytes; durations are only in the JUnit file.
struct SnapshotSummary: Codable {
  struct Snapshot: Codable {
    let kind: String
    let cell: String
    /// As in `--forms`.
    let form: String
    /// The reference's path as given.
    let reference: String
    let state: SnapshotResult.State
    /// Nil for success.
    let message: String?
    /// The folder with its pictures in the report; nil if there is none.
    let folder: String?
    let diagnostics: [Diagnostic]
  }

  let at: Date
  let references: String
  /// The URL of the report's page; nil if there is none.
  let report: String?
  /// The number of snapshots in each state, without zeros.
  let counts: [String: Int]
  let snapshots: [Snapshot]
  /// References that no picture has.
  let stale: [String]
  let pruned: [String]
  /// Parts of the matrix that widgets do not have.
  let notes: [String]

  init(_ findings: SnapshotRunReport) {
    at = findings.options.at
    references = findings.options.referencePath
    report = findings.page?.absoluteString
    counts = Dictionary(findings.counts.map { ($0.rawValue, $1) }) { $1 }
    snapshots = findings.results.map { result in
      Snapshot(
        kind: result.kind, cell: result.cell, form: result.form, reference: findings.path(result.file),
        state: result.state, message: result.message?.description,
        folder: result.message.map { SnapshotReport(folder: findings.options.reportFolder).folder(of: $0.name).path },
        diagnostics: result.diagnostics)
    }
    stale = findings.stale.map(findings.path)
    pruned = findings.pruned.map(findings.path)
    notes = findings.notes
  }
}
