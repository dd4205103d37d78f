import Diagnostics
public import Foundation
internal import GRDB
internal import LibraryDatabases

extension FeedStore {
  private static let columns = """
    address, title, givenTitle, folders, siteAddress, iconAddress, icon, lastSuccess, lastError, nextTime, isGone, etag, \
    lastModified, digest, iconTried, iconSource
    """

  /// All feeds, in the order in which they were added.
  public func feeds() throws(FeedStoreError) -> [StoredFeed] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT \(Self.columns) FROM feed ORDER BY place, address").map(StoredFeed.init)
    }
  }

  public func feed(at address: URL) throws(FeedStoreError) -> StoredFeed? {
    try read { database in
      try Row.fetchOne(
        database, sql: "SELECT \(Self.columns) FROM feed WHERE address = ?",
        arguments: [address.absoluteString.storable]
      ).map(StoredFeed.init)
    }
  }

  /// Adds new feeds after the existing ones. Feeds that are in the store already are not changed.
  ///
  /// - Parameter place: The position of the first in the order of feeds, from ``nextPlace()`` (default: after all
  ///   others).
  /// - Returns: The number of new feeds.
  /// - Throws: `FeedStoreError.database` with `.cannotCreate`, `.inputOutput`, `.busy`; nothing is added then.
  @discardableResult
  public func add(_ feeds: [StoredFeed], at now: Date, place: Int? = nil) throws(FeedStoreError) -> Int {
    try write { database in
      let first = try place ?? nextPlace(in: database)
      var count = 0
      for (index, feed) in feeds.enumerated() {
        try database.cachedStatement(
          sql: """
            INSERT INTO feed (place, address, givenTitle, folders, siteAddress, addedAt) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (address) DO NOTHING
            """
        ).execute(arguments: [
          first + index, feed.address.absoluteString.storable, feed.givenTitle?.storable,
          feed.folders.map { $0.storable.replacing("\n", with: " ") }.joined(separator: "\n"),
          feed.siteAddress?.absoluteString.storable, now.storedMilliseconds,
        ])
        count += database.changesCount
      }
      return count
    }
  }

  /// The position after all feeds.
  func nextPlace() throws(FeedStoreError) -> Int { try read { database in try nextPlace(in: database) } }

  private func nextPlace(in database: Database) throws -> Int {
    (try Int.fetchOne(database, sql: "SELECT max(place) FROM feed") ?? 0) &+ 1
  }

  /// Removes a feed with all its articles.
  ///
  /// - Throws: `FeedStoreError.noSuchFeed`, and `.database` with `.cannotCreate`, `.inputOutput`, `.busy`.
  public func remove(at address: URL) throws(FeedStoreError) {
    try write { database in
      try database.execute(sql: "DELETE FROM feed WHERE id = ?", arguments: [id(of: address, in: database)])
    }
  }

  /// Stores why a feed could not be read, and keeps its data.
  ///
  /// - Parameters:
  ///   - error: One sentence.
  ///   - nextTime: When it may be requested again; nil for any time.
  func keepFailure(
    _ error: String, of address: URL, nextTime: Date?, isGone: Bool
  ) throws(FeedStoreError) {
    try write { database in
      try database.execute(
        sql: "UPDATE feed SET lastError = ?, nextTime = ?, isGone = ? WHERE id = ?",
        arguments: [
          error.storable, nextTime?.storedMilliseconds, isGone, id(of: address, in: database),
        ])
    }
  }

  /// Stores that a feed was requested successfully and has not changed.
  func keepSuccess(of address: URL, at now: Date) throws(FeedStoreError) {
    try write { database in
      try database.execute(
        sql: "UPDATE feed SET lastSuccess = ?, lastError = NULL, nextTime = NULL, isGone = 0 WHERE id = ?",
        arguments: [now.storedMilliseconds, id(of: address, in: database)])
    }
  }

  /// Stores a feed's icon. Nil, if there was none, keeps the stored icon.
  func keepIcon(_ icon: Data?, from source: String?, of address: URL, at now: Date) throws(FeedStoreError) {
    try write { database in
      try database.execute(
        sql: """
          UPDATE feed SET icon = coalesce(?, icon), iconSource = ?, iconTried = ? WHERE id = ?
          """,
        arguments: [icon, source?.storable, now.storedMilliseconds, id(of: address, in: database)])
    }
  }

  func icons() throws(FeedStoreError) -> [URL: Data] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT address, icon FROM feed WHERE icon IS NOT NULL").reduce(into: [:]) {
        if let address = try $1.address(atIndex: 0) { $0[address] = try $1.decode(Data.self, atIndex: 1) }
      }
    }
  }

  /// Changes the URL of a feed that has moved permanently. If the store has a feed there already, merges the two: an
  /// article in both is read or starred if it was in either.
  func move(_ address: URL, to new: URL) throws(FeedStoreError) {
    try write { database in
      let old = try id(of: address, in: database)
      let text = new.absoluteString.storable
      guard let other = try Int64.fetchOne(database, sql: "SELECT id FROM feed WHERE address = ?", arguments: [text])
      else {
        return try database.execute(sql: "UPDATE feed SET address = ? WHERE id = ?", arguments: [text, old])
      }
      try database.execute(
        sql: """
          UPDATE article SET
            isRead = max(article.isRead, twin.isRead), isStarred = max(article.isStarred, twin.isStarred)
            FROM article AS twin WHERE twin.feed = ? AND twin.guid = article.guid AND article.feed = ?
          """, arguments: [old, other])
      try database.execute(sql: "UPDATE OR IGNORE article SET feed = ? WHERE feed = ?", arguments: [other, old])
      try database.execute(sql: "DELETE FROM feed WHERE id = ?", arguments: [old])
    }
  }

  func id(of address: URL, in database: Database) throws -> Int64 {
    let statement = try database.cachedStatement(sql: "SELECT id FROM feed WHERE address = ?")
    guard let id = try Int64.fetchOne(statement, arguments: [address.absoluteString.storable]) else {
      throw FeedStoreError.noSuchFeed(address: address.redacted)
    }
    return id
  }
}

extension StoredFeed {
  fileprivate init(_ row: Row) throws {
    self.init(address: try row.address(atIndex: 0) ?? URL(fileURLWithPath: "/"))
    title = try row.decode(String?.self, atIndex: 1)
    givenTitle = try row.decode(String?.self, atIndex: 2)
    folders = try row.decode(String.self, atIndex: 3).split(separator: "\n").map(String.init)
    siteAddress = try row.address(atIndex: 4)
    iconAddress = try row.address(atIndex: 5)
    icon = try row.decode(Data?.self, atIndex: 6)
    lastSuccess = try row.date(atIndex: 7)
    lastError = try row.decode(String?.self, atIndex: 8)
    nextTime = try row.date(atIndex: 9)
    isGone = try row.decode(Bool.self, atIndex: 10)
    validators = FeedValidators(
      etag: try row.decode(String?.self, atIndex: 11), lastModified: try row.decode(String?.self, atIndex: 12),
      digest: try row.decode(String?.self, atIndex: 13))
    iconTried = try row.date(atIndex: 14)
    iconSource = try row.decode(String?.self, atIndex: 15)
  }
}

extension Row {
  func address(atIndex index: Int) throws -> URL? {
    try decode(String?.self, atIndex: index).flatMap { URL(string: $0) }
  }

  func date(atIndex index: Int) throws -> Date? {
    try decode(Int64?.self, atIndex: index).map { Date(storedMilliseconds: $0) }
  }
}
