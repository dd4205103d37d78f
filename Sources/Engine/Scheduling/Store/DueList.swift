package import Foundation
import SharedFolders

/// When each slot is due: a short file derived from the slots' folders, so that a pass with nothing due reads nothing
/// else.
///
/// It is removed before a folder changes and written after everything succeeded. Without it, or if it is incomplete,
/// every folder is checked.
package struct DueList: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    /// The recipe of the picture, and the rules of the last check.
    package var recipe: String
    /// The current frame.
    package var frame: String
    /// The file extension of the picture.
    package var format: String
    /// The size of the picture in bytes; nil if unknown.
    package var byteCount: Int?
    /// The last known request, served or delayed.
    package var request: String
    /// The date of the next check; nil for only on request.
    package var date: Date?

    package init(recipe: String, frame: String, format: String, byteCount: Int? = nil, request: String, date: Date?) {
      (self.recipe, self.frame, self.request, self.date) = (recipe, frame, request, date)
      (self.format, self.byteCount) = (format, byteCount)
    }
  }

  /// By the paths of the slots in the output.
  package var items: [String: Item]
  /// When the list was made. An earlier current date means that the clock was set back.
  package var madeAt: Date

  package init(items: [String: Item] = [:], madeAt: Date) { (self.items, self.madeAt) = (items, madeAt) }

  /// How far the clock may go back without a check of everything, in seconds.
  package static let clockTolerance: TimeInterval = 60

  /// The item of a slot that needs no check at `now`; nil for others.
  package func idleItem(_ path: String, recipe: String, request: String, at now: Date) -> Item? {
    guard let item = items[path], item.recipe == recipe, item.request == request, madeAt <= now + Self.clockTolerance,
      item.date.map({ $0 > now }) ?? true
    else { return nil }
    return item
  }

  /// Whether the slot needs no check at `now`.
  package func isIdle(_ path: String, recipe: String, request: String, at now: Date) -> Bool {
    idleItem(path, recipe: recipe, request: request, at: now) != nil
  }

  /// The list as text: one line per slot, fields separated by tabs, dates in milliseconds since 1970.
  package var text: String {
    var lines = ["almanac due 3 \(madeAt.milliseconds)"]
    for (path, item) in items.sorted(by: { $0.key < $1.key }) {
      let date = item.date.map { "\($0.milliseconds)" } ?? "-"
      let byteCount = item.byteCount.map { "\($0)" } ?? "-"
      lines.append([date, item.recipe, item.request, item.frame, item.format, byteCount, path].joined(separator: "\t"))
    }
    return (lines + ["end \(items.count)", ""]).joined(separator: "\n")
  }

  /// Parses ``text``; nil if it is incomplete.
  package init?(text: String) {
    // Bytes, not characters: a list of a thousand slots is parsed in a millisecond.
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
