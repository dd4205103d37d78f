package import Foundation
import Synchronization

/// Checks whole files of strings in advance, for problems that would otherwise be reported when their strings are
/// used.
package final class StringFileCheck: Sendable {
  private let found = Mutex<[StringFileProblem]>([])

  private init() {}

  /// The problems of a file of strings (`.xcstrings`, `.strings`, `.stringsdict`); empty for other files.
  package static func problems(in file: URL) -> [StringFileProblem] {
    let check = StringFileCheck()
    let report: StringFileProblem.Report = { problem in check.found.withLock { $0.append(problem) } }
    switch file.pathExtension.lowercased() {
    case "xcstrings":
      var catalog = StringCatalog(file, report: report)
      for key in catalog?.allKeys ?? [] { _ = catalog?.formats(for: key) }
    case "strings": _ = StringsFile.entries(of: file, report: report)
    case "stringsdict": _ = StringsDictFile.entries(of: file, report: report)
    default: break
    }
    return check.found.withLock { $0 }
  }
}
