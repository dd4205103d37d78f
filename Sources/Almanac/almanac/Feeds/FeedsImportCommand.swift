import ArgumentParser
import FeedLibrary
import Foundation
import ToolOptions

/// `feeds import`: the subscriptions of another reader.
struct FeedsImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Adds the feeds of an OPML file, and reads them.",
    discussion: """
      The feeds are added with their titles and folders, also those that cannot be read yet. Paths in the file count from \
      its folder.

      Example: almanac feeds import subscriptions.opml
      """)

  @Argument(help: "An OPML file, as readers export it.")
  var file: String

  @Flag(help: "Only add the feeds; feeds refresh reads them.")
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
