import SwiftUI
import WidgetKit

/// An article: the feed's icon, the title, and below it the feed and the age.
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
      FeedIcon(article: article, size: iconSize)
        .padding(.top, arrangement.textSize.iconTop)
      VStack(alignment: .leading, spacing: arrangement.summaryLines > 0 ? 2 : 0) {
        article.headline
          .font(arrangement.textSize.title)
          .lineLimit(arrangement.titleLines)
        if arrangement.summaryLines > 0, let summary = article.summary {
          Text(verbatim: summary)
            .font(arrangement.textSize.summary)
            .lineLimit(arrangement.summaryLines)
        }
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(verbatim: article.feed)
          Spacer(minLength: 0)
          article.age(at: now, calendar)?.layoutPriority(1)
        }
        .font(.caption)
        .foregroundStyle(.detail)
        .lineLimit(1)
      }
    }
    // A colour, because hierarchical styles such as `.primary` are shades of the tint in a link.
    .foregroundStyle(Color.primary)
    .accessibilityElement()
    .accessibilityLabel(article.label(at: now, calendar, hasSummary: arrangement.summaryLines > 0))
  }
}

/// A single article in a large widget: its feed at the top, headline and summary at the bottom.
struct FeaturedArticle: View {
  let article: NewsArticle
  let now: Date
  let arrangement: ArticleArrangement
  @ScaledMetric(relativeTo: .subheadline) private var iconSize = 34.0
  @Environment(\.calendar) private var calendar

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 10) {
        FeedIcon(article: article, size: iconSize)
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: article.feed)
            .font(.subheadline.weight(.semibold))
          article.age(at: now, calendar)?
            .font(.caption)
            .foregroundStyle(.detail)
        }
        .lineLimit(1)
      }
      Spacer(minLength: 10)
      article.headline
        .font(arrangement.textSize.title)
        .lineLimit(arrangement.titleLines)
      if let summary = article.summary {
        Text(verbatim: summary)
          .font(arrangement.textSize.summary)
          .foregroundStyle(.detail)
          .lineLimit(arrangement.summaryLines)
          .padding(.top, 5)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .foregroundStyle(Color.primary)
    .accessibilityElement()
    .accessibilityLabel(article.label(at: now, calendar, hasSummary: true))
  }
}

/// A feed's icon, or a globe.
private struct FeedIcon: View {
  let article: NewsArticle
  let size: CGFloat

  var body: some View {
    Group {
      if let icon = article.icon {
        icon
          .resizable()
          .widgetAccentedRenderingMode(.desaturated)
          .scaledToFill()
      } else {
        Image(systemName: "globe")
          .resizable()
          .foregroundStyle(.detail)
      }
    }
    .frame(width: size, height: size)
    // The bar of a placeholder has round corners too.
    .clipShape(RoundedRectangle(cornerRadius: size * 0.28))
  }
}

extension ArticleArrangement.TextSize {
  fileprivate var title: Font {
    switch self {
    case .regular: .footnote.bold()
    case .headline: .headline
    case .title3: .title3.bold()
    case .title2: .title2.bold()
    case .title: .title.bold()
    case .largeTitle: .largeTitle.bold()
    }
  }

  fileprivate var summary: Font {
    switch self {
    case .regular: .footnote
    case .headline, .title3: .subheadline
    case .title2, .title: .body
    case .largeTitle: .title3
    }
  }

  /// Aligns the icon with the centre of the headline's first line.
  fileprivate var iconTop: CGFloat {
    switch self {
    case .regular: 1
    case .headline: 4
    default: 5
    }
  }
}
