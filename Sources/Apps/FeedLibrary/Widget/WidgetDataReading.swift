import Diagnostics
import Foundation

/// Converts a possibly damaged file to widget data, with diagnostics.
struct WidgetDataReading {
  let container: URL
  let file: String

  /// The maximum size in bytes of an icon in the container.
  private static let iconLimit = 1 << 20

  func data(_ read: LenientWidgetData) -> WidgetData {
    let unread = articles(read.unreadArticles, "unreadArticles")
    let starred = articles(read.starredArticles, "starredArticles")
    let today = articles(read.todayArticles, "todayArticles")
    return WidgetData(
      feedCount: read.feedCount.flatMap { $0 >= 0 ? $0 : nil },
      currentUnreadCount: count(read.unreadCount, of: unread, "currentUnreadCount"),
      currentTodayCount: count(read.todayCount, of: today, "currentTodayCount"),
      totalTodayUnreadCount: read.unreadTodayCount.flatMap { $0 >= 0 ? $0 : nil },
      currentStarredCount: count(read.starredCount, of: starred, "currentStarredCount"),
      unreadArticles: unread, starredArticles: starred, todayArticles: today,
      lastUpdateTime: read.lastUpdateTime ?? Date(timeIntervalSince1970: 0))
  }

  private func count(_ count: Int?, of articles: [LatestArticle], _ name: String) -> Int {
    if let count, count >= 0 { return count }
    report("feed.widget-data-field", "\(name) is missing or not a number; using the number of articles")
    return articles.count
  }

  private func articles(_ list: [LenientArticle?]?, _ name: String) -> [LatestArticle] {
    guard let list else {
      report("feed.widget-data-field", "\(name) is missing or not an array; using an empty one")
      return []
    }
    return list.enumerated().compactMap { index, article in
      guard let article, let id = article.id, !id.isEmpty else {
        report("feed.widget-data-article", "\(name)[\(index)] has no identifier and is left out")
        return nil
      }
      return LatestArticle(
        id: id, feedTitle: article.feedTitle ?? "", articleTitle: article.articleTitle,
        articleSummary: article.articleSummary, feedIcon: icon(of: article, "\(name)[\(index)]"),
        pubDate: article.pubDate ?? "")
    }
  }

  private func icon(of article: LenientArticle, _ place: String) -> Data? {
    if let icon = article.feedIcon { return icon.isEmpty ? nil : icon }
    if article.hasDamagedIcon {
      report("feed.widget-data-icon", "the icon of \(place) is not Base64 and is left out")
      return nil
    }
    guard let path = article.feedIconPath, !path.isEmpty else { return nil }
    for candidate in candidates(path) {
      if let icon = try? FeedFile.contents(of: candidate, limit: Self.iconLimit), !icon.isEmpty { return icon }
    }
    report("feed.widget-data-icon", "the icon of \(place) is not in the container and is left out")
    return nil
  }

  /// Files in the container that a path may refer to: paths of a phone's container differ, except for their end.
  private func candidates(_ path: String) -> [URL] {
    let root = container.standardizedFileURL.resolvingSymlinksInPath().path
    let parts = path.split(separator: "/").map(String.init)
    guard !parts.contains("..") else { return [] }
    let isWhole = path.hasPrefix("/")
    let ends = isWhole ? [2, 1].filter { $0 <= parts.count }.map { parts.suffix($0).joined(separator: "/") } : [path]
    let places = (isWhole ? [URL(fileURLWithPath: path)] : []) + ends.map { container.appending(path: $0) }
    return places.map { $0.resolvingSymlinksInPath() }.filter { $0.path.hasPrefix(root + "/") }
  }

  private func report(_ id: String, _ message: String) {
    DiagnosticLog.current.report(Diagnostic(id: id, message: message, subject: file))
  }
}
