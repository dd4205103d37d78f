internal import AtomicFiles
public import Foundation
internal import Graphics

/// Writes what the news widgets show into the group's container.
public struct WidgetDataEncoder: Sendable {
  /// The kinds of the widgets that show it.
  public static let kinds = ["unread", "today", "starred", "smart-feeds", "news-summary"]
  /// The most articles of each kind: more than the largest widget has room for.
  public static let limit = 12
  /// Characters of a summary that are written.
  private static let summary = 300

  /// The group's container; made when something is written.
  public let container: URL

  /// Creates an encoder for a group's container; nothing is written yet.
  public init(container: URL) { self.container = container }

  /// Writes counts and the newest articles of a store.
  ///
  /// - Parameters:
  ///   - now: What counts as now.
  ///   - timeZone: Whose today is meant: articles count that are dated on the day that `now` is in.
  /// - Returns: Whether widgets show something else than before.
  /// - Throws: `WidgetDataError.cannotCreate`, `.inputOutput`; what the store throws, as `FeedStoreError`.
  @discardableResult
  public func encodeWidgetData(from store: FeedStore, now: Date, timeZone: TimeZone) throws -> Bool {
    try WidgetDataLock(container: container).withLock {
      try encode(Self.widgetData(from: store, now: now, timeZone: timeZone))
    }
  }

  /// Writes the data.
  ///
  /// - Returns: Whether widgets show something else than before: whether anything but the date of the file differs.
  /// - Throws: `WidgetDataError.cannotCreate`, `.inputOutput`.
  @discardableResult
  public func encode(_ data: WidgetData) throws(WidgetDataError) -> Bool {
    let file = container.appending(path: WidgetDataDecoder.fileName)
    // What was damaged before is replaced, and nobody is told.
    let old = DiagnosticLog.$current.withValue(DiagnosticLog()) {
      try? WidgetDataDecoder(container: container).decodeWidgetData()
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try AtomicFile.write(try encoder.encode(data) + Data("\n".utf8), to: file.path)
    } catch let error as AtomicFileError {
      switch error.kind {
      case .cannotCreate: throw .cannotCreate(file: error.path, reason: error.reason)
      case .inputOutput: throw .inputOutput(file: error.path, reason: error.reason)
      }
    } catch {
      throw .inputOutput(file: file.path, reason: error.localizedDescription)
    }
    return old.map { !$0.showsTheSame(as: data) } ?? true
  }

  /// What a store has to show.
  ///
  /// - Throws: What reading the store throws.
  public static func widgetData(
    from store: FeedStore, now: Date, timeZone: TimeZone
  ) throws(FeedStoreError) -> WidgetData {
    let today = ArticleChoice.today(now: now, timeZone: timeZone)
    let icons = try store.icons()
    let rows = { (choice: ArticleChoice) throws(FeedStoreError) in
      try store.articles(choice, limit: limit).map { LatestArticle($0, icon: icons[$0.feedAddress]) }
    }
    return WidgetData(
      currentUnreadCount: try store.count(.unread), currentTodayCount: try store.count(today),
      currentStarredCount: try store.count(.starred), unreadArticles: try rows(.unread),
      starredArticles: try rows(.starred), todayArticles: try rows(today), lastUpdateTime: now)
  }

  fileprivate static func shortSummary(_ text: String?) -> String? {
    text.map { $0.count <= summary ? $0 : $0.prefix(summary - 1) + "…" }
  }
}

extension LatestArticle {
  fileprivate init(_ article: StoredArticle, icon: Data?) {
    self.init(
      id: article.id, feedTitle: article.feedName, articleTitle: article.title,
      articleSummary: WidgetDataEncoder.shortSummary(article.summary), feedIcon: icon,
      pubDate: article.date.formatted(.iso8601))
  }
}

extension WidgetData {
  fileprivate func showsTheSame(as other: WidgetData) -> Bool {
    let counts = { (data: WidgetData) in [data.currentUnreadCount, data.currentTodayCount, data.currentStarredCount] }
    let rows = { (data: WidgetData) in [data.unreadArticles, data.todayArticles, data.starredArticles] }
    return counts(self) == counts(other) && rows(self) == rows(other)
  }
}
