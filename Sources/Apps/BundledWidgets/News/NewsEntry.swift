import FeedLibrary
import SwiftUI
import WidgetKit

/// What the news widgets show.
struct NewsEntry: TimelineEntry {
  var date: Date
  var unread: ArticleList
  var today: ArticleList
  var starred: ArticleList
  var state = State.read

  /// The state of the reader's data.
  enum State {
    case read
    /// There are no data, and no feeds.
    case withoutFeeds
    /// The data are damaged.
    case unreadable
  }

  /// The newest articles of a smart feed.
  struct ArticleList {
    /// The total number; nil if the data are damaged.
    var count: Int?
    /// The number of unread articles; nil if unknown.
    var unreadCount: Int?
    var articles: [NewsArticle] = []
  }

  subscript(feed: SmartFeed) -> ArticleList {
    switch feed {
    case .unread: unread
    case .today: today
    case .starred: starred
    }
  }

  /// The entry without data, or with damaged data. The number of articles is then unknown.
  static func empty(date: Date, _ state: State) -> NewsEntry {
    let list = ArticleList(count: state == .unreadable ? nil : 0)
    return NewsEntry(date: date, unread: list, today: list, starred: list, state: state)
  }

  /// The dates in a span at which the age of an article in one of the lists changes, always at a whole minute.
  func changes(of feeds: [SmartFeed], in span: Range<Date>) -> [Date] {
    let published = feeds.flatMap { self[$0].articles.compactMap(\.published) }
    let ages = { (now: Date) in published.map { ArticleAge(of: $0, at: now) } }
    var changes: [Date] = []
    var before = ages(span.lowerBound)
    let first = (span.lowerBound.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60 + 60
    for seconds in stride(from: first, to: span.upperBound.timeIntervalSinceReferenceDate, by: 60) {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let now = ages(date)
      if now != before { changes.append(date) }
      before = now
    }
    return changes
  }
}

extension NewsEntry {
  /// The entry for the day on which `data` were written.
  init(_ data: WidgetData) {
    date = data.lastUpdateTime
    unread = ArticleList(count: data.currentUnreadCount, data.unreadArticles)
    today = ArticleList(
      count: data.currentTodayCount, unreadCount: data.totalTodayUnreadCount, data.todayArticles)
    starred = ArticleList(count: data.currentStarredCount, data.starredArticles)
    // A file with articles but no feeds is inconsistent; the articles are shown.
    if data.feedCount == 0, [unread, today, starred].allSatisfy({ $0.count == 0 }) { state = .withoutFeeds }
  }

  /// The entry at another date: on another day "Today" contains only that day's articles.
  func moved(to date: Date, calendar: Calendar) -> NewsEntry {
    var entry = self
    entry.date = date
    if today.count != nil, !calendar.isDate(self.date, inSameDayAs: date) {
      entry.today.articles.removeAll { article in
        !(article.published.map { calendar.isDate($0, inSameDayAs: date) } ?? false)
      }
      entry.today.count = entry.today.articles.count
      entry.today.unreadCount = nil
    }
    return entry
  }
}

extension NewsEntry.ArticleList {
  /// The maximum number of rows of a widget.
  static let limit = 7

  init(count: Int, unreadCount: Int? = nil, _ articles: [LatestArticle]) {
    self.init(count: count, unreadCount: unreadCount, articles: articles.prefix(Self.limit).map(NewsArticle.init))
  }
}
