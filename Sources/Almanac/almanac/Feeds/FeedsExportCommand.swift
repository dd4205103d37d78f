import ArgumentParser
import FeedLibrary
import Foundation
import ToolReports

struct FeedsExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write the feeds as OPML, or all articles as JSON.",
    discussion: """
      Examples:
        almanac feeds export subscriptions.opml
        almanac feeds export --json > articles.json
      """)

  @Argument(help: "The output file (default: standard output).")
  var file: String?

  @Flag(help: "Write all articles as JSON instead of OPML.")
  var json = false

  func run() async throws {
    try await FeedCommandContext.working {
      let store = try FeedCommandContext.existing()
      let data =
        json
        ? try store.articles(.all).map { ArticleReport($0, showsSecrets: true) }.json()
        : try SubscriptionList.opml(store.feeds())
      guard let file else { return try Console.write(data) }
      try SubscriptionList.write(data, to: file)
    }
  }
}
