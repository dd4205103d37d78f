import Diagnostics
package import Foundation

/// Something in an asset catalogue that cannot be used.
package struct CatalogDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or the folder of the set.
  package let file: URL
  /// What is wrong with it and where, in one sentence without a full stop.
  package let message: String
  /// Whether the file says nothing at all: a broken `Contents.json`. Other problems cost a picture or a variant.
  package let isFatal: Bool

  init(_ file: URL, _ message: String, isFatal: Bool = false) {
    (self.file, self.message, self.isFatal) = (file, message, isFatal)
  }

  /// `path: message`.
  package var description: String { "\(file.path): \(message)" }

  /// Tells the current log, in the words of a picture that is drawn without it.
  func report() {
    DiagnosticLog.current.report(
      Diagnostic(id: "asset.unreadable", message: "\(message); left out", subject: file.path))
  }
}
