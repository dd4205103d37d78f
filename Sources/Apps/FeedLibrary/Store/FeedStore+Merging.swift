import Diagnostics
import Foundation
internal import GRDB
internal import LibraryDatabases

/// What a feed's document has changed.
public struct FeedChanges: Hashable, Sendable {
  /// The number of new articles.
  public var new = 0
  /// The number of articles with changed content.
  public var changed = 0

  public init() {}
}

extension FeedStore {
  /// Merges a feed's document into the store. Read and starred articles stay so.
  ///
  /// Articles that are no longer in the document are kept for a while: starred ones until the star is removed, unread
  /// ones for 90 days, others for 30. Of articles with the same identifier, the first is used
  /// (`feed.article-repeated`); of a document with more than 10,000 articles, the newest are kept
  /// (`feed.articles-left-out`).
  ///
  /// - Parameters:
  ///   - now: When the document was read: the date of articles without one, and the maximum for all others.
  ///   - validators: Sent with the next request.
  /// - Throws: `FeedStoreError.noSuchFeed`, and `.database` with `.cannotCreate`, `.inputOutput`, `.busy`; nothing is
  ///   changed then.
  @discardableResult
  func merge(
    _ feed: ParsedFeed, into address: URL, at now: Date, validators: FeedValidators
  ) throws(FeedStoreError) -> FeedChanges {
    let articles = usable(feed.articles, of: address)
    return try write { database in
      let id = try id(of: address, in: database)
      try keep(feed, validators, as: id, at: now, in: database)
      var merge = ArticleMerge(feed: id, address: address, now: now, bounds: bounds, database: database)
      return try merge.run(articles)
    }
  }

  /// Removes articles that have not been in their feeds for long enough.
  func removeVanished(at now: Date) throws(FeedStoreError) {
    try write { database in
      try database.execute(
        sql: """
          DELETE FROM article WHERE isStarred = 0 AND vanishedAt IS NOT NULL
            AND vanishedAt < (CASE isRead WHEN 1 THEN ? ELSE ? END)
          """,
        arguments: [(now - bounds.read).storedMilliseconds, (now - bounds.unread).storedMilliseconds])
    }
  }

  /// A given name that equals the feed's own title is not stored, so that changes of the title are shown.
  private func keep(
    _ feed: ParsedFeed, _ validators: FeedValidators, as id: Int64, at now: Date, in database: Database
  ) throws {
    try database.cachedStatement(
      sql: """
        UPDATE feed SET title = ?1, givenTitle = nullif(givenTitle, ?1), siteAddress = coalesce(?2, siteAddress),
          iconAddress = ?3, etag = ?4, lastModified = ?5, digest = ?6, lastSuccess = ?7, lastError = NULL, nextTime = NULL,
          isGone = 0 WHERE id = ?8
        """
    ).execute(arguments: [
      feed.title.map { String($0.prefix(bounds.title)).storable }, feed.siteAddress?.absoluteString.storable,
      feed.iconAddress?.absoluteString.storable, validators.etag?.storable, validators.lastModified?.storable,
      validators.digest, now.storedMilliseconds, id,
    ])
  }

  /// Without duplicate identifiers, limited in number, and with texts that SQLite can store.
  private func usable(_ articles: [ParsedArticle], of address: URL) -> [ParsedArticle] {
    var ids: Set<String> = []
    var result = articles.map(storable).filter { ids.insert($0.id).inserted }
    if result.count < articles.count {
      let count = articles.count - result.count
      let words = count == 1 ? "1 article has" : "\(count) articles have"
      report("feed.article-repeated", "\(words) the identifier of an earlier one; left out", address)
    }
    if result.count > bounds.listed {
      let newest = result.enumerated().sorted {
        ($1.element.sortingDate, $0.offset) < ($0.element.sortingDate, $1.offset)
      }
      report(
        "feed.articles-left-out",
        "the feed has \(result.count) articles; the newest \(bounds.listed) are kept", address)
      let kept = Set(newest.prefix(bounds.listed).map(\.offset))
      result = result.enumerated().filter { kept.contains($0.offset) }.map(\.element)
    }
    return result
  }

  private func storable(_ article: ParsedArticle) -> ParsedArticle {
    var article = article
    article.id = article.id.storable
    article.title = article.title.map { $0.storable.ending(within: bounds.title) }
    article.summary = article.summary.map { $0.storable.ending(within: bounds.summary) }
    article.author = article.author.map { $0.storable.ending(within: bounds.title) }
    return article
  }

  private func report(_ id: String, _ message: String, _ address: URL) {
    DiagnosticLog.current.report(Diagnostic(id: id, message: message, subject: address.redacted))
  }
}

extension ParsedArticle {
  fileprivate var sortingDate: Date { published ?? updated ?? .distantFuture }
}

extension String {
  /// The text, shortened to `count` characters with an ellipsis.
  fileprivate func ending(within count: Int) -> String {
    // Bytes first, because counting characters is slow.
    utf8.count <= count || self.count <= count ? self : prefix(count - 1) + "…"
  }
}
