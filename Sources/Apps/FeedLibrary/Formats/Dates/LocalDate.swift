import Foundation

/// Date forms of Korean and Hungarian services, as in feedparser. ``MailDate`` parses Greek and other month names.
enum LocalDate {
  static func parse(_ text: String) -> Date? { korean(text) ?? hungarian(text) }

  /// `2004년 05월 28일 01:31:15` and `2004-05-25 오후 11:23:17`, in UTC+9.
  private static func korean(_ text: String) -> Date? {
    var rest = text
    for sign in ["년", "월", "일"] { rest = rest.replacing(sign, with: " ") }
    let words = rest.split { $0.isWhitespace || $0 == "-" }
    guard text.contains("년") || text.contains("오전") || text.contains("오후"), words.count == 4 || words.count == 5,
      let year = Int(words[0]), let month = Int(words[1]), let day = Int(words[2]), let clock = words.last
    else { return nil }
    var parts = DateParts(year: year, month: month, day: day, offset: 9 * 3_600)
    guard parts.take(clock: clock), parts.hour <= 24 else { return nil }
    if words.count == 5 {
      guard words[3] == "오후" || words[3] == "오전" else { return nil }
      if words[3] == "오후" && parts.hour < 12 { parts.hour += 12 }
      if words[3] == "오전" && parts.hour == 12 { parts.hour = 0 }
    }
    return parts.date
  }

  /// `2004-július-13T9:15-05:00`.
  private static func hungarian(_ text: String) -> Date? {
    let fields = text.lowercased().split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, let month = hungarianMonths.firstIndex(where: fields[1].hasPrefix) else { return nil }
    return W3CDate.parse("\(fields[0])-\(month + 1)-\(fields[2])")
  }

  private static let hungarianMonths = [
    "január", "február", "március", "április", "május", "június", "július", "augusztus", "szeptember", "október",
    "november", "december",
  ]
}

/// Numbers with slashes or full stops, if the month is unambiguous: `12/31/2003 10:14 PM`, `31.12.2003`.
enum SlashDate {
  static func parse(_ text: String) -> Date? {
    var words = text.lowercased().split { $0.isWhitespace || $0 == "," }
    if let first = words.first?.first, !first.isNumber { words.removeFirst() }
    guard let first = words.first else { return nil }
    let isGerman = first.contains(".")
    let numbers = first.split(separator: isGerman ? "." : "/").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    let clock = words.dropFirst().joined(separator: " ")
    let day: (year: Int, month: Int, day: Int)
    if numbers[0] > 999 {
      day = (numbers[0], numbers[1], numbers[2])
    } else if isGerman || numbers[0] > 12 {
      day = (numbers[2], numbers[1], numbers[0])
    } else if numbers[1] > 12 || clock.contains("am") || clock.contains("pm") {
      day = (numbers[2], numbers[0], numbers[1])
    } else {
      return nil
    }
    let year = day.year < 90 ? day.year + 2_000 : day.year < 100 ? day.year + 1_900 : day.year
    guard (1...9_999).contains(year), (1...12).contains(day.month), (1...31).contains(day.day) else { return nil }
    let digits = String(year)
    return W3CDate.parse("\(String(repeating: "0", count: 4 - digits.count))\(digits)-\(day.month)-\(day.day) \(clock)")
  }
}
