/// A time in a calendar: a value of type DATE or DATE-TIME (RFC 5545, 3.3.4 and 3.3.5).
struct CalendarTime: Hashable, Sendable {
  /// The time zone of a time.
  enum Zone: Hashable, Sendable {
    /// The reader's time zone.
    case floating
    case utc
    /// A time zone as named in the calendar.
    case zone(String)
  }

  var wall: WallTime
  var place: Zone
  /// Whether it is a day without a time.
  var isDate: Bool

  init(wall: WallTime, place: Zone = .floating, isDate: Bool = false) {
    (self.wall, self.place, self.isDate) = (wall, place, isDate)
  }

  /// Parses `20260907`, `20260907T080000` or `20260907T080000Z`. Also accepts dashes and colons between the digits,
  /// missing seconds, and a Z after a date, which some programs write. A leap second is read as the second before it.
  ///
  /// - Parameter zone: The property's TZID. It is ignored for dates and times in UTC.
  init?(_ text: some StringProtocol, zone: String? = nil) {
    var digits: [Int] = []
    var dateDigits: Int?
    var isUTC = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !isUTC && digits.count < 14: digits.append(Int(byte) - 48)
      case UInt8(ascii: "T"), UInt8(ascii: "t"): if dateDigits == nil { dateDigits = digits.count } else { return nil }
      case UInt8(ascii: "Z"), UInt8(ascii: "z"): if isUTC { return nil } else { isUTC = true }
      case UInt8(ascii: "-"), UInt8(ascii: ":"): continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"): if !digits.isEmpty { continue }
      default: return nil
      }
    }
    guard dateDigits ?? digits.count == 8 else { return nil }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    guard let day = CivilDay(checkedYear: number(0..<4), month: number(4..<6), day: number(6..<8)) else { return nil }
    if dateDigits == nil {
      self.init(wall: WallTime(day), isDate: true)
      return
    }
    guard digits.count == 12 || digits.count == 14 else { return nil }
    let (hour, minute) = (number(8..<10), number(10..<12))
    let second = digits.count == 14 ? number(12..<14) : 0
    // Some programs write the end of a day as 24:00.
    guard hour < 24 || (hour == 24 && minute == 0 && second == 0), minute < 60, second <= 60 else { return nil }
    let wall = WallTime(day, secondOfDay: hour * 3600 + minute * 60 + min(second, 59))
    self.init(wall: wall, place: isUTC ? .utc : zone.map { .zone($0) } ?? .floating)
  }

  /// Takes the time zone of `other` if this time has none.
  func placed(like other: CalendarTime) -> CalendarTime {
    guard place == .floating, !isDate, !other.isDate else { return self }
    return CalendarTime(wall: wall, place: other.place)
  }
}
