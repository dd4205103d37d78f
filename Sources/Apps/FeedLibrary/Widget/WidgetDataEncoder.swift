import Diagnostics
public import Foundation
import JSONText
internal import SystemIO

/// Writes the content of the news widgets into the group's container.
public struct WidgetDataEncoder: Sendable {
  /// The kinds of the widgets that show it.
  public static let kinds = ["unread", "today", "starred", "smart-feeds", "news-summary"]
  /// The maximum number of articles of each kind: more than fit into the largest widget.
  public static let limit = 12
  /// The maximum length of a summary in characters.
  private static let summary = 300

  /// Created on the first write.
  public let container: URL

  public init(container: URL) { self.container = container }

  /// Writes the counts and the newest articles of a store.
  ///
  /// - Parameters:
  ///   - now: The current date.
  ///   - timeZone: Defines today: the day that contains `now`.
  /// - Returns: Whether the content of the widgets changed.
  /// - Throws: `WidgetDataError.cannotCreate`, `.inputOutput`; errors of the store, as `FeedStoreError`.
  @discardableResult
  public func encodeWidgetData(from store: FeedStore, now: Date, timeZone: TimeZone) throws -> Bool {
    var isOther = false
    try encodeWidgetData(from: store, now: now, timeZone: timeZone) { isOther = true }
    return isOther
  }

  /// Writes the counts and the newest articles of a store, and calls `tell` if the content of the widgets changed.
  ///
  /// If a program is killed before calling it, or it fails, the next program calls it.
  ///
  /// - Parameters:
  ///   - now: The current date.
  ///   - timeZone: Defines today.
  ///   - tell: Reloads the widgets.
  /// - Throws: `WidgetDataError.cannotCreate`, `.inputOutput`; errors of the store, as `FeedStoreError`; errors of
  ///   `tell`.
  public func encodeWidgetData(
    from store: FeedStore, now: Date, timeZone: TimeZone, tell: () throws -> Void
  ) throws {
    try WidgetDataLock(container: container).withLock {
      let data = try Self.widgetData(from: store, now: now, timeZone: timeZone)
      let mark = PendingReloadMarker(container: container)
      // The mark is written before the data, and removed after `tell`, so that a kill at any time loses nothing.
      if isOther(data) { try mark.set() }
      try write(data)
      guard mark.isSet else { return }
      try tell()
      try mark.remove()
    }
  }

  /// Writes the data.
  ///
  /// - Returns: Whether anything but the date of the file changed.
  /// - Throws: `WidgetDataError.cannotCreate`, `.inputOutput`.
  @discardableResult
  public func encode(_ data: WidgetData) throws(WidgetDataError) -> Bool {
    let isOther = isOther(data)
    try write(data)
    return isOther
  }

  private func isOther(_ data: WidgetData) -> Bool {
    // Damaged data are replaced without a diagnostic.
    let old = DiagnosticLog().collecting {
      try? WidgetDataDecoder(container: container).decodeWidgetData()
    }
    return old.map { !$0.showsTheSame(as: data) } ?? true
  }

  private func write(_ data: WidgetData) throws(WidgetDataError) {
    let file = container.appending(path: WidgetDataDecoder.fileName)
    let icons = WidgetIconFolder(container: container)
    try icons.write(data)
    do {
      let saved = SavedWidgetData(data, icons: icons)
      try AtomicFile.write(
        try JSONEncoder.stable(isPretty: true).encode(saved) + Data("\n".utf8), to: file.path, isPrivate: true)
    } catch let error as AtomicFileError {
      throw WidgetDataError(error)
    } catch {
      throw .inputOutput(file: file.path, reason: error.localizedDescription)
    }
    icons.removeOthers(than: data)
  }

  /// The widget data of a store.
  ///
  /// - Throws: The errors of reading the store.
  public static func widgetData(
    from store: FeedStore, now: Date, timeZone: TimeZone
  ) throws(FeedStoreError) -> WidgetData {
    let today = ArticleChoice.today(now: now, timeZone: timeZone)
    let icons = try store.icons()
    let rows = { (choice: ArticleChoice) throws(FeedStoreError) in
      try store.articles(choice, limit: limit).map { LatestArticle($0, icon: icons[$0.feedAddress]) }
    }
    return WidgetData(
      feedCount: try store.feeds().count, currentUnreadCount: try store.count(.unread),
      currentTodayCount: try store.count(today),
      totalTodayUnreadCount: try store.unreadCount(of: today), currentStarredCount: try store.count(.starred),
      unreadArticles: try rows(.unread), starredArticles: try rows(.starred), todayArticles: try rows(today),
      lastUpdateTime: now)
  }

  fileprivate static func shortSummary(_ text: String?) -> String? {
    text.map { $0.count <= summary ? $0 : $0.prefix(summary - 1) + "…" }
  }
}

extension LatestArticle {
  fileprivate init(_ article: StoredArticle, icon: Data?) {
    self.init(
      id: article.id, feedTitle: article.feedName, articleTitle: article.name,
      articleSummary: WidgetDataEncoder.shortSummary(article.summary), feedIcon: icon,
      pubDate: PublicationDate.text(article.date))
  }
}

extension WidgetData {
  fileprivate func showsTheSame(as other: WidgetData) -> Bool {
    let counts = { (data: WidgetData) in
      [
        data.feedCount == 0 ? 0 : 1, data.currentUnreadCount, data.currentTodayCount, data.totalTodayUnreadCount,
        data.currentStarredCount,
      ]
    }
    let rows = { (data: WidgetData) in [data.unreadArticles, data.todayArticles, data.starredArticles] }
    return counts(self) == counts(other) && rows(self) == rows(other)
  }
}
