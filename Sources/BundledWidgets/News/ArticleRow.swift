import SwiftUI
import WidgetKit

/// An article: the feed's icon, the title, and below it the feed and when it was published.
struct ArticleRow: View {
  static let iconSize = 14.0
  /// Between the icon and the texts.
  static let spacing = 8.0

  let article: NewsArticle
  let now: Date
  let arrangement: ArticleArrangement
  @ScaledMetric(relativeTo: .footnote) private var iconSize = ArticleRow.iconSize
  @Environment(\.calendar) private var calendar

  var body: some View {
    HStack(alignment: .top, spacing: Self.spacing) {
      icon
        .frame(width: iconSize, height: iconSize)
        .padding(.top, fonts.iconTop)
      VStack(alignment: .leading, spacing: arrangement.summaryLines > 0 ? 2 : 0) {
        title
          .font(fonts.title)
          .lineLimit(arrangement.titleLines)
        if let summary {
          Text(verbatim: summary)
            .font(fonts.summary)
            .lineLimit(arrangement.summaryLines)
        }
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(verbatim: article.feed)
          Spacer(minLength: 0)
          date?.layoutPriority(1)
        }
        .font(fonts.detail)
        .foregroundStyle(.detail)
        .lineLimit(1)
      }
    }
    // A colour, because styles such as `.primary` are shades of the tint in a link.
    .foregroundStyle(Color.primary)
    .accessibilityElement()
    .accessibilityLabel(label)
  }

  @ViewBuilder private var icon: some View {
    if let icon = article.icon {
      icon
        .resizable()
        .widgetAccentedRenderingMode(.desaturated)
        .scaledToFill()
        .frame(width: iconSize, height: iconSize)
        .clipShape(RoundedRectangle(cornerRadius: 4))
    } else {
      Image(systemName: "globe")
        .resizable()
        .foregroundStyle(.detail)
    }
  }

  private var fonts: (title: Font, summary: Font, detail: Font, iconTop: CGFloat) {
    switch arrangement.textSize {
    case .regular: (.footnote.bold(), .footnote, .caption, 1)
    case .large: (.headline, .subheadline, .caption, 4)
    case .largest: (.title2.bold(), .body, .footnote, 7)
    }
  }

  /// Nil where it has no room.
  private var summary: String? { arrangement.summaryLines > 0 ? article.summary : nil }

  private var title: Text { article.title.map { Text(verbatim: $0) } ?? Text("Untitled") }

  private var date: Text? {
    article.published.map { ArticleAge(of: $0, at: now).text(of: $0, at: now, calendar) }
  }

  private var label: Text {
    let label = date.map { Text("\(title), \(article.feed), \($0)") } ?? Text("\(title), \(article.feed)")
    return summary.map { label + Text(verbatim: ". \($0)") } ?? label
  }
}
