import Diagnostics

/// Something of a calendar that was replaced or left out.
struct CalendarDiagnostic: Hashable, Sendable {
  /// The diagnostic's.
  let id: String
  /// Where it begins in the file; nil for the whole file.
  let line: Int?
  let message: String

  /// So many of a kind are told; the others are counted.
  static let told = 10

  /// Reports what was found in a file. A file with the same fault in every line gets a few lines, and the number.
  static func report(_ faults: [CalendarDiagnostic], in file: String) {
    var counts: [String: Int] = [:]
    for fault in faults {
      counts[fault.id, default: 0] += 1
      if counts[fault.id, default: 0] > told { continue }
      let subject = fault.line.map { "\(file): line \($0)" } ?? file
      DiagnosticLog.current.report(Diagnostic(id: fault.id, message: fault.message, subject: subject))
    }
    for (id, count) in counts.sorted(by: { $0.key < $1.key }) where count > told {
      DiagnosticLog.current.report(
        Diagnostic(id: id, message: "and \(count - told) more of the same kind", subject: file))
    }
  }
}
