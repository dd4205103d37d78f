import JSONText
internal import SystemIO
import Diagnostics
public import Foundation

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
    var isOther = false
    try encodeWidgetData(from: store, now: now, timeZone: timeZone) { isOther = true }
    return isOther
  }

  /// Writes counts and the newest articles of a store, and has the widgets told if they show something else than before.
  ///
  /// Where a program is killed before they are told, or that fails, the next one tells them.
  ///
  /// - Parameters:
  ///   - now: What counts as now.
  ///   - timeZone: Whose today is meant.
  ///   - tell: Asks for new timelines of the widgets.
  /// - Throws: `WidgetDataError.cannotCreate`, `.inputOutput`; what the store throws, as `FeedStoreError`; what `tell` throws.
  public func encodeWidgetData(
    from store: FeedStore, now: Date, timeZone: TimeZone, tell: () throws -> Void
  ) throws {
    try WidgetDataLock(container: container).withLock {
      let data = try Self.widgetData(from: store, now: now, timeZone: timeZone)
      let mark = WidgetReloadMark(container: container)
      // The mark is there before what it is about, and goes after it was told: a kill at any instant loses nothing.
      if isOther(data) { try mark.set() }
      try write(data)
      guard mark.isSet else { return }
      try tell()
      try mark.remove()
    }
  }

  /// Writes the data.
  ///
  /// - Returns: Whether widgets show something else than before: whether anything but the date of the file differs.
  /// - Throws: `WidgetDataError.cannotCreate`, `.inputOutput`.
  @discardableResult
  public func encode(_ data: WidgetData) throws(WidgetDataError) -> Bool {
    let isOther = isOther(data)
    try write(data)
    return isOther
  }

  private func isOther(_ data: WidgetData) -> Bool {
    // What was damaged before is replaced, and nobody is told.
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
