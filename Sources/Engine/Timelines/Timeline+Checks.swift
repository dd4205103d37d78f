import Diagnostics
import Foundation

extension Timeline {
  /// The timeline with its entries in order, one for each date, and with valid dates only.
  ///
  /// Everything that is left out, moved or ignored is reported, with the widget's kind.
  package func checked(for kind: String) -> Timeline {
    let report = { (id: String, message: String) in
      DiagnosticLog.current.report(Diagnostic(id: "timeline.\(id)", message: message, subject: kind))
    }
    let dated = entries.filter(\.date.isInReach)
    if dated.count < entries.count {
      report("impossible-date", "\(entries.count - dated.count) of the entries have an invalid date and are left out")
    }
    if zip(dated, dated.dropFirst()).contains(where: { $0.date > $1.date }) {
      report("out-of-order", "the entries are not in order of their dates; they were sorted")
    }
    let ordered = dated.inOrder()
    if ordered.count < dated.count {
      report("equal-dates", "several entries have the same date; the last of them is used")
    }
    if dated.contains(where: { $0.relevance?.isFinite == false }) {
      report("relevance-not-finite", "the relevance of an entry is not finite; it is ignored")
    }
    guard case .after(let date) = policy.kind, !date.isInReach else {
      return Timeline(entries: ordered, policy: policy)
    }
    report("impossible-reload-date", "the date of the reload policy is invalid; atEnd is used")
    return Timeline(entries: ordered, policy: .atEnd)
  }
}

extension Date {
  /// True for dates that calendars and formats support: the years 1 to 4001, and not NaN.
  fileprivate var isInReach: Bool {
    // Compares numbers, because comparing dates treats NaN as greater or equal.
    let reach = Date.distantPast.timeIntervalSinceReferenceDate...Date.distantFuture.timeIntervalSinceReferenceDate
    return reach.contains(timeIntervalSinceReferenceDate)
  }
}

extension TimelineEntryRelevance {
  fileprivate var isFinite: Bool { score.isFinite && duration.isFinite }
}
