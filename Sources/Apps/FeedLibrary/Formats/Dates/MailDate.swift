import Foundation

/// Dates of RFC 822, 2822 and 850, and similar ones: `Thu, 01 Jan 2004 19:48:21 GMT`.
///
/// The weekday is ignored. Day and month may be swapped, and time and zone may be missing.
enum MailDate {
  static func parse(_ text: String) -> Date? {
    var words = text.lowercased().split { $0.isWhitespace || $0 == "," }
    words.removeAll { $0 == "at" || $0 == "um" || $0 == "-" || $0 == "de" }
    // 06-Nov-94.
    words = words.flatMap { word in
      let parts = word.split(separator: "-", omittingEmptySubsequences: false)
      return parts.count == 3 && parts.contains { MonthName.number($0) != nil } ? parts : [word]
    }
    if let first = words.first, day(first) == nil, MonthName.number(first) == nil || isWeekDay(words) {
      words.removeFirst()
    }
    guard words.count >= 3 else { return nil }
    var parts = DateParts()
    if let number = day(words[0]), let month = MonthName.number(words[1]) {
      (parts.day, parts.month) = (number, month)
    } else if let number = day(words[1]), let month = MonthName.number(words[0]) {
      (parts.day, parts.month) = (number, month)
    } else {
      return nil
    }
    // The year may follow the time, as in `asctime`.
    if words[2].contains(":"), let place = words.lastIndex(where: { $0.count == 4 && Int($0) != nil }) {
      words.insert(words.remove(at: place), at: 2)
    }
    guard let year = year(words[2]) else { return nil }
    parts.year = year
    return take(Array(words.dropFirst(3)), into: &parts) ? parts.date : nil
  }

  /// `mar` is Tuesday in French, Italian and Spanish if a day and a month follow.
  private static func isWeekDay(_ words: [Substring]) -> Bool {
    words.count > 3 && day(words[1]) != nil && MonthName.number(words[2]) != nil
  }

  private static func day(_ word: Substring) -> Int? {
    let number = word.prefix(while: \.isNumber)
    let ending = word[number.endIndex...]
    guard number.count <= 2, ["", ".", "st", "nd", "rd", "th", "er", "º"].contains(ending) else { return nil }
    return Int(number)
  }

  private static func year(_ word: Substring) -> Int? {
    guard let year = Int(word), year >= 0 else { return nil }
    return word.count <= 2 ? year + (year < 90 ? 2000 : 1900) : year
  }

  /// The time and the zone, both optional.
  private static func take(_ words: [Substring], into parts: inout DateParts) -> Bool {
    guard let clock = words.first else { return true }
    var rest = words.dropFirst()
    // 10:25:08+02:00, 10:25pm.
    let time = clock.prefix { $0.isNumber || $0 == ":" || $0 == "." }
    if time.endIndex < clock.endIndex { rest.insert(clock[time.endIndex...], at: rest.startIndex) }
    guard parts.take(clock: time) else { return false }
    if let half = rest.first, let isAfternoon = ["am": false, "a.m.": false, "pm": true, "p.m.": true][half] {
      guard (1...12).contains(parts.hour) else { return false }
      parts.hour = parts.hour % 12 + (isAfternoon ? 12 : 0)
      rest = rest.dropFirst()
    }
    if let zone = rest.first { parts.offset = ZoneOffset.seconds(zone) ?? 0 }
    return true
  }
}

/// Dates of C's `asctime`: `Thu Jan  1 19:48:21 2004`, optionally with a zone before the year.
enum CDate {
  static func parse(_ text: String) -> Date? {
    var words = text.lowercased().split { $0.isWhitespace || $0 == "," }
    guard words.count == 5 || words.count == 6, words[3].contains(":"), let year = words.popLast() else { return nil }
    words.insert(year, at: 3)
    return MailDate.parse(words.joined(separator: " "))
  }
}
