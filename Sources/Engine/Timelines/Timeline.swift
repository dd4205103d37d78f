import Diagnostics
public import Foundation

/// Dated entries, and when to reload them. Apple's page: WidgetKit/Timeline.
public struct Timeline<Entry: TimelineEntry> {
  /// The entries, in any order.
  public let entries: [Entry]
  public let policy: TimelineReloadPolicy

  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where Entry: Sendable {}

/// The earliest time to request a new timeline. Apple's page: WidgetKit/TimelineReloadPolicy.
public struct TimelineReloadPolicy: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case atEnd, never
    case after(Date)
  }

  package let kind: Kind

  /// After the date of the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Only when the app requests it.
  public static let never = TimelineReloadPolicy(kind: .never)
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}

extension Array where Element: TimelineEntry {
  /// The entries sorted by date. Of several entries with the same date, the last one stays.
  package func sortedByDate() -> [Element] {
    // Most providers answer in order, with a date for each; a clock has hundreds of entries.
    if isAscending(strictly: true) { return self }
    var result: [Element] = []
    let sorted = enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
    for (_, entry) in sorted {
      if result.last?.date == entry.date { result.removeLast() }
      result.append(entry)
    }
    return result
  }

  /// Whether each date is before the next, or equal to it.
  ///
  /// A loop over indices: `zip` makes generic types of unknown elements, for which the runtime searches conformances.
  fileprivate func isAscending(strictly: Bool) -> Bool {
    var index = 1
    while index < count {
      let (date, next) = (self[index - 1].date, self[index].date)
      guard date < next || (!strictly && date == next) else { return false }
      index += 1
    }
    return true
  }

  /// The entry to show at `date`: the last one whose date is not after it, or the first entry if there is none.
  package func current(at date: Date) -> Element? {
    let ordered = sortedByDate()
    return ordered.last { $0.date <= date } ?? ordered.first
  }
}

extension Timeline {
  /// The timeline with its entries in order, one for each date, and with valid dates only.
  ///
  /// Everything that is left out, moved or ignored is reported, with the widget's kind.
  package func checked(for kind: String) -> Timeline {
    let report = { (id: String, message: String) in
      DiagnosticLog.current.report(Diagnostic(id: "timeline.\(id)", message: message, subject: kind))
    }
    var dated: [Entry] = []
    for entry in entries where entry.date.isSupported { dated.append(entry) }
    if dated.count < entries.count {
      report("impossible-date", "\(entries.count - dated.count) of the entries have an invalid date and are left out")
    }
    if !dated.isAscending(strictly: false) {
      report("out-of-order", "the entries are not in order of their dates; they were sorted")
    }
    let ordered = dated.sortedByDate()
    if ordered.count < dated.count {
      report("equal-dates", "several entries have the same date; the last of them is used")
    }
    for entry in dated where entry.relevance?.isFinite == false {
      report("relevance-not-finite", "the relevance of an entry is not finite; it is ignored")
      break
    }
    guard case .after(let date) = policy.kind, !date.isSupported else {
      return Timeline(entries: ordered, policy: policy)
    }
    report("impossible-reload-date", "the date of the reload policy is invalid; atEnd is used")
    return Timeline(entries: ordered, policy: .atEnd)
  }
}

extension Date {
  /// True for dates that calendars and formats support: the years 1 to 4001, and not NaN.
  fileprivate var isSupported: Bool {
    // Compares numbers, because comparing dates treats NaN as greater or equal.
    let reach = Date.distantPast.timeIntervalSinceReferenceDate...Date.distantFuture.timeIntervalSinceReferenceDate
    return reach.contains(timeIntervalSinceReferenceDate)
  }
}

extension TimelineEntryRelevance {
  fileprivate var isFinite: Bool { score.isFinite && duration.isFinite }
}
