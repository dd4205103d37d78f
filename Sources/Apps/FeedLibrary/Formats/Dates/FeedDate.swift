public import Foundation

/// Parses dates in feeds: RFC 822 and 850, ISO 8601 and W3C, C's `asctime`, some languages other than English, and
/// seconds since 1970, with their common mistakes.
///
/// Dates without a time zone, or with an unknown one, are in UTC. The result does not depend on the locale or the
/// system's time zone.
public enum FeedDate {
  /// The parsed date; nil if the text is not a date.
  ///
  /// Two-digit years are 1990…2089, as in feedparser. Known zone names are those that are unambiguous worldwide,
  /// those of the United States (RFC 822), and those of Europe and Japan.
  public static func parse(_ text: String) -> Date? {
    guard text.utf8.count <= 200 else { return nil }
    let isTrimmed = text.first?.isWhitespace == false && text.last?.isWhitespace == false
    let text = isTrimmed ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return nil }
    return seconds(text) ?? W3CDate.parse(text) ?? MailDate.parse(text) ?? ISODate.parse(text) ?? CDate.parse(text)
      ?? LocalDate.parse(text) ?? SlashDate.parse(text)
  }

  /// Seconds or milliseconds since 1970, but not four-digit years, or dates such as `20040105`.
  private static func seconds(_ text: String) -> Date? {
    let whole = text.prefix { $0 != "." }
    guard (9...13).contains(whole.count), whole.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Double(text)
    else { return nil }
    return Date(timeIntervalSince1970: whole.count >= 12 ? number / 1_000 : number)
  }
}

/// The components of a date. Values beyond their range carry over as far as a calendar allows.
struct DateParts {
  var year = 1970
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0
  /// East of Greenwich, in seconds.
  var offset = 0

  /// The date; nil if a component is invalid. Second 60, hour 24 and day 31 of a shorter month carry over.
  var date: Date? {
    guard (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(day), (0...24).contains(hour),
      (0...59).contains(minute), (0...60).contains(second), abs(offset) <= 100 * 3_600
    else { return nil }
    let days = Self.days(year: year, month: month) + day - 1
    return Date(timeIntervalSince1970: Double(days * 86_400 + hour * 3_600 + minute * 60 + second - offset))
  }

  /// Days from 1970-01-01 to the first of a month, in the Gregorian calendar.
  static func days(year: Int, month: Int) -> Int {
    // Counting years from March puts the leap day at the end.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Parses `10:25`, `10:25:08` or `10`; false for anything else.
  mutating func take(clock text: some StringProtocol) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return false }
    var numbers: [Int] = []
    for part in parts {
      // Removes fractions, also after a comma.
      guard let number = Int(part.prefix { $0 != "." && $0 != "," }), number >= 0 else { return false }
      numbers.append(number)
    }
    numbers += [0, 0]
    (hour, minute, second) = (numbers[0], numbers[1], numbers[2])
    return true
  }
}
