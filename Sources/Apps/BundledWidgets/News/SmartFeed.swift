import FeedLibrary
import SwiftUI

/// The automatic lists of the reader, across all feeds.
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

  /// The colour of symbols. The system's orange and yellow have too little contrast on white; these have at least
  /// 3.4.
  var tint: Color {
    switch self {
    case .unread: .blue
    case .today: Self.color(light: (0.85, 0.42, 0), dark: .systemOrange)
    case .starred: Self.color(light: (0.66, 0.45, 0), dark: .systemYellow)
    }
  }

  private static func color(light: (red: CGFloat, green: CGFloat, blue: CGFloat), dark: UIColor) -> Color {
    Color(
      uiColor: UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? dark : UIColor(red: light.red, green: light.green, blue: light.blue, alpha: 1)
      })
  }

  /// The text for an empty list.
  var emptyText: LocalizedStringKey {
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
