import FeedLibrary
import SwiftUI

extension NewsEntry {
  /// For galleries without articles, and for placeholders.
  static func sample(date: Date) -> NewsEntry {
    let titles = [
      ("The lighthouse that counts whales", "Coastal Notes"),
      ("A bridge made of wool", "The Slow Engineer"),
      ("What bees know about Mondays", "Meadow Journal"),
      ("Night trains are back", "Rail & River"),
      ("Bread, salt and a paper map", "Kitchen Post"),
      ("How to draw a cloud", "The Slow Engineer"),
      ("Seven gardens on one roof", "Meadow Journal"),
    ]
    let articles = titles.enumerated().map { index, article in
      LatestArticle(
        id: "sample-\(index)", feedTitle: String(localized: String.LocalizationValue(article.1)),
        articleTitle: String(localized: String.LocalizationValue(article.0)), articleSummary: nil, feedIcon: nil,
        pubDate: date.addingTimeInterval(-600 * Double(index + 1)).ISO8601Format())
    }
    return NewsEntry(
      date: date, unread: ArticleList(count: 24, articles), today: ArticleList(count: 9, unreadCount: 7, articles),
      starred: ArticleList(count: 7, articles))
  }
}
