import Diagnostics

/// A part of a calendar that was replaced or left out.
struct CalendarDiagnostic: Hashable, Sendable {
  let id: String
  /// Where it starts in the file; nil for the whole file.
  let line: Int?
  let message: String

  /// How many faults of a kind are reported; the others are counted.
  static let reportLimit = 10

  /// Reports the faults of a file: the first of each kind, and the number of others.
  static func report(_ faults: [CalendarDiagnostic], in file: String) {
    var counts: [String: Int] = [:]
    for fault in faults {
      counts[fault.id, default: 0] += 1
      if counts[fault.id, default: 0] > reportLimit { continue }
      let subject = fault.line.map { "\(file): line \($0)" } ?? file
      DiagnosticLog.current.report(Diagnostic(id: fault.id, message: fault.message, subject: subject))
    }
    for (id, count) in counts.sorted(by: { $0.key < $1.key }) where count > reportLimit {
      DiagnosticLog.current.report(
        Diagnostic(id: id, message: "and \(count - reportLimit) more of the same kind", subject: file))
    }
  }
}
