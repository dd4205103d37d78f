import Foundation

/// Dates of the W3C note on ISO 8601: `2003-12-31T10:14:55-08:00` and its shorter forms, also with a space instead of
/// the T or before the zone.
enum W3CDate {
  static func parse(_ text: String) -> Date? {
    let text = text.lowercased()
    let date = text.prefix { ("0"..."9").contains($0) || $0 == "-" || $0 == "/" }
    guard let day = takeDay(date) else { return nil }
    var parts = day
    var rest = text[date.endIndex...].drop { $0 == "t" || $0 == " " || $0 == "," }
    if rest.isEmpty { return text.hasSuffix("t") ? nil : parts.date }
    let clock = rest.prefix { ("0"..."9").contains($0) || $0 == ":" || $0 == "." || $0 == "," }
    rest = rest[clock.endIndex...].drop { $0 == " " }
    if clock.isEmpty {
      // A zone without a time: 2003-12-31Z.
      guard let offset = ZoneOffset.seconds(rest) else { return nil }
      parts.offset = offset
      return parts.date
    }
    guard take(clock, into: &parts) else { return nil }
    if let half = ["am", "pm"].first(where: rest.hasPrefix), (1...12).contains(parts.hour) {
      parts.hour = parts.hour % 12 + (half == "pm" ? 12 : 0)
      rest = rest.dropFirst(2).drop { $0 == " " }
    }
    if let zone = rest.split(separator: " ").first {
      // An unknown zone name is UTC; any other text is invalid.
      guard let offset = ZoneOffset.seconds(zone) ?? (zone.allSatisfy(\.isLetter) ? 0 : nil) else { return nil }
      parts.offset = offset
    }
    return parts.date
  }

  /// `2003-12-31`, `2003-12`, `2003`, and `2003/12/31`.
  private static func takeDay(_ text: Substring) -> DateParts? {
    let fields = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" }
    guard (1...3).contains(fields.count), fields[0].count == 4,
      fields.dropFirst().allSatisfy({ (1...2).contains($0.count) })
    else { return nil }
    let numbers = fields.compactMap { Int($0) } + [1, 1]
    guard numbers.count == fields.count + 2 else { return nil }
    return DateParts(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// `10:14:55.5`, and `101455` without colons.
  private static func take(_ clock: Substring, into parts: inout DateParts) -> Bool {
    let digits = clock.prefix { $0.isNumber }
    guard digits.count == 4 || digits.count == 6 else { return parts.take(clock: clock) }
    let numbers = stride(from: 0, to: digits.count, by: 2).map { Int(digits.dropFirst($0).prefix(2)) ?? 99 } + [0]
    (parts.hour, parts.minute, parts.second) = (numbers[0], numbers[1], numbers[2])
    return true
  }
}
