import Foundation

/// The other forms of ISO 8601: without hyphens, ordinal dates, week dates, and two-digit years.
///
/// Forms without a year would need the current date, and are not supported.
enum ISODate {
  static func parse(_ text: String) -> Date? {
    let text = text.lowercased()
    let date = text.prefix { $0 != "t" && $0 != " " }
    guard var day = parts(of: date) else { return nil }
    let rest = text[date.endIndex...].drop { $0 == "t" || $0 == " " }
    if rest.isEmpty { return day.date }
    // The time has the same form as in W3C dates.
    guard let time = W3CDate.parse("2000-01-01T" + rest) else { return nil }
    day.offset = 0
    return day.date?.addingTimeInterval(time.timeIntervalSince1970 - 946_684_800)
  }

  private static func parts(of text: Substring) -> DateParts? {
    if text.contains("w") { return week(text) }
    let digits = text.filter { $0 != "-" }
    guard digits.allSatisfy({ ("0"..."9").contains($0) }), text.first != "-" else { return nil }
    let century = 2_000
    func number(_ start: Int, _ count: Int) -> Int { Int(digits.dropFirst(start).prefix(count)) ?? 0 }
    switch digits.count {
    case 8: return DateParts(year: number(0, 4), month: number(4, 2), day: number(6, 2))
    case 7: return ordinal(number(4, 3), of: number(0, 4))
    case 6: return DateParts(year: century + number(0, 2), month: number(2, 2), day: number(4, 2))
    case 5: return ordinal(number(2, 3), of: century + number(0, 2))
    default: return nil
    }
  }

  private static func ordinal(_ day: Int, of year: Int) -> DateParts? {
    guard (1...9_999).contains(year), (1...366).contains(day) else { return nil }
    var month = 12
    let start = DateParts.days(year: year, month: 1)
    while month > 1, DateParts.days(year: year, month: month) - start >= day { month -= 1 }
    return DateParts(year: year, month: month, day: day - DateParts.days(year: year, month: month) + start)
  }

  /// `2003-W52-3`, `2003W523`, `2003-W52`.
  private static func week(_ text: Substring) -> DateParts? {
    let fields = text.filter { $0 != "-" }.split(separator: "w", omittingEmptySubsequences: false)
    guard fields.count == 2, fields[0].count == 4, let year = Int(fields[0]), (2...3).contains(fields[1].count),
      let week = Int(fields[1].prefix(2)), (1...53).contains(week), (2...9_998).contains(year)
    else { return nil }
    guard let weekDay = fields[1].count == 3 ? Int(fields[1].suffix(1)) : 1, (1...7).contains(weekDay) else {
      return nil
    }
    // The first week contains 4 January; 1970-01-01 was a Thursday.
    let fourth = DateParts.days(year: year, month: 1) + 3
    let monday = fourth - ((fourth % 7 + 7 + 3) % 7)
    let day = monday + (week - 1) * 7 + weekDay - 1 - DateParts.days(year: year, month: 1) + 1
    let length = DateParts.days(year: year + 1, month: 1) - DateParts.days(year: year, month: 1)
    if day < 1 { return DateParts(year: year - 1, month: 12, day: 31 + day) }
    if day > length { return DateParts(year: year + 1, month: 1, day: day - length) }
    return ordinal(day, of: year)
  }
}
