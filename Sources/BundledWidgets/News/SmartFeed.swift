import FeedLibrary
import SwiftUI

/// The lists that the reader keeps by itself, across all feeds.
enum SmartFeed: CaseIterable {
  case unread
  case today
  case starred

  var name: LocalizedStringKey {
    switch self {
    case .unread: "Unread"
    case .today: "Today"
    case .starred: "Starred"
    }
  }

  var symbol: String {
    switch self {
    case .unread: "largecircle.fill.circle"
    case .today: "sun.max.fill"
    case .starred: "star.fill"
    }
  }

  var tint: Color {
    switch self {
    case .unread: .blue
    case .today: .orange
    case .starred: .yellow
    }
  }

  /// What is said where there are no articles.
  var nothing: LocalizedStringKey {
    switch self {
    case .unread: "There are no unread articles."
    case .today: "There are no articles today."
    case .starred: "There are no starred articles."
    }
  }

  /// Opens the list.
  var link: URL {
    switch self {
    case .unread: WidgetDeepLink.unread.url
    case .today: WidgetDeepLink.today.url
    case .starred: WidgetDeepLink.starred.url
    }
  }

  /// Opens an article of the list.
  func link(to article: NewsArticle) -> URL {
    switch self {
    case .unread: WidgetDeepLink.unreadArticle(id: article.id).url
    case .today: WidgetDeepLink.todayArticle(id: article.id).url
    case .starred: WidgetDeepLink.starredArticle(id: article.id).url
    }
  }
}
