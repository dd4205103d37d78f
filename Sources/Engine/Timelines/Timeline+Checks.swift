import Diagnostics
import Foundation

extension Timeline {
  /// The timeline as it can be worked with: entries in order, one for each date, dates that calendars know.
  ///
  /// Whatever had to be left out, moved or ignored is reported, with the widget's kind.
  package func checked(for kind: String) -> Timeline {
    let report = { (id: String, message: String) in
      DiagnosticLog.current.report(Diagnostic(id: "timeline.\(id)", message: message, subject: kind))
    }
    let dated = entries.filter(\.date.isInReach)
    if dated.count < entries.count {
      report("impossible-date", "\(entries.count - dated.count) of the entries have no possible date; left out")
    }
    if zip(dated, dated.dropFirst()).contains(where: { $0.date > $1.date }) {
      report("out-of-order", "the entries are not in order of their dates; they were put in order")
    }
    let ordered = dated.inOrder()
    if ordered.count < dated.count {
      report("equal-dates", "several entries have one date; the last of them is used")
    }
    if dated.contains(where: { $0.relevance?.isFinite == false }) {
      report("relevance-not-finite", "the relevance of an entry is no finite number; it does not count")
    }
    guard case .after(let date) = policy.kind, !date.isInReach else {
      return Timeline(entries: ordered, policy: policy)
    }
    report("impossible-reload-date", "the date of the reload policy is impossible; atEnd counts in its place")
    return Timeline(entries: ordered, policy: .atEnd)
  }
}

extension Date {
  /// True for dates that calendars and formats can work with: the years 1 to 4001, and no NaN.
  fileprivate var isInReach: Bool {
    // Numbers, not dates, are compared: of two dates the greater or equal one is the one that is not less, even if it is NaN.
    let reach = Date.distantPast.timeIntervalSinceReferenceDate...Date.distantFuture.timeIntervalSinceReferenceDate
    return reach.contains(timeIntervalSinceReferenceDate)
  }
}

extension TimelineEntryRelevance {
  fileprivate var isFinite: Bool { score.isFinite && duration.isFinite }
}
