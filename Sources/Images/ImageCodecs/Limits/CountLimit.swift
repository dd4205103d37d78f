import Diagnostics

/// A limit of ``DecodingLimits`` that is only reached while a file is read.
package enum CountLimit: Sendable, Hashable {
  /// The scans of a JPEG, by their number or by their total pixels.
  case scans
  case warnings
  /// The size of a PNG chunk.
  case chunkBytes
}

extension DiagnosticDetail {
  /// A part of a file is larger than ``CountLimit/chunkBytes``.
  static let chunkTooLarge = DiagnosticDetail("chunkTooLarge")
}

extension Diagnostic {
  /// The exceeded limit because of which part of a file was skipped, if any.
  package var countLimit: CountLimit? { detail == .chunkTooLarge ? .chunkBytes : nil }
}
