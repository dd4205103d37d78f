public import Foundation

/// What the news widgets show, as the reader's app side leaves it in the group's container.
///
/// The names of the fields are those of NetNewsWire's `WidgetData`.
public struct WidgetData: Codable, Hashable, Sendable {
  /// How many feeds there are, of which there may be no articles; nil where that is not said. NetNewsWire's has none.
  public let feedCount: Int?
  /// How many articles have not been read.
  public let currentUnreadCount: Int
  /// How many articles are of today.
  public let currentTodayCount: Int
  /// How many of today's articles have not been read; nil where that is not known.
  public let totalTodayUnreadCount: Int?
  /// How many articles have a star.
  public let currentStarredCount: Int
  /// Of those that have not been read the newest.
  public let unreadArticles: [LatestArticle]
  /// Of those that have a star the newest.
  public let starredArticles: [LatestArticle]
  /// Of today's the newest.
  public let todayArticles: [LatestArticle]
  /// When this was written.
  public let lastUpdateTime: Date

  /// Creates the data.
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
