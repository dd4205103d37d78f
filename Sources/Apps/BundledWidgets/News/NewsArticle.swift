import Diagnostics
import FeedLibrary
import SwiftUI
import WidgetKit

/// An article in a row.
struct NewsArticle {
  let id: String
  /// The title, or the start of the summary.
  let title: String?
  /// Nil if there is none, or if the title is made from it.
  let summary: String?
  let feed: String
  /// Nil if the feed has none, or a damaged one.
  let icon: Image?
  let published: Date?

  init(_ article: LatestArticle) {
    id = article.id
    let (name, text) = (Self.line(article.articleTitle ?? ""), Self.line(article.articleSummary ?? ""))
    title = [name, text].first { !$0.isEmpty }
    // Without a title, the app side uses the start of the summary.
    let isRepeated = text.hasPrefix(name.hasSuffix("…") ? String(name.dropLast()) : name)
    summary = text.isEmpty || isRepeated ? nil : text
    feed = Self.line(article.feedTitle)
    icon = article.icon
    published = PublicationDate.date(article.pubDate)
  }

  /// On one line, and no longer than any widget shows.
  private static func line(_ text: String) -> String {
    text.prefix(300).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension NewsArticle {
  var headline: Text { title.map { Text(verbatim: $0) } ?? Text("Untitled") }

  /// Nil if the publication date is unknown.
  func age(at now: Date, _ calendar: Calendar) -> Text? {
    published.map { ArticleAge(of: $0, at: now).text(of: $0, at: now, calendar) }
  }

  /// The accessibility label: headline, feed, age, and the summary if it is shown.
  func label(at now: Date, _ calendar: Calendar, hasSummary: Bool) -> Text {
    let label = age(at: now, calendar).map { Text("\(headline), \(feed), \($0)") } ?? Text("\(headline), \(feed)")
    guard hasSummary, let summary else { return label }
    return label + Text(verbatim: ". \(summary)")
  }
}

extension LatestArticle {
  /// Decoded now, because the view shows a globe if that fails.
  fileprivate var icon: Image? {
    guard let feedIcon, !feedIcon.isEmpty else { return nil }
    if let icon = UIImage(data: feedIcon)?.preparingForDisplay() { return Image(uiImage: icon) }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "feed.icon-unreadable", message: "cannot read the icon; a globe is shown instead",
        subject: feedTitle))
    return nil
  }
}
