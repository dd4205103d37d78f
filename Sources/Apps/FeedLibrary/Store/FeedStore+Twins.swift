import Foundation
internal import GRDB
internal import LibraryDatabases

extension FeedStore {
  /// The feed that a document is of although it is at another address: a copy in a file, or a second address of the server's.
  ///
  /// Title and site are the same, and of the articles of whichever has fewer, more than half are the other's, too.
  func twin(of feed: ParsedFeed, besides address: URL) throws(FeedStoreError) -> StoredFeed? {
    guard let title = feed.title, !title.isEmpty, let site = feed.siteAddress, !feed.articles.isEmpty else {
      return nil
    }
    let ids = Set(feed.articles.map(\.id.storable))
    let twin = try read { database -> URL? in
      let rows = try Row.fetchAll(
        database,
        sql: "SELECT id, address FROM feed WHERE title = ? AND siteAddress = ? AND address <> ? ORDER BY place",
        arguments: [
          String(title.prefix(bounds.title)).storable, site.absoluteString.storable,
          address.absoluteString.storable,
        ])
      for row in rows {
        let known = try String.fetchSet(
          database, sql: "SELECT guid FROM article WHERE feed = ?", arguments: [row.decode(Int64.self, atIndex: 0)])
        let shared = known.intersection(ids).count
        if 2 * shared > min(known.count, ids.count) { return try row.address(atIndex: 1) }
      }
      return nil
    }
    guard let twin else { return nil }
    return try self.feed(at: twin)
  }
}
