import ArgumentParser
import Foundation
import TimetableLibrary
import ToolCommands

/// `calendar list`: the events of a day, a week, or any days.
struct CalendarListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Prints the events of a day, a week, or any days.",
    discussion: """
      A weekday is the next one, including today. `--week` prints seven days, starting with `--day`.

      Examples:
        almanac calendar list --week
        almanac calendar list --from 2026-11-01 --to 2026-12-01 --json
      """)

  @Option(help: ArgumentHelp("today, tomorrow, a weekday such as monday, or a date.", valueName: "DAY"))
  var day: DayArgument = .today

  @Flag(help: "Print seven days.")
  var week = false

  @Option(help: ArgumentHelp("The first day, instead of --day.", valueName: "DATE"))
  var from: DayArgument?

  @Option(help: ArgumentHelp("The day after the last.", valueName: "DATE"))
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

  func run() async throws {
    let span = try span()
    try await CalendarShelf.events.working { shelf in
      let reading = try shelf.reading(in: span, timeZone: zone.timeZone)
      if json { return try reading.lessons.map { LessonReport($0, zone.timeZone) }.printJSON() }
      if reading.unreadable.count == reading.calendars {
        throw CalendarShelf.events.nothingToRead(calendars: reading.calendars)
      }
      try LessonLines(reading.lessons, in: span, zone.calendar, noun: "events").write { try Console.print($0) }
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
