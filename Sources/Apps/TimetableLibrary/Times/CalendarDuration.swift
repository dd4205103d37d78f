/// A value of type DURATION (RFC 5545, 3.3.6).
struct CalendarDuration: Hashable, Sendable {
  /// Calendar days, whatever their lengths; a week is seven.
  var days: Int
  var seconds: Int

  /// The maximum number of days, which covers all years of calendars.
  private static let largest = 3_660_000

  init(days: Int = 0, seconds: Int = 0) { (self.days, self.seconds) = (days, seconds) }

  /// Parses `P7W`, `P15DT5H0M20S`, `-PT15M`.
  init?(_ text: some StringProtocol) {
    var rest = Substring(text).trimmedBlanks.uppercased()[...]
    var sign = 1
    if let first = rest.first, first == "+" || first == "-" {
      if first == "-" { sign = -1 }
      rest = rest.dropFirst()
    }
    guard rest.first == "P" else { return nil }
    rest = rest.dropFirst()
    self.init()
    var isTime = false
    var isEmpty = true
    while let first = rest.first {
      if first == "T", !isTime {
        isTime = true
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), number <= Self.largest * Self.scale(isTime) else { return nil }
      rest = rest.dropFirst(digits.count)
      switch (rest.first, isTime) {
      case ("W", false) where number <= Self.largest / 7: days += number * 7
      case ("D", false): days += number
      case ("H", true) where number <= Self.largest * 24: seconds += number * 3600
      case ("M", true) where number <= Self.largest * 1440: seconds += number * 60
      case ("S", true): seconds += number
      default: return nil
      }
      rest = rest.dropFirst()
      isEmpty = false
    }
    guard !isEmpty, days <= Self.largest, seconds <= Self.largest * WallTime.secondsOfDay else { return nil }
    days *= sign
    seconds *= sign
  }

  private static func scale(_ isTime: Bool) -> Int { isTime ? WallTime.secondsOfDay : 1 }

  var isNegative: Bool { days < 0 || seconds < 0 }
}

extension Substring {
  /// Trims spaces from both ends.
  var trimmedBlanks: Substring {
    var text = self
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return text
  }
}
