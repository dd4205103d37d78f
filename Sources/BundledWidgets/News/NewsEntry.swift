import FeedLibrary
import SwiftUI
import WidgetKit

/// What the news widgets show.
struct NewsEntry: TimelineEntry {
  let date: Date
  let unread: ArticleList
  let today: ArticleList
  let starred: ArticleList
  /// False where the reader's data are damaged: "no articles" would be untrue then.
  var isReadable = true

  /// The newest articles of a smart feed, and how many it has in all.
  struct ArticleList {
    var count = 0
    var articles: [LatestArticle] = []
  }

  subscript(feed: SmartFeed) -> ArticleList {
    switch feed {
    case .unread: unread
    case .today: today
    case .starred: starred
    }
  }

  /// What is shown while there are no articles at all.
  static func empty(date: Date, isReadable: Bool = true) -> NewsEntry {
    NewsEntry(date: date, unread: ArticleList(), today: ArticleList(), starred: ArticleList(), isReadable: isReadable)
  }
}

extension NewsEntry {
  /// What `data` say at `date`.
  init(date: Date, data: WidgetData, calendar: Calendar) {
    self.date = date
    unread = ArticleList(count: data.currentUnreadCount, articles: data.unreadArticles)
    starred = ArticleList(count: data.currentStarredCount, articles: data.starredArticles)
    if calendar.isDate(data.lastUpdateTime, inSameDayAs: date) {
      today = ArticleList(count: data.currentTodayCount, articles: data.todayArticles)
    } else {
      // The data are of another day, whose articles are no longer today's.
      let articles = data.todayArticles.filter { article in
        article.published.map { calendar.isDate($0, inSameDayAs: date) } ?? false
      }
      today = ArticleList(count: articles.count, articles: articles)
    }
  }
}
