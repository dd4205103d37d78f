import Diagnostics
import FeedLibrary
import Foundation
import ToolReports

/// The JSON of an article.
struct ArticleReport: Encodable {
  let id: String
  let feedID: String
  let feed: String
  let feedTitle: String
  let title: String?
  let summary: String?
  let link: String?
  let author: String?
  /// ISO 8601, in UTC; nil if the feed has none.
  let published: String?
  let updated: String?
  /// The date by which articles are sorted.
  let date: String
  let isRead: Bool
  let isStarred: Bool

  /// - Parameter showsSecrets: Whether to include the password of the feed's address.
  init(_ article: StoredArticle, showsSecrets: Bool = false) {
    let address = article.feedAddress
    (id, feedID, feed) = (article.id, article.feedID, showsSecrets ? address.absoluteString : address.redacted)
    (feedTitle, title, summary) = (article.feedName, article.title, article.summary)
    (link, author) = (article.link?.absoluteString, article.author)
    published = article.published?.formatted(.iso8601)
    updated = article.updated?.formatted(.iso8601)
    date = article.date.formatted(.iso8601)
    (isRead, isStarred) = (article.isRead, article.isStarred)
  }

  /// The printed length of an identifier: unique in all but one of a million lists of a thousand articles.
  private static let digits = 10

  /// `5f1c9a77e0 * 2026-11-21 08:00  Example: Title`.
  static func line(_ article: StoredArticle, in timeZone: TimeZone) -> String {
    let marks = (article.isRead ? " " : "*") + (article.isStarred ? "★" : " ")
    let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: timeZone).year().month().day()
      .time(includingFractionalSeconds: false)
    let title = article.name?.printable ?? "Untitled"
    return "\(article.id.prefix(digits)) \(marks) \(style.format(article.date).prefix(16))  "
      + "\(article.feedName.printable): \(title)"
  }
}

/// The JSON of a feed.
struct FeedReport: Encodable {
  let address: String
  let title: String
  /// The outermost first.
  let folders: [String]
  let site: String?
  let unread: Int
  let hasIcon: Bool
  /// The last successful read: ISO 8601, in UTC.
  let lastSuccess: String?
  let lastError: String?
  /// The feed is not requested before this date.
  let nextTime: String?
  let isGone: Bool

  init(_ feed: StoredFeed, unread: Int) {
    (address, title, folders) = (feed.address.redacted, feed.name, feed.folders)
    (site, self.unread, hasIcon) = (feed.siteAddress?.redacted, unread, feed.icon != nil)
    lastSuccess = feed.lastSuccess?.formatted(.iso8601)
    nextTime = feed.nextTime?.formatted(.iso8601)
    (lastError, isGone) = (feed.lastError, feed.isGone)
  }

  /// Title, number of unread articles and address, then the error.
  var lines: [String] {
    let line =
      "\((folders + [title]).map(\.printable).joined(separator: " / "))  \(unread) unread  \(address.printable)"
    return [line] + (lastError.map { ["  error: \($0.printable)"] } ?? [])
  }
}
