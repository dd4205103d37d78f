import ArgumentParser

/// `feeds`: the app side of the news widgets.
struct FeedsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feeds", abstract: "Reads feeds, RSS, Atom and JSON Feed: the app side of the news widgets.",
    discussion: """
      Examples:
        almanac feeds add https://example.org/
        almanac feeds import subscriptions.opml
        almanac feeds refresh
        almanac feeds list --unread
        almanac feeds read 5f1c9a77e0

      What the widgets show is written after each command that changes it, and new pictures are asked for; refresh and run \
      make them. Only feeds refresh asks servers: have cron or a timer call it.
      """,
    subcommands: [
      FeedsAddCommand.self, FeedsImportCommand.self, FeedsRefreshCommand.self, FeedsListCommand.self,
      FeedsReadCommand.self, FeedsUnreadCommand.self, FeedsStarCommand.self, FeedsUnstarCommand.self,
      FeedsRemoveCommand.self, FeedsExportCommand.self, FeedsShowCommand.self,
    ])
}
