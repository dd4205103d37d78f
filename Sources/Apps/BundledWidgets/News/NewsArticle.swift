import Diagnostics
import FeedLibrary
import SwiftUI
import WidgetKit

/// An article as a row shows it.
struct NewsArticle {
  let id: String
  /// The beginning of its summary where it has none; nil where it has neither.
  let title: String?
  /// Nil where it has none, or where it is what the title is made of.
  let summary: String?
  let feed: String
  /// Nil where the feed has none, or a damaged one.
  let icon: Image?
  /// Nil where the feed does not say it.
  let published: Date?

  init(_ article: LatestArticle) {
    id = article.id
    let (name, text) = (Self.line(article.articleTitle ?? ""), Self.line(article.articleSummary ?? ""))
    title = [name, text].first { !$0.isEmpty }
    // The app's side makes a title of the beginning of the summary where there is none.
    let isRepeated = text.hasPrefix(name.hasSuffix("…") ? String(name.dropLast()) : name)
    summary = text.isEmpty || isRepeated ? nil : text
    feed = Self.line(article.feedTitle)
    icon = article.icon
    published = PublicationDate.date(article.pubDate)
  }

  /// Ends of lines are spaces, and no widget shows more than this.
  private static func line(_ text: String) -> String {
    text.prefix(300).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension NewsArticle {
  var headline: Text { title.map { Text(verbatim: $0) } ?? Text("Untitled") }

  /// Nil where the feed does not say when it was published.
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
}
