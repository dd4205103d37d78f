import FeedLibrary
import SwiftUI
import WidgetKit

/// What the news widgets show.
struct NewsEntry: TimelineEntry {
  var date: Date
  var unread: ArticleList
  var today: ArticleList
  var starred: ArticleList

  /// The newest articles of a smart feed.
  struct ArticleList {
    /// How many it has in all; nil where the reader's data are damaged.
    var count: Int?
    var articles: [NewsArticle] = []
  }

  subscript(feed: SmartFeed) -> ArticleList {
    switch feed {
    case .unread: unread
    case .today: today
    case .starred: starred
    }
  }

  /// What is shown while there are no articles; with nil, where it is not known whether there are.
  static func empty(date: Date, count: Int? = 0) -> NewsEntry {
    let list = ArticleList(count: count)
    return NewsEntry(date: date, unread: list, today: list, starred: list)
  }
}

extension NewsEntry {
  /// What `data` say on the day on which they were written.
  init(_ data: WidgetData) {
    date = data.lastUpdateTime
    unread = ArticleList(count: data.currentUnreadCount, data.unreadArticles)
    today = ArticleList(count: data.currentTodayCount, data.todayArticles)
    starred = ArticleList(count: data.currentStarredCount, data.starredArticles)
  }

  /// The same at another time: on another day "Today" has that day's articles alone.
  func moved(to date: Date, calendar: Calendar) -> NewsEntry {
    var entry = self
    entry.date = date
    if today.count != nil, !calendar.isDate(self.date, inSameDayAs: date) {
      entry.today.articles.removeAll { article in
        !(article.published.map { calendar.isDate($0, inSameDayAs: date) } ?? false)
      }
      entry.today.count = entry.today.articles.count
    }
    return entry
  }
}

extension NewsEntry.ArticleList {
  /// The most rows of a widget.
  static let limit = 7

  init(count: Int, _ articles: [LatestArticle]) {
    self.init(count: count, articles: articles.prefix(Self.limit).map(NewsArticle.init))
  }
}
