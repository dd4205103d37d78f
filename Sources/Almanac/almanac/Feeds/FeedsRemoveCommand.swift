import ArgumentParser
import FeedLibrary
import Foundation
import ToolOptions

/// `feeds remove`: a feed that is not to be read any more.
struct FeedsRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Removes feeds with all their articles, those with a star, too.",
    discussion: "Example: almanac feeds remove https://example.org/feed.xml")

  @Argument(help: ArgumentHelp("The address of a feed, or its file.", valueName: "ADDRESS"))
  var addresses: [String]

  @OptionGroup var day: DayOptions

  func run() async throws {
    try await NewsReader.working {
      _ = try NewsReader.existing()
      let store = try FeedStore(at: NewsReader.url)
      // All are looked for before one is removed.
      for feed in try addresses.map(store.feed(named:)) { try store.remove(at: feed.address) }
      try NewsReader.tellWidgets(of: store, on: day)
    }
  }
}
