import ArgumentParser
import FeedLibrary
import Foundation
import ToolOptions

struct FeedsRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove feeds and all their articles, including starred ones.",
    discussion: "Example: almanac feeds remove https://example.org/feed.xml")

  @Argument(help: ArgumentHelp("The address or the file of a feed.", valueName: "ADDRESS"))
  var addresses: [String]

  @OptionGroup var day: DayOptions

  func run() async throws {
    try await FeedCommandContext.working {
      _ = try FeedCommandContext.existing()
      let store = try FeedStore(at: FeedCommandContext.url)
      // Looks up all feeds before it removes the first.
      for feed in try addresses.map(store.feed(named:)) { try store.remove(at: feed.address) }
      try FeedCommandContext.updateWidgets(of: store, on: day)
    }
  }
}
