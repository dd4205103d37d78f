import ArgumentParser
import FeedLibrary
import Foundation

/// `feeds read`: articles that were read.
struct FeedsReadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Marks articles as read.",
    discussion: """
      Examples:
        almanac feeds read 5f1c9a77e0
        almanac feeds read --all
      """)

  @Argument(help: MarkedArticles.help)
  var ids: [String] = []

  @Flag(help: "Every article.")
  var all = false

  @OptionGroup var day: DayOptions

  func validate() throws {
    if ids.isEmpty != all { throw ValidationError("Give the identifiers of articles, or --all.") }
  }

  func run() async throws {
    try await MarkedArticles.changing(day) { store in
      if all { try store.markAllAsRead() } else { try store.mark(ids, as: .read) }
    }
  }
}

/// `feeds unread`: articles that are to be read again.
struct FeedsUnreadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "unread", abstract: "Marks articles as unread.")

  @Argument(help: MarkedArticles.help)
  var ids: [String]

  @OptionGroup var day: DayOptions

  func run() async throws { try await MarkedArticles.changing(day) { try $0.mark(ids, as: .unread) } }
}

/// `feeds star`: articles to keep.
struct FeedsStarCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "star", abstract: "Gives articles a star: they are kept, also when their feed has them no more.")

  @Argument(help: MarkedArticles.help)
  var ids: [String]

  @OptionGroup var day: DayOptions

  func run() async throws { try await MarkedArticles.changing(day) { try $0.mark(ids, as: .starred) } }
}

/// `feeds unstar`: articles that need not be kept.
struct FeedsUnstarCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "unstar", abstract: "Takes the star from articles.")

  @Argument(help: MarkedArticles.help)
  var ids: [String]

  @OptionGroup var day: DayOptions

  func run() async throws { try await MarkedArticles.changing(day) { try $0.mark(ids, as: .unstarred) } }
}

/// What the commands have in common that mark articles.
private enum MarkedArticles {
  static let help = ArgumentHelp(
    "The identifier of an article, or as much of its beginning as no other has.", valueName: "ID")

  /// Changes the store and has the widgets show it.
  static func changing(_ day: DayOptions, _ change: (FeedStore) throws -> Void) async throws {
    try await NewsReader.working {
      _ = try NewsReader.existing()
      let store = try FeedStore(at: NewsReader.url)
      try change(store)
      try NewsReader.tellWidgets(of: store, on: day)
    }
  }
}
