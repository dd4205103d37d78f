import Foundation
internal import GRDB
internal import LibraryDatabases

extension FeedStore {
  /// The stored feed that a document at another URL belongs to, for example because it is a copy in a file.
  ///
  /// Title and website are equal, and more than half of the articles of the smaller feed are in the other.
  func duplicate(of feed: ParsedFeed, besides address: URL) throws(FeedStoreError) -> StoredFeed? {
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
