import Foundation

/// The file of the widgets' data, with the field names of all releases of NetNewsWire.
///
/// The older widget reads counts that start with `current`, and icons in the file; the newer one reads `total` and
/// paths. Neither reads `feedCount`.
struct SavedWidgetData: Encodable {
  private let feedCount: Int?
  private let currentUnreadCount: Int
  private let totalUnreadCount: Int
  private let currentTodayCount: Int
  private let totalTodayCount: Int
  private let totalTodayUnreadCount: Int
  private let currentStarredCount: Int
  private let totalStarredCount: Int
  private let unreadArticles: [Article]
  private let starredArticles: [Article]
  private let todayArticles: [Article]
  private let lastUpdateTime: Date

  /// - Parameter icons: The folder of the icons.
  init(_ data: WidgetData, icons: WidgetIconFolder) {
    feedCount = data.feedCount
    (currentUnreadCount, totalUnreadCount) = (data.currentUnreadCount, data.currentUnreadCount)
    (currentTodayCount, totalTodayCount) = (data.currentTodayCount, data.currentTodayCount)
    // The newer widget requires this number; if it is unknown, all count as unread.
    totalTodayUnreadCount = data.totalTodayUnreadCount ?? data.currentTodayCount
    (currentStarredCount, totalStarredCount) = (data.currentStarredCount, data.currentStarredCount)
    unreadArticles = data.unreadArticles.map { Article($0, icons: icons) }
    starredArticles = data.starredArticles.map { Article($0, icons: icons) }
    todayArticles = data.todayArticles.map { Article($0, icons: icons) }
    lastUpdateTime = data.lastUpdateTime
  }

  private struct Article: Encodable {
    let id: String
    let feedTitle: String
    let articleTitle: String?
    let articleSummary: String?
    /// Base64 in JSON.
    let feedIcon: Data?
    let feedIconPath: String?
    let pubDate: String

    init(_ article: LatestArticle, icons: WidgetIconFolder) {
      (id, feedTitle, pubDate) = (article.id, article.feedTitle, article.pubDate)
      (articleTitle, articleSummary) = (article.articleTitle, article.articleSummary)
      feedIcon = article.feedIcon
      feedIconPath = article.feedIcon.map { icons.path(of: $0) }
    }
  }
}
