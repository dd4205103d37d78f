/// Why a report could not be written.
package struct SnapshotReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder.
  package let path: String
  /// What is wrong with it, as the system or a codec words it.
  package let reason: String

  /// One sentence without a full stop.
  package var description: String { "\(path): the snapshot report cannot be written: \(reason)" }
}
