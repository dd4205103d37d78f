import Diagnostics
package import Foundation

/// Checks whole files of strings in advance, for problems that would otherwise be reported when their strings are
/// used.
package enum StringFileCheck {
  /// The problems of a file of strings (`.xcstrings`, `.strings`, `.stringsdict`), a sentence each; empty for other
  /// files. Problems of single entries start with `the entry`; others make the whole file unusable.
  package static func problems(in file: URL) -> [String] {
    let log = DiagnosticLog()
    log.collecting {
      switch file.pathExtension.lowercased() {
      case "xcstrings":
        var catalog = StringCatalog(file)
        for key in catalog?.allKeys ?? [] { _ = catalog?.formats(for: key) }
      case "strings": _ = StringsFile.entries(of: file)
      case "stringsdict": _ = StringsDictFile.entries(of: file)
      default: break
      }
    }
    return log.diagnostics.map { $0.message.replacing("; it is left out", with: "") }
  }
}
