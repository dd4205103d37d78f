import Diagnostics
package import Foundation

/// Reads files of strings as a whole, to tell beforehand what would be told when their strings are asked for.
package enum StringFileCheck {
  /// What is wrong with a file of strings (`.xcstrings`, `.strings`, `.stringsdict`), a sentence each; nothing for other
  /// files. Entries that cannot be read begin with `the entry`; anything else costs the whole file.
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
