package import Foundation

extension Array where Element: TimelineEntry {
  /// The entries sorted by date. Of several entries with the same date, the last one stays.
  package func inOrder() -> [Element] {
    var result: [Element] = []
    let sorted = enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
    for (_, entry) in sorted {
      if result.last?.date == entry.date { result.removeLast() }
      result.append(entry)
    }
    return result
  }

  /// The entry to show at `date`: the last one whose date is not after it, or the first entry if there is none.
  package func current(at date: Date) -> Element? {
    let ordered = inOrder()
    return ordered.last { $0.date <= date } ?? ordered.first
  }
}
