package import Foundation

/// When something is due where: a short file that is derived from what the places' folders hold, so that a pass in which
/// nothing is due reads nothing else.
///
/// It is removed before a folder changes and written once all is well; without it, or with one that is not whole, every
/// folder is looked at.
package struct DueList: Hashable, Sendable {
  /// What is known of a place.
  package struct Item: Hashable, Sendable {
    /// What it was drawn with, and by which rules it was looked at.
    package var recipe: String
    /// The frame in place.
    package var frame: String
    /// The ending of its picture's name.
    package var format: String
    /// Its picture's bytes; nil where that is not known.
    package var byteCount: Int?
    /// The last request that was known of, served or delayed.
    package var request: String
    /// When it is to be looked at again; nil for never, unless something is asked for.
    package var date: Date?

    package init(recipe: String, frame: String, format: String, byteCount: Int? = nil, request: String, date: Date?) {
      (self.recipe, self.frame, self.request, self.date) = (recipe, frame, request, date)
      (self.format, self.byteCount) = (format, byteCount)
    }
  }

  /// By the paths of the places in the output.
  package var items: [String: Item]
  /// When the list was made: earlier dates mean that the clock was set back.
  package var madeAt: Date

  package init(items: [String: Item] = [:], madeAt: Date) { (self.items, self.madeAt) = (items, madeAt) }

  /// Seconds that the clock may go back without a look at everything.
  package static let patience: TimeInterval = 60

  /// What is known of a place that needs no look at `now`; nil of others.
  package func quietItem(_ path: String, recipe: String, request: String, at now: Date) -> Item? {
    guard let item = items[path], item.recipe == recipe, item.request == request, madeAt <= now + Self.patience,
      item.date.map({ $0 > now }) ?? true
    else { return nil }
    return item
  }

  /// Whether the place needs no look at `now`.
  package func isQuiet(_ path: String, recipe: String, request: String, at now: Date) -> Bool {
    quietItem(path, recipe: recipe, request: request, at: now) != nil
  }

  /// The list as text: one line a place, fields with tabs between them, dates in milliseconds since 1970.
  package var text: String {
    var lines = ["almanac due 3 \(madeAt.milliseconds)"]
    for (path, item) in items.sorted(by: { $0.key < $1.key }) {
      let date = item.date.map { "\($0.milliseconds)" } ?? "-"
      let byteCount = item.byteCount.map { "\($0)" } ?? "-"
      lines.append([date, item.recipe, item.request, item.frame, item.format, byteCount, path].joined(separator: "\t"))
    }
    return (lines + ["end \(items.count)", ""]).joined(separator: "\n")
  }

  /// Reads ``text``; nil for anything that is not whole.
  package init?(text: String) {
    // Bytes, not characters: a list of a thousand places is read in a millisecond.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    guard lines.count > 1, let head = Substring(lines[0]).wholeMatch(of: /almanac due 3 (-?[0-9]{1,16})/),
      let madeAt = Int64(head.1), Substring(lines[lines.count - 1]) == "end \(lines.count - 2)"
    else { return nil }
    items = Dictionary(minimumCapacity: lines.count)
    for line in lines[1..<(lines.count - 1)] {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(Substring.init)
      guard fields.count == 7 else { return nil }
      let (date, byteCount) = (Int64(fields[0]).map { Date(milliseconds: $0) }, Int(fields[5]))
      if date == nil && fields[0] != "-" || byteCount == nil && fields[5] != "-" { return nil }
      items[String(fields[6])] = Item(
        recipe: String(fields[1]), frame: String(fields[3]), format: String(fields[4]), byteCount: byteCount,
        request: String(fields[2]), date: date)
    }
    self.madeAt = Date(milliseconds: madeAt)
  }
}

extension Date {
  /// Since 1970, rounded up: what is due is never found before its time.
  package var milliseconds: Int64 {
    let value = (timeIntervalSince1970 * 1000).rounded(.up)
    // Dates of calendars lie far within these limits.
    return value.isNaN ? 0 : Int64(min(max(value, -1e15), 1e15))
  }

  /// The date of so many milliseconds since 1970.
  package init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
