import ArgumentParser

/// `daily`: the app side of its widgets.
struct DailyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", abstract: "Says what the daily recommendation shows: the app side of its widget.")
}
