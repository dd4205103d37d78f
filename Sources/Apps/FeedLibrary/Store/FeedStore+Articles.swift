public import Foundation
internal import GRDB
internal import LibraryDatabases

extension FeedStore {
  private static let columns = """
    article.key, guid, feed.address, coalesce(nullif(feed.givenTitle, ''), nullif(feed.title, '')), article.title, \
    summary, link, author, published, updated, firstSeen, date, isRead, isStarred
    """

  /// Articles, newest first. Articles with equal dates are in the order of their feeds and documents.
  ///
  /// - Parameter limit: The maximum number; nil for all.
  public func articles(_ choice: ArticleChoice, limit: Int? = nil) throws(FeedStoreError) -> [StoredArticle] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT \(Self.columns) FROM article JOIN feed ON feed.id = article.feed WHERE \(choice.condition)
          ORDER BY date DESC, place, feed.address, article.id DESC LIMIT ?
          """,
        arguments: choice.arguments + [limit ?? -1]
      ).map(StoredArticle.init)
    }
  }

  public func count(_ choice: ArticleChoice) throws(FeedStoreError) -> Int {
    try read { database in
      try Int.fetchOne(
        database, sql: "SELECT count(*) FROM article WHERE \(choice.condition)", arguments: choice.arguments) ?? 0
    }
  }

  /// The number of unread articles among some articles.
  func unreadCount(of choice: ArticleChoice) throws(FeedStoreError) -> Int {
    try read { database in
      try Int.fetchOne(
        database, sql: "SELECT count(*) FROM article WHERE isRead = 0 AND \(choice.condition)",
        arguments: choice.arguments) ?? 0
    }
  }

  /// The number of unread articles of each feed that has any, by the feed's URL.
  public func unreadCounts() throws(FeedStoreError) -> [URL: Int] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT feed.address, count(*) FROM article JOIN feed ON feed.id = article.feed WHERE isRead = 0
          GROUP BY article.feed
          """
      ).reduce(into: [:]) { counts, row in
        if let address = try row.address(atIndex: 0) { counts[address] = try row.decode(Int.self, atIndex: 1) }
      }
    }
  }

  /// The article whose identifier starts with `id`, in any case.
  ///
  /// - Throws: `FeedStoreError.noSuchArticle`, `.ambiguousArticle`, and the errors of reading.
  public func article(_ id: String) throws(FeedStoreError) -> StoredArticle {
    try read { database in
      let key = try key(beginning: id, in: database)
      let row = try Row.fetchOne(
        database,
        sql: "SELECT \(Self.columns) FROM article JOIN feed ON feed.id = article.feed WHERE article.key = ?",
        arguments: [key])
      guard let row else { throw FeedStoreError.noSuchArticle(id: id) }
      return try StoredArticle(row)
    }
  }

  /// Marks articles; `ids` may be prefixes of identifiers.
  ///
  /// - Returns: The number of changed articles.
  /// - Throws: `FeedStoreError.noSuchArticle` and `.ambiguousArticle` for the first invalid identifier, `.database`
  ///   with `.cannotCreate`, `.inputOutput`, `.busy`; nothing is changed then.
  @discardableResult
  public func mark(_ ids: [String], as mark: ArticleMark) throws(FeedStoreError) -> Int {
    try write { database in
      var count = 0
      for id in ids {
        try database.execute(
          sql: "UPDATE article SET \(mark.change) WHERE key = ? AND NOT (\(mark.change))",
          arguments: [key(beginning: id, in: database)])
        count += database.changesCount
      }
      return count
    }
  }

  /// Marks every article as read.
  ///
  /// - Returns: The number of changed articles.
  /// - Throws: `FeedStoreError.database` with `.cannotCreate`, `.inputOutput`, `.busy`.
  @discardableResult
  public func markAllAsRead() throws(FeedStoreError) -> Int {
    try write { database in
      try database.execute(sql: "UPDATE article SET isRead = 1 WHERE isRead = 0")
      return database.changesCount
    }
  }

  private func key(beginning id: String, in database: Database) throws -> String {
    let start = id.lowercased()
    // All keys consist of hexadecimal digits.
    guard !start.isEmpty, start.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else {
      throw FeedStoreError.noSuchArticle(id: id)
    }
    let keys = try String.fetchAll(
      database, sql: "SELECT key FROM article WHERE key >= ? AND key < ? ORDER BY key LIMIT 2",
      arguments: [start, start + "g"])
    guard let key = keys.first else { throw FeedStoreError.noSuchArticle(id: id) }
    guard keys.count == 1 else { throw FeedStoreError.ambiguousArticle(id: id) }
    return key
  }
}

/// A change of an article's state.
public enum ArticleMark: Hashable, Sendable, CaseIterable {
  case read
  case unread
  case starred
  case unstarred

  fileprivate var change: String {
    switch self {
    case .read: "isRead = 1"
    case .unread: "isRead = 0"
    case .starred: "isStarred = 1"
    case .unstarred: "isStarred = 0"
    }
  }

}

extension ArticleChoice {
  fileprivate var condition: String {
    switch self {
    case .all: "1"
    case .unread: "isRead = 0"
    case .starred: "isStarred = 1"
    case .day: "date >= ? AND date < ?"
    }
  }

  fileprivate var arguments: StatementArguments {
    guard case .day(let day) = self else { return [] }
    return [day.lowerBound.storedMilliseconds, day.upperBound.storedMilliseconds]
  }
}

extension StoredArticle {
  fileprivate init(_ row: Row) throws {
    let address = try row.address(atIndex: 2) ?? URL(fileURLWithPath: "/")
    id = try row.decode(String.self, atIndex: 0)
    feedID = try row.decode(String.self, atIndex: 1)
    feedAddress = address
    feedName = try row.decode(String?.self, atIndex: 3) ?? StoredFeed(address: address).name
    title = try row.decode(String?.self, atIndex: 4)
    summary = try row.decode(String?.self, atIndex: 5)
    link = try row.address(atIndex: 6)
    author = try row.decode(String?.self, atIndex: 7)
    published = try row.date(atIndex: 8)
    updated = try row.date(atIndex: 9)
    firstSeen = Date(storedMilliseconds: try row.decode(Int64.self, atIndex: 10))
    date = Date(storedMilliseconds: try row.decode(Int64.self, atIndex: 11))
    isRead = try row.decode(Bool.self, atIndex: 12)
    isStarred = try row.decode(Bool.self, atIndex: 13)
  }
}
