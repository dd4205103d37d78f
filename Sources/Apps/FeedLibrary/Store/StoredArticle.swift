public import Foundation

/// An article that the store knows.
public struct StoredArticle: Hashable, Sendable, Identifiable {
  /// 32 hexadecimal digits, which no other article has; they stay when the article changes.
  public let id: String
  /// What its feed calls it.
  public let feedID: String
  /// The address of its feed.
  public let feedAddress: URL
  /// The name of its feed.
  public let feedName: String
  /// Plain text; nil where it has none.
  public let title: String?
  /// Plain text, cut where it is long; nil where it has none.
  public let summary: String?
  /// What it is called in lists: its title, else the beginning of its summary, at most 120 characters of it; nil where it has
  /// neither.
  public var name: String? {
    if let title, !title.isEmpty { return title }
    return summary.flatMap { $0.isEmpty ? nil : $0.cut(to: 120) }
  }
  /// The address of its page.
  public let link: URL?
  /// Who wrote it.
  public let author: String?
  /// When it was published, as its feed says.
  public let published: Date?
  /// When it was changed last, as its feed says.
  public let updated: Date?
  /// When it was first seen here.
  public let firstSeen: Date
  /// What it is in order by: when it was published, else changed, else first seen, and not later than it was read here.
  public let date: Date
  /// Whether it was read.
  public let isRead: Bool
  /// Whether it has a star.
  public let isStarred: Bool
}

/// Which articles.
public enum ArticleChoice: Hashable, Sendable {
  /// Every one.
  case all
  /// Those that have not been read.
  case unread
  /// Those with a star.
  case starred
  /// Those of a day, in the time zone that it is of.
  case day(Range<Date>)

  /// Those of the day that `now` is in, in a time zone.
  public static func today(now: Date, timeZone: TimeZone) -> ArticleChoice {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let start = calendar.startOfDay(for: now)
    // Not 24 hours: days on which clocks change have another length.
    let end = calendar.date(byAdding: .day, value: 1, to: start).map { calendar.startOfDay(for: $0) }
    return .day(start..<max(end ?? start + 86_400, start))
  }
}
