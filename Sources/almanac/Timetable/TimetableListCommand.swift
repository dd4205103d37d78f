import ArgumentParser
import Foundation
import TimetableLibrary
import ToolCommands

/// `timetable list`: the lessons of a day, a week, or any days.
struct TimetableListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Prints the lessons of a day, a week, or any days.",
    discussion: """
      A weekday is the next one, today included. --week prints seven days from --day on.

      Examples:
        almanac timetable list --time-zone system
        almanac timetable list --day monday --week
        almanac timetable list --from 2026-09-01 --to 2027-08-01 --json
      """)

  @Option(
    help: ArgumentHelp(
      "today, tomorrow, a weekday such as monday, or 2026-11-23.", valueName: "DAY"))
  var day: DayArgument = .today

  @Flag(help: "Print seven days.")
  var week = false

  @Option(help: ArgumentHelp("The first day, in place of --day: 2026-09-01.", valueName: "DATE"))
  var from: DayArgument?

  @Option(help: ArgumentHelp("The day after the last: 2027-08-01.", valueName: "DATE"))
  var to: DayArgument?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var zone: TimeZoneOption
  @OptionGroup var clock: NowOption

  func validate() throws {
    guard (from == nil) == (to == nil) else { throw ValidationError("--from and --to come together.") }
    guard from == nil || (!week && day == .today) else {
      throw ValidationError("--from is in place of --day and --week.")
    }
    _ = try span()
  }

  func run() async throws {
    let span = try span()
    try await CalendarShelf.lessons.working { timetable in
      let reading = try timetable.reading(in: span, timeZone: zone.timeZone)
      if json { return try reading.lessons.map { LessonReport($0, zone.timeZone) }.printJSON() }
      if reading.unreadable.count == reading.calendars {
        throw CalendarShelf.lessons.nothingToRead(calendars: reading.calendars)
      }
      try LessonLines(reading.lessons, in: span, zone.calendar).write { try Console.print($0) }
    }
  }

  private func span() throws -> DateInterval {
    let calendar = zone.calendar
    let start = (from ?? day).date(at: clock.now, calendar)
    let end =
      to?.date(at: clock.now, calendar) ?? calendar.date(byAdding: .day, value: week ? 7 : 1, to: start) ?? start
    guard end > start else { throw ValidationError("--to has to be a later day than --from.") }
    return DateInterval(start: start, end: end)
  }
}

extension TimeZoneOption {
  /// The Gregorian calendar in the zone.
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.timeZone = timeZone
    return calendar
  }
}
