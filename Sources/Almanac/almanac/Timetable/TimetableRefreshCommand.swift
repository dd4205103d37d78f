import ArgumentParser

struct TimetableRefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Update calendars that were imported from an address.",
    discussion: """
      If a server does not answer, its calendar stays unchanged, and the others are still updated. Requests are \
      conditional: servers that support it send only changed calendars.

      Example: almanac timetable refresh
      """)

  @OptionGroup var options: CalendarRefreshOptions

  func run() async throws { try await options.refreshCalendars(of: .lessons) }
}
