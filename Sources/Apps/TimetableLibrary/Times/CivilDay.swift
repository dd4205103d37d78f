/// A day of the Gregorian calendar, without a time zone.
struct CivilDay: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  var number: Int

  /// The years that calendars support.
  static let years = 1...9999

  /// Month and day start at 1.
  struct Parts: Hashable, Sendable {
    var year, month, day: Int
  }

  init(number: Int) { self.number = number }

  /// Creates a day without checking the components, by Howard Hinnant's algorithm `days_from_civil`.
  init(_ year: Int, _ month: Int, _ day: Int) {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Creates a day; nil if it does not exist, or its year is not in ``years``.
  init?(checkedYear year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), 1...12 ~= month, day >= 1, day <= Self.count(ofMonth: month, in: year) else {
      return nil
    }
    self.init(year, month, day)
  }

  var parts: Parts {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    return Parts(
      year: yearOfEra + era * 400 + (month >= 10 ? 1 : 0), month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// 0 for Monday … 6 for Sunday.
  var weekday: Int { (number + 3) - 7 * floorDivide(number + 3, 7) }

  static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }

  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  static func count(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func count(ofYear year: Int) -> Int { isLeap(year) ? 366 : 365 }
}

/// The quotient rounded down, for a positive divisor.
func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
  dividend >= 0 ? dividend / divisor : -((-dividend + divisor - 1) / divisor)
}
