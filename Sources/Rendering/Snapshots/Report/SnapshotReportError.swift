package struct SnapshotReportError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// The message of the system or a codec.
  package let reason: String

  package var description: String { "\(path): cannot write the snapshot report: \(reason)" }
}
