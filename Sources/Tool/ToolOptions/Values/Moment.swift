import ArgumentParser
package import Foundation

/// The value of `--at`: an instant, or a local date and time in the pictures' time zone.
package enum Moment: Hashable, Sendable {
  case instant(Date)
  case local(DateComponents)
  /// A time on a day that many days after the one of a date: `tomorrow 8:00`.
  case day(Int, after: Date, hour: Int, minute: Int)

  /// Parses a date within the range of timelines.
  ///
  /// - Throws: A validation error, with exit code 64.
  package init(argument: String) throws {
    // Without fractions, which nobody means.
    let now = Date().timeIntervalSinceReferenceDate.rounded(.down)
    try self.init(argument: argument, now: Date(timeIntervalSinceReferenceDate: now))
  }

  init(argument: String, now: Date) throws {
    if let date = Self.plainInstant(argument) {
      self = .instant(date)
      return
    }
    if let moment = Self.near(argument, now) {
      self = moment
      return
    }
    let form = /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T ]([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?)?/
    guard let match = argument.wholeMatch(of: form) else {
      guard argument.first?.isNumber == true else { throw Self.error(argument) }
      self = .instant(try Date(argument: argument))
      return
    }
    let fields = [match.1, match.2, match.3, match.4 ?? "0", match.5 ?? "0", match.6 ?? "0"].map { Int($0) }
    let components = DateComponents(
      year: fields[0], month: fields[1], day: fields[2], hour: fields[3], minute: fields[4], second: fields[5])
    let date = Self.date(components, in: .gmt)
    // The calendar accepts 30 February as 2 March.
    let parts = Set<Calendar.Component>([.year, .month, .day, .hour, .minute, .second])
    guard date.map({ Self.calendar(.gmt).dateComponents(parts, from: $0) }) == components else {
      throw Self.error(argument)
    }
    // Checks the range of years.
    _ = try Date(argument: String(argument.prefix(10)))
    self = .local(components)
  }

  /// The date of the form `2026-11-21T08:00:00Z`, of this century; nil for any other. The formats of Foundation
  /// take as long as a third of a small picture.
  private static func plainInstant(_ text: String) -> Date? {
    let form = Array("0000-00-00T00:00:00Z".utf8)
    let bytes = Array(text.utf8)
    guard bytes.count == form.count else { return nil }
    var numbers = [0]
    for (byte, expected) in zip(bytes, form) {
      if expected == UInt8(ascii: "0") {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - UInt8(ascii: "0"))
      } else {
        guard byte == expected else { return nil }
        numbers.append(0)
      }
    }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard (2001...2099).contains(year), (1...12).contains(month), numbers[3] < 24, numbers[4] < 60, numbers[5] < 60
    else { return nil }
    let isLeap = year.isMultiple(of: 4)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    // From 2001, which Foundation counts from.
    let days = (year - 2001) * 365 + (year - 2001) / 4 + lengths[..<(month - 1)].reduce(0, +) + day - 1
    return Date(
      timeIntervalSinceReferenceDate: TimeInterval(((days * 24 + numbers[3]) * 60 + numbers[4]) * 60 + numbers[5]))
  }

  private static func error(_ argument: String) -> ValidationError {
    ValidationError(
      "invalid date '\(argument)'. Use a form such as 2026-11-21T08:00:00Z, 2026-11-21, 8:00, 'tomorrow 8:00' or +2h.")
  }

  /// A moment near now: `now`, `8:00`, `tomorrow`, `yesterday 8:00`, `+90m`, `-2d`; nil for any other form.
  private static func near(_ text: String, _ now: Date) -> Moment? {
    if text == "now" { return .instant(now) }
    if let match = text.wholeMatch(of: /([-+])([0-9]{1,5})([smhdw])/), let count = Double(match.2) {
      let units: [Substring: TimeInterval] = ["s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800]
      return units[match.3].map { .instant(now + (match.1 == "-" ? -1 : 1) * count * $0) }
    }
    let form = /(?:(today|tomorrow|yesterday)(?: |$))?(?:([0-9]{1,2}):([0-9]{2}))?/
    guard !text.isEmpty, let match = text.wholeMatch(of: form) else { return nil }
    let (hour, minute) = (match.2.flatMap { Int($0) } ?? 0, match.3.flatMap { Int($0) } ?? 0)
    guard hour < 24, minute < 60, !text.hasSuffix(" ") else { return nil }
    let days: [Substring: Int] = ["yesterday": -1, "tomorrow": 1]
    return .day(match.1.flatMap { days[$0] } ?? 0, after: now, hour: hour, minute: minute)
  }

  func date(in zone: TimeZone) -> Date {
    switch self {
    case .instant(let date): date
    case .local(let components): Self.date(components, in: zone) ?? .distantPast
    case .day(let distance, let now, let hour, let minute): Self.date(distance, after: now, hour, minute, in: zone)
    }
  }

  private static func date(_ days: Int, after now: Date, _ hour: Int, _ minute: Int, in zone: TimeZone) -> Date {
    let calendar = calendar(zone)
    let day = calendar.date(byAdding: .day, value: days, to: calendar.startOfDay(for: now)) ?? now
    // A time that clocks skip on that day is the next one.
    return calendar.date(bySettingHour: hour, minute: minute, second: 0, of: day) ?? day
  }

  private static func date(_ components: DateComponents, in zone: TimeZone) -> Date? {
    calendar(zone).date(from: components)
  }

  private static func calendar(_ zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}
