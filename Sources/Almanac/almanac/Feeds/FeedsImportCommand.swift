import ArgumentParser
import FeedLibrary
import Foundation
import ToolOptions

struct FeedsImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add the feeds of an OPML file.",
    discussion: """
      Adds the feeds with their titles and folders, including feeds that cannot be read yet. Paths are relative to \
      the file's folder.

      Example: almanac feeds import subscriptions.opml
      """)

  @Argument(help: "An OPML file that a feed reader exported.")
  var file: String

  @Flag(help: "Do not read the feeds yet; feeds refresh reads them.")
  var noRefresh = false

  @OptionGroup var options: FeedReadingOptions

  func run() async throws {
    try await options.reading { store, refresher in
      let feeds = try SubscriptionList.feeds(inFile: file)
      try store.add(feeds, at: options.day.clock.now)
      let addresses = Set(feeds.map(\.address))
      if noRefresh { return [] }
      return try await refresher.refresh(store.feeds().filter { addresses.contains($0.address) })
    }
  }
}
