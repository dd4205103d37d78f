import Foundation
import SystemSettings

/// A sample week that repeats, with something on each day.
enum DemoWeek {
  /// Title, place, person, days, start, and length in minutes.
  private typealias Lesson = (title: String, place: String, person: String, days: String, start: String, minutes: Int)

  private static let lessons: [Lesson] = [
    ("Mathematics", "B 12", "M. Alder", "MO,WE,FR", "0800", 45), ("Biology", "Lab 2", "K. Rowan", "MO", "0850", 90),
    ("English", "B 12", "J. Wren", "MO,TH", "1040", 45), ("History", "A 7", "T. Sorrel", "MO,TU", "1130", 45),
    ("Art", "Studio", "L. Finch", "MO", "1300", 90), ("Physics", "Lab 1", "P. Heron", "TU,TH", "0845", 90),
    ("Latin", "A 7", "T. Sorrel", "TU,WE,FR", "1040", 45), ("Sports", "Gym", "R. Marten", "WE", "1130", 90),
    ("Music", "Hall", "C. Linnet", "TH", "1130", 45), ("History", "A 7", "T. Sorrel", "FR", "0850", 90),
    ("English", "B 12", "J. Wren", "FR", "1130", 45), ("Swimming", "Pool", "N. Teal", "MO", "1800", 60),
    ("Reading Circle", "Library", "E. Hazel", "TU", "1800", 90), ("Orchestra", "Hall", "C. Linnet", "WE", "1830", 90),
    ("Chess", "Café", "O. Rook", "TH", "1730", 90), ("Film Night", "Studio", "L. Finch", "FR", "1930", 120),
    ("Choir", "Hall", "C. Linnet", "SA", "1000", 90), ("Climbing", "Gym", "R. Marten", "SA", "1500", 120),
    ("Market", "Harbour", "S. Pike", "SU", "0930", 60), ("Pottery", "Studio", "L. Finch", "SU", "1400", 120),
    ("Astronomy", "Roof", "V. Lyra", "SU", "1930", 90),
  ]

  private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// An iCalendar file that begins with the week before `date`. Its times are floating.
  static func calendar(at date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = Chosen<TimeZone>?.none.zone
    // Weekdays count from 1 for Sunday.
    let daysSinceMonday = (calendar.component(.weekday, from: date) + 5) % 7
    let monday = calendar.date(byAdding: .day, value: -daysSinceMonday - 7, to: date) ?? date
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Almanac//Demo//EN", "X-WR-CALNAME:My Week",
    ]
    for (index, lesson) in lessons.enumerated() {
      let first = weekdays.firstIndex { lesson.days.hasPrefix($0) } ?? 0
      let day = calendar.dateComponents(
        [.year, .month, .day], from: calendar.date(byAdding: .day, value: first, to: monday) ?? monday)
      let text = String(format: "%04d%02d%02d", day.year ?? 0, day.month ?? 0, day.day ?? 0)
      lines += [
        "BEGIN:VEVENT", "UID:demo-\(index)@almanac.example", "DTSTAMP:20260101T000000Z", "SUMMARY:\(lesson.title)",
        "DTSTART:\(text)T\(lesson.start)00", "DURATION:PT\(lesson.minutes)M", "LOCATION:\(lesson.place)",
        "ORGANIZER;CN=\"\(lesson.person)\":mailto:demo@almanac.example", "RRULE:FREQ=WEEKLY;BYDAY=\(lesson.days)",
        "END:VEVENT",
      ]
    }
    return (lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
  }
}
