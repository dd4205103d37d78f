import Foundation

/// A POSIX time zone rule, as in `TZ` and at the end of tzfiles: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct POSIXTimeZone: Hashable, Sendable {
  let text: String
  /// The abbreviation of standard time.
  let standard: String
  /// Seconds east of GMT.
  let offset: Int
  /// The abbreviation of daylight saving time; nil if there is none.
  let summer: String?
  /// Seconds east of GMT in daylight saving time.
  let summerOffset: Int
  /// Start and end of daylight saving time; nil if the rule omits them.
  let changes: [Change]?

  /// A day of the year, and the seconds of that day.
  package struct Change: Hashable, Sendable {
    let day: String
    let time: Int
  }

  init?(_ text: String) {
    let form =
      /(<[A-Za-z0-9+-]{3,}>|[A-Za-z]{3,})([+-]?[0-9:]+)(?:(<[A-Za-z0-9+-]{3,}>|[A-Za-z]{3,})([+-]?[0-9:]+)?(?:,([^,]+),([^,]+))?)?/
    guard text.utf8.count <= 100, let match = text.wholeMatch(of: form), let west = Self.seconds(match.2) else {
      return nil
    }
    self.text = text
    standard = match.1.trimmingCharacters(in: ["<", ">"])
    offset = -west
    summer = match.3.map { $0.trimmingCharacters(in: ["<", ">"]) }
    // One hour ahead by default.
    guard let summerWest = match.4.map({ Self.seconds($0) }) ?? west - 3600 else { return nil }
    summerOffset = -summerWest
    guard let (first, last) = match.5.flatMap({ first in match.6.map { (first, $0) } }) else {
      changes = nil
      return
    }
    guard let start = Change(first), let end = Change(last) else { return nil }
    changes = [start, end]
  }

  /// The rule at the end of a tzfile (RFC 9636); nil for other files and for version 1.
  init?(footerOf data: Data) {
    guard data.starts(with: Data("TZif".utf8)), data.last == 0x0A,
      let start = data.dropLast().lastIndex(of: 0x0A)
    else { return nil }
    self.init(String(decoding: data[(start + 1)...].dropLast(), as: UTF8.self))
  }

  /// Whether clocks show the same time by both rules. Parts that this rule omits are taken from `other`.
  func isSame(as other: POSIXTimeZone) -> Bool {
    offset == other.offset && (summer == nil) == (other.summer == nil)
      && (summer == nil || summerOffset == other.summerOffset) && (changes == nil || changes == other.changes)
  }

  /// Whether the abbreviations are the same.
  func hasNames(of other: POSIXTimeZone) -> Bool { standard == other.standard && summer == other.summer }

  /// Parses `-1`, `+05:30` or `2:00:00` as seconds, at most a week.
  fileprivate static func seconds(_ text: Substring) -> Int? {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" || $0 == "+" }.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt8($0) }
    guard numbers.count == parts.count, (1...3).contains(parts.count), numbers[0] <= 167,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    let seconds = zip(numbers, [3600, 60, 1]).reduce(0) { $0 + Int($1.0) * $1.1 }
    return isNegative ? -seconds : seconds
  }
}

extension POSIXTimeZone.Change {
  /// Parses `M3.5.0`, `J60` or `59`, with an optional time.
  fileprivate init?(_ text: Substring) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let day = parts.first,
      day.wholeMatch(of: /M(?:[1-9]|1[0-2])\.[1-5]\.[0-6]|J?[0-9]{1,3}/) != nil
    else { return nil }
    guard let time = parts.count == 2 ? POSIXTimeZone.seconds(parts[1]) : 7200 else { return nil }
    self.init(day: String(day), time: time)
  }
}
