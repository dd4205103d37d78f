import ArgumentParser

struct TimetableListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the lessons of a day, a week, or any range of days.",
    discussion: """
      A weekday is the next one, including today. `--week` prints seven days, starting with `--day`.

      Examples:
        almanac timetable list --time-zone system
        almanac timetable list --day monday --week
        almanac timetable list --from 2026-09-01 --to 2027-08-01 --json
      """)

  @OptionGroup var options: CalendarListOptions

  func run() async throws { try await options.list(.lessons) }
}
