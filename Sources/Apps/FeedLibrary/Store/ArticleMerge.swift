import Foundation
internal import GRDB
internal import LibraryDatabases
internal import SystemIO

/// Merges a document's articles into the store, in one transaction.
struct ArticleMerge {
  let feed: Int64
  let address: URL
  let now: Date
  let bounds: FeedStoreLimits
  let database: Database
  private var changes = FeedChanges()
  /// The keys of stored articles in the document.
  private var listed: Set<Int64> = []

  init(feed: Int64, address: URL, now: Date, bounds: FeedStoreLimits, database: Database) {
    (self.feed, self.address, self.now) = (feed, address, now)
    (self.bounds, self.database) = (bounds, database)
  }

  /// The stored data of an article that a document may change.
  private struct Known {
    let id: Int64
    let content: Content
    let isVanished: Bool
  }

  fileprivate struct Content: Hashable {
    var title: String?
    var summary: String?
    var link: String?
    var author: String?
    var published: Int64?
    var updated: Int64?
  }

  /// - Parameter articles: Without duplicate identifiers.
  mutating func run(_ articles: [ParsedArticle]) throws -> FeedChanges {
    let known = try known()
    // In reverse: among articles with equal dates, higher keys are newer, and documents have the newest first.
    let ids = Set(articles.map(\.id))
    for article in articles.reversed() {
      if let old = known[article.id] {
        listed.insert(old.id)
        try update(old, article)
      } else if let old = renamed(article, in: known, besides: ids) {
        listed.insert(old.id)
        try database.cachedStatement(sql: "UPDATE article SET guid = ? WHERE id = ?")
          .execute(arguments: [article.id, old.id])
        try update(old, article)
      } else {
        try insert(article)
      }
    }
    for old in known.values where !old.isVanished && !listed.contains(old.id) {
      try database.cachedStatement(sql: "UPDATE article SET vanishedAt = ? WHERE id = ?")
        .execute(arguments: [now.storedMilliseconds, old.id])
    }
    try removeSurplus()
    return changes
  }

  /// A stored article whose identifier depended on other articles of its feed.
  private func renamed(_ article: ParsedArticle, in known: [String: Known], besides ids: Set<String>) -> Known? {
    guard !known.isEmpty else { return nil }
    let content = Content(article)
    let isByTitle = SharedIdentifier.isByTitle(article)
    return SharedIdentifier.alternatives(of: article).lazy.filter { !ids.contains($0) }.compactMap { known[$0] }.first {
      !listed.contains($0.id) && $0.content.link == content.link && (!isByTitle || $0.content.title == content.title)
    }
  }

  private func known() throws -> [String: Known] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT guid, id, title, summary, link, author, published, updated, vanishedAt IS NOT NULL FROM article
        WHERE feed = ?
        """)
    var known: [String: Known] = [:]
    let rows = try Row.fetchCursor(statement, arguments: [feed])
    while let row = try rows.next() {
      let content = Content(
        title: try row.decode(String?.self, atIndex: 2), summary: try row.decode(String?.self, atIndex: 3),
        link: try row.decode(String?.self, atIndex: 4), author: try row.decode(String?.self, atIndex: 5),
        published: try row.decode(Int64?.self, atIndex: 6), updated: try row.decode(Int64?.self, atIndex: 7))
      known[try row.decode(String.self, atIndex: 0)] = Known(
        id: try row.decode(Int64.self, atIndex: 1), content: content,
        isVanished: try row.decode(Bool.self, atIndex: 8))
    }
    return known
  }

  private mutating func update(_ old: Known, _ article: ParsedArticle) throws {
    let content = Content(article)
    if old.isVanished {
      try database.cachedStatement(sql: "UPDATE article SET vanishedAt = NULL WHERE id = ?")
        .execute(arguments: [old.id])
    }
    guard content != old.content else { return }
    changes.changed += 1
    // An unchanged date does not follow the clock: a future date stays at the date of the first read.
    let isMoved = (content.published ?? content.updated) != (old.content.published ?? old.content.updated)
    let date = isMoved ? self.date(of: content) : nil
    try database.cachedStatement(
      sql: """
        UPDATE article SET title = ?, summary = ?, link = ?, author = ?, published = ?, updated = ?,
          date = coalesce(?, date) WHERE id = ?
        """
    ).execute(arguments: [
      content.title, content.summary, content.link, content.author, content.published, content.updated, date, old.id,
    ])
  }

  private mutating func insert(_ article: ParsedArticle) throws {
    let content = Content(article)
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO article (key, feed, guid, title, summary, link, author, published, updated, firstSeen, date, isRead,
          isStarred) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0) ON CONFLICT (key) DO NOTHING
        """)
    // An identifier can be taken by a feed that was at this URL and moved; then another one is tried.
    for attempt in 0..<100 {
      try statement.execute(arguments: [
        Self.key(address, article.id, attempt), feed, article.id, content.title, content.summary, content.link,
        content.author, content.published, content.updated, now.storedMilliseconds,
        date(of: content) ?? now.storedMilliseconds,
      ])
      if database.changesCount > 0 { break }
    }
    changes.new += 1
  }

  private static func key(_ address: URL, _ id: String, _ attempt: Int) -> String {
    let text = "\(address.absoluteString)\n\(id)" + (attempt == 0 ? "" : "\n\(attempt)")
    return ContentHash(Data(text.utf8)).digits
  }

  /// Nil means the date when the article was first seen.
  private func date(of content: Content) -> Int64? {
    (content.published ?? content.updated).map { min($0, now.storedMilliseconds) }
  }

  /// Limits the number of articles that are no longer in the feed and not starred.
  private func removeSurplus() throws {
    try database.cachedStatement(
      sql: """
        DELETE FROM article WHERE id IN (
          SELECT id FROM article WHERE feed = ? AND vanishedAt IS NOT NULL AND isStarred = 0
          ORDER BY vanishedAt DESC, date DESC, id LIMIT -1 OFFSET ?)
        """
    ).execute(arguments: [feed, bounds.vanished])
  }
}

extension ArticleMerge.Content {
  fileprivate init(_ article: ParsedArticle) {
    self.init(
      title: article.title, summary: article.summary, link: article.link?.absoluteString.storable,
      author: article.author, published: article.published?.calendarMilliseconds,
      updated: article.updated?.calendarMilliseconds)
  }
}

extension Date {
  /// Milliseconds since 1970, limited to the years 1 to 9999, which all date parsers support.
  fileprivate var calendarMilliseconds: Int64 {
    min(max(storedMilliseconds, -62_135_596_800_000), 253_402_300_799_999)
  }
}
