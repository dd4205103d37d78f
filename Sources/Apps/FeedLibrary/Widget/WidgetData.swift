public import Foundation

/// The content of the news widgets, which the app side writes into the group's container.
///
/// The field names are those of NetNewsWire's `WidgetData`.
public struct WidgetData: Codable, Hashable, Sendable {
  /// The number of feeds, which may have no articles; nil if unknown. NetNewsWire does not write it.
  public let feedCount: Int?
  /// The number of unread articles.
  public let currentUnreadCount: Int
  /// The number of today's articles.
  public let currentTodayCount: Int
  /// The number of today's unread articles; nil if unknown.
  public let totalTodayUnreadCount: Int?
  /// The number of starred articles.
  public let currentStarredCount: Int
  /// The newest unread articles.
  public let unreadArticles: [LatestArticle]
  /// The newest starred articles.
  public let starredArticles: [LatestArticle]
  /// The newest of today's articles.
  public let todayArticles: [LatestArticle]
  /// When this was written.
  public let lastUpdateTime: Date

  public init(
    feedCount: Int? = nil, currentUnreadCount: Int, currentTodayCount: Int, totalTodayUnreadCount: Int? = nil,
    currentStarredCount: Int, unreadArticles: [LatestArticle], starredArticles: [LatestArticle],
    todayArticles: [LatestArticle], lastUpdateTime: Date
  ) {
    self.feedCount = feedCount
    self.currentUnreadCount = currentUnreadCount
    self.currentTodayCount = currentTodayCount
    self.totalTodayUnreadCount = totalTodayUnreadCount
    self.currentStarredCount = currentStarredCount
    self.unreadArticles = unreadArticles
    self.starredArticles = starredArticles
    self.todayArticles = todayArticles
    self.lastUpdateTime = lastUpdateTime
  }
}
