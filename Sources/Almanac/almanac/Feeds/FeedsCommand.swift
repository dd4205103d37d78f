import ArgumentParser

struct FeedsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feeds", abstract: "Read RSS, Atom and JSON feeds, and manage the news widgets' content.",
    discussion: """
      Examples:
        almanac feeds add https://example.org/
        almanac feeds import subscriptions.opml
        almanac feeds refresh
        almanac feeds list --unread
        almanac feeds read 5f1c9a77e0

      Each command that changes what the widgets show reloads them; refresh and run draw the new pictures. Only \
      feeds refresh contacts servers: run it regularly, for example with cron.
      """,
    subcommands: [
      FeedsAddCommand.self, FeedsImportCommand.self, FeedsRefreshCommand.self, FeedsListCommand.self,
      FeedsReadCommand.self, FeedsUnreadCommand.self, FeedsStarCommand.self, FeedsUnstarCommand.self,
      FeedsRemoveCommand.self, FeedsExportCommand.self, FeedsShowCommand.self,
    ])
}
