import ArgumentParser

struct CalendarListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the events of a day, a week, or any range of days.",
    discussion: """
      A weekday is the next one, including today. `--week` prints seven days, starting with `--day`.

      Examples:
        almanac calendar list --week
        almanac calendar list --from 2026-11-01 --to 2026-12-01 --json
      """)

  @OptionGroup var options: CalendarListOptions

  func run() async throws { try await options.list(.events) }
}
