/// A local date and time, without a time zone.
struct WallTime: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01 00:00, with 86,400 per day.
  var seconds: Int

  static let secondsOfDay = 86_400
  /// The last second of the year 9999.
  static let last = WallTime(CivilDay(9999, 12, 31), secondOfDay: secondsOfDay - 1)

  init(seconds: Int) { self.seconds = seconds }

  init(_ day: CivilDay, secondOfDay: Int = 0) { seconds = day.number * Self.secondsOfDay + secondOfDay }

  var day: CivilDay { CivilDay(number: floorDivide(seconds, Self.secondsOfDay)) }
  var secondOfDay: Int { seconds - day.number * Self.secondsOfDay }

  static func < (left: WallTime, right: WallTime) -> Bool { left.seconds < right.seconds }
  static func + (time: WallTime, seconds: Int) -> WallTime { WallTime(seconds: time.seconds + seconds) }
  static func - (left: WallTime, right: WallTime) -> Int { left.seconds - right.seconds }

  /// `20260907` or `20260907T080000`.
  func text(isDate: Bool = false) -> String {
    let parts = day.parts
    let date = Self.digits(parts.year, 4) + Self.digits(parts.month, 2) + Self.digits(parts.day, 2)
    if isDate { return date }
    let second = secondOfDay
    return date + "T" + Self.digits(second / 3600, 2) + Self.digits(second / 60 % 60, 2) + Self.digits(second % 60, 2)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
