import ArgumentParser

/// `feeds`: the app side of its widgets.
struct FeedsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feeds", abstract: "Reads feeds: the app side of the news widgets.")
}
