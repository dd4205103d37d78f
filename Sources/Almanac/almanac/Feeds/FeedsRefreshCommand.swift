import ArgumentParser
import Diagnostics
import FeedLibrary
import Foundation
import ToolOptions

struct FeedsRefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Read all or some feeds, and update the widgets.",
    discussion: """
      At most two servers are contacted at a time, with conditional requests. A feed that cannot be read stays \
      unchanged and does not stop the others; the exit code is that of the last failure. Feeds that are gone, and \
      feeds whose servers asked to wait, are skipped unless they are named.

      Example: almanac feeds refresh
      """)

  @Argument(help: ArgumentHelp("The address of a feed (default: all feeds).", valueName: "ADDRESS"))
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
  /// The feed with this address, or with this address without its password if that is unique.
  ///
  /// - Throws: `FeedError.invalidURL`, `FeedStoreError.noSuchFeed`.
  func feed(named text: String) throws -> StoredFeed {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let shown = SubscriptionAddress.redacted(text)
    guard let address = SubscriptionAddress.url(text, relativeTo: folder) else {
      throw FeedError.invalidURL(text: shown)
    }
    if let feed = try feed(at: address) { return feed }
    // The list of feeds shows addresses without their passwords.
    let alike = try feeds().filter { $0.address.redacted == text }
    guard let feed = alike.first, alike.count == 1 else { throw FeedStoreError.noSuchFeed(address: shown) }
    return feed
  }
}
