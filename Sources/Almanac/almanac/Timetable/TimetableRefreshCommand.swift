import ArgumentParser

/// `timetable refresh`: reads calendars again from their addresses.
struct TimetableRefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Reads calendars again that were imported from an address.",
    discussion: """
      A calendar that does not come stays as it was; the others are read all the same. One that has not changed is not \
      sent again by servers that know how to tell.

      Example: almanac timetable refresh
      """)

  @OptionGroup var options: CalendarRefreshOptions

  func run() async throws { try await options.refreshCalendars(of: .lessons) }
}
