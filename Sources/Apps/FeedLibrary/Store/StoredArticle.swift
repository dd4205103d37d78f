public import Foundation

/// An article in the store.
public struct StoredArticle: Hashable, Sendable, Identifiable {
  /// 32 hexadecimal digits; unique, and unchanged when the article changes.
  public let id: String
  /// The identifier in its feed.
  public let feedID: String
  public let feedAddress: URL
  public let feedName: String
  /// Plain text.
  public let title: String?
  /// Plain text, shortened.
  public let summary: String?
  /// The title, or the first 120 characters of the summary.
  public var name: String? {
    if let title, !title.isEmpty { return title }
    return summary.flatMap { $0.isEmpty ? nil : $0.cut(to: 120) }
  }
  /// The URL of its page.
  public let link: URL?
  public let author: String?
  /// According to its feed.
  public let published: Date?
  /// According to its feed.
  public let updated: Date?
  /// When the store first contained it.
  public let firstSeen: Date
  /// The date for sorting: published, or updated, or first seen, and not later than when it was read.
  public let date: Date
  public let isRead: Bool
  public let isStarred: Bool
}

/// A selection of articles.
public enum ArticleChoice: Hashable, Sendable {
  case all
  case unread
  case starred
  /// A day in some time zone.
  case day(Range<Date>)

  /// The articles of the day that contains `now`, in a time zone.
  public static func today(now: Date, timeZone: TimeZone) -> ArticleChoice {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let start = calendar.startOfDay(for: now)
    // Days with a change of the clock do not have 24 hours.
    let end = calendar.date(byAdding: .day, value: 1, to: start).map { calendar.startOfDay(for: $0) }
    return .day(start..<max(end ?? start + 86_400, start))
  }
}
