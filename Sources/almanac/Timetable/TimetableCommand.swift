import ArgumentParser

/// `timetable`: the app side of its widgets.
struct TimetableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timetable", abstract: "Reads calendars: the app side of the timetable widgets.")
}
