import Diagnostics
package import Foundation

/// A part of an asset catalog that cannot be used.
package struct CatalogDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, or the folder of the set.
  package let file: URL
  /// The problem and its position, in one sentence without a full stop.
  package let message: String
  /// Whether the whole file is unusable, such as a broken `Contents.json`. Other problems affect an image or a
  /// variant.
  package let isFatal: Bool

  init(_ file: URL, _ message: String, isFatal: Bool = false) {
    (self.file, self.message, self.isFatal) = (file, message, isFatal)
  }

  package var description: String { "\(file.path): \(message)" }

  /// Reports the problem to the current log.
  func report() {
    DiagnosticLog.current.report(
      Diagnostic(id: "asset.unreadable", message: "\(message); left out", subject: file.path))
  }
}
