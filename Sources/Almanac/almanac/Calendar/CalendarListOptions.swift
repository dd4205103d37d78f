import ArgumentParser
import Foundation
import TimetableLibrary
import ToolOptions
import ToolReports

/// The options of `calendar list` and `timetable list`.
struct CalendarListOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("today, tomorrow, a weekday such as monday, or a date (default: today).", valueName: "DAY"),
    transform: DayArgument.init(argument:))
  var day: DayArgument = .today

  @Flag(help: "Print seven days.")
  var week = false

  @Option(
    help: ArgumentHelp("The first day, instead of --day.", valueName: "DATE"), transform: DayArgument.init(argument:))
  var from: DayArgument?

  @Option(help: ArgumentHelp("The day after the last.", valueName: "DATE"), transform: DayArgument.init(argument:))
  var to: DayArgument?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var zone: TimeZoneOption
  @OptionGroup var clock: NowOption

  func validate() throws {
    guard (from == nil) == (to == nil) else { throw ValidationError("--from and --to must be used together.") }
    guard from == nil || (!week && day == .today) else {
      throw ValidationError("--from cannot be used with --day or --week.")
    }
    _ = try span()
  }

  func list(_ shelf: CalendarStoreCommands) async throws {
    let span = try span()
    zone.reportDiagnostics()
    try await shelf.working { calendars in
      let reading = try calendars.reading(in: span, timeZone: zone.timeZone)
      if json { return try reading.lessons.map { LessonReport($0, zone.timeZone) }.printJSON() }
      if reading.unreadableCalendars.count == reading.calendars {
        throw shelf.noCalendarsError(calendars: reading.calendars)
      }
      try LessonLines(reading.lessons, in: span, zone.calendar, noun: shelf.noun).write { try Console.print($0) }
    }
  }

  private func span() throws -> DateInterval {
    let calendar = zone.calendar
    let start = (from ?? day).date(at: clock.now, calendar)
    let end =
      to?.date(at: clock.now, calendar) ?? calendar.date(byAdding: .day, value: week ? 7 : 1, to: start) ?? start
    guard end > start else { throw ValidationError("--to must be after --from.") }
    return DateInterval(start: start, end: end)
  }
}

extension TimeZoneOption {
  fileprivate var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.timeZone = timeZone
    return calendar
  }
}
