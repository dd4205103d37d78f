import FeedLibrary
import SwiftUI
import WidgetKit

/// An article as a row shows it.
struct NewsArticle {
  let id: String
  /// The beginning of its summary where it has none; nil where it has neither.
  let title: String?
  let feed: String
  /// Nil where the feed has none, or a damaged one.
  let icon: Image?
  /// Nil where the feed does not say it.
  let published: Date?

  init(_ article: LatestArticle) {
    id = article.id
    title = [article.articleTitle, article.articleSummary].lazy.map { Self.line($0 ?? "") }.first { !$0.isEmpty }
    feed = Self.line(article.feedTitle)
    icon = article.icon
    published = article.published
  }

  /// Texts are shown in one line, and no line shows more than this.
  private static func line(_ text: String) -> String {
    text.prefix(300).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension LatestArticle {
  /// Decoded now: what is damaged must be known before the view chooses the globe.
  fileprivate var icon: Image? {
    guard let feedIcon, !feedIcon.isEmpty else { return nil }
    if let icon = UIImage(data: feedIcon)?.preparingForDisplay() { return Image(uiImage: icon) }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "feed.icon-unreadable", message: "the icon cannot be read; a globe is shown in its place",
        subject: feedTitle))
    return nil
  }

  /// `pubDate` in the forms of ISO 8601, and as NetNewsWire's app writes it (`2026-11-21 08:00:00 +0000`); nil for any
  /// other.
  fileprivate var published: Date? {
    let text = pubDate.trimmingCharacters(in: .whitespaces)
      .replacingOccurrences(of: " +", with: "+").replacingOccurrences(of: " -", with: "-")
      .replacingOccurrences(of: " ", with: "T")
    let time = Date.ISO8601FormatStyle()
    let styles = [time, Date.ISO8601FormatStyle(includingFractionalSeconds: true), time.year().month().day()]
    return styles.lazy.compactMap { try? $0.parse(text) }.first
  }
}
