import ArgumentParser
import Diagnostics
import FeedLibrary
import Foundation
import ToolOptions

/// `feeds refresh`: what is new.
struct FeedsRefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Reads all feeds, or some, and has the widgets show what is new.",
    discussion: """
      Servers are asked two at a time, and only for what has changed. A feed that cannot be read stays as it was, and \
      does not stop the others; the exit code is that of the last one that failed. Feeds that are gone for good, and those \
      whose servers want to be left alone for a while, are passed over unless they are named.

      Example: almanac feeds refresh
      """)

  @Argument(help: ArgumentHelp("The address of a feed; all feeds unless given.", valueName: "ADDRESS"))
  var addresses: [String] = []

  @OptionGroup var options: FeedReadingOptions

  func run() async throws {
    try await options.reading { store, refresher in
      if addresses.isEmpty { return try await refresher.refresh(store.feeds()) }
      return try await refresher.refresh(addresses.map { try store.feed(named: $0) }, isAsked: true)
    }
  }
}

extension FeedStore {
  /// The feed that a person means: by its address, also as it is shown without a password if no other looks the same.
  ///
  /// - Throws: `FeedError.unusableAddress`, `FeedStoreError.noSuchFeed`.
  func feed(named text: String) throws -> StoredFeed {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let shown = SubscriptionAddress.redacted(text)
    guard let address = SubscriptionAddress.url(text, relativeTo: folder) else {
      throw FeedError.unusableAddress(text: shown)
    }
    if let feed = try feed(at: address) { return feed }
    // As the list of feeds shows it, without its password.
    let alike = try feeds().filter { $0.address.redacted == text }
    guard let feed = alike.first, alike.count == 1 else { throw FeedStoreError.noSuchFeed(address: shown) }
    return feed
  }
}
