import ArgumentParser
import FeedLibrary
import Foundation

struct FeedsReadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Mark articles as read.",
    discussion: """
      Examples:
        almanac feeds read 5f1c9a77e0
        almanac feeds read --all
      """)

  @Argument(help: MarkedArticles.help)
  var ids: [String] = []

  @Flag(help: "Mark all articles.")
  var all = false

  @OptionGroup var day: DayOptions

  func validate() throws {
    if ids.isEmpty != all { throw ValidationError("Use either identifiers of articles, or --all.") }
  }

  func run() async throws {
    try await MarkedArticles.changing(day) { store in
      if all { try store.markAllAsRead() } else { try store.mark(ids, as: .read) }
    }
  }
}

struct FeedsUnreadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unread", abstract: "Mark articles as unread.",
    discussion: "Example: almanac feeds unread 5f1c9a77e0")

  @Argument(help: MarkedArticles.help)
  var ids: [String]

  @OptionGroup var day: DayOptions

  func run() async throws { try await MarkedArticles.changing(day) { try $0.mark(ids, as: .unread) } }
}

struct FeedsStarCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "star", abstract: "Star articles, which keeps them after their feed has dropped them.",
    discussion: "Example: almanac feeds star 5f1c9a77e0")

  @Argument(help: MarkedArticles.help)
  var ids: [String]

  @OptionGroup var day: DayOptions

  func run() async throws { try await MarkedArticles.changing(day) { try $0.mark(ids, as: .starred) } }
}

struct FeedsUnstarCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unstar", abstract: "Unstar articles.", discussion: "Example: almanac feeds unstar 5f1c9a77e0")

  @Argument(help: MarkedArticles.help)
  var ids: [String]

  @OptionGroup var day: DayOptions

  func run() async throws { try await MarkedArticles.changing(day) { try $0.mark(ids, as: .unstarred) } }
}

/// The options of the commands that mark articles.
private enum MarkedArticles {
  static let help = ArgumentHelp(
    "The identifier of an article, or a unique prefix of it.", valueName: "ID")

  /// Changes the store, and updates the widgets.
  static func changing(_ day: DayOptions, _ change: (FeedStore) throws -> Void) async throws {
    try await FeedCommandContext.working {
      _ = try FeedCommandContext.existing()
      let store = try FeedStore(at: FeedCommandContext.url)
      try change(store)
      try FeedCommandContext.updateWidgets(of: store, on: day)
    }
  }
}
