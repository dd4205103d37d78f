import SwiftUI
import WidgetKit

/// A smart feed's newest articles below its name: medium and large.
struct ArticleListView: View {
  let feed: SmartFeed
  let entry: NewsEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .footnote) private var iconSize = ArticleRow.iconSize

  var body: some View {
    Group {
      if articles.isEmpty {
        EmptyFeedView(feed: feed, state: entry.state)
      } else {
        // Fewer rows on small screens or with large text.
        ViewThatFits(in: .vertical) {
          ForEach(arrangements, id: \.self) { list($0) }
        }
      }
    }
    // With larger text a headline would not fit.
    .dynamicTypeSize(...(isTall ? DynamicTypeSize.accessibility3 : .accessibility1))
    .widgetURL(feed.link)
  }

  private var articles: [NewsArticle] { entry[feed].articles }
  private var isTall: Bool { family == .systemLarge }

  private var arrangements: [ArticleArrangement] {
    let most = (isTall ? 7 : 3) - (typeSize >= .xxLarge ? 1 : 0)
    return ArticleArrangement.all(
      of: articles.count, most: most, isTall: isTall, hasLargeText: typeSize.isAccessibilitySize)
  }

  private func list(_ arrangement: ArticleArrangement) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      FeedHeader(feed: feed, list: entry[feed])
      // Rows have priority: this space may only use more than its minimum if they fit.
      Spacer(minLength: isTall && arrangement.layout == .spread ? 8 : 4)
        .frame(maxHeight: 8)
        .layoutPriority(arrangement.layout == .list ? -1 : 0)
      Divider()
      switch arrangement.layout {
      case .list: rows(arrangement)
      case .spread: spreadRows(arrangement)
      case .feature:
        ForEach(Array(articles.prefix(1).enumerated()), id: \.offset) { _, article in
          Link(destination: feed.link(to: article)) {
            FeaturedArticle(article: article, now: entry.date, arrangement: arrangement)
          }
          .padding(.top, 12)
        }
      }
      if isTall, let count = entry[feed].count, count > arrangement.rows {
        Gap(arrangement: arrangement, isTall: isTall)
        MoreArticles(count: count - arrangement.rows)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private func rows(_ arrangement: ArticleArrangement) -> some View {
    ForEach(Array(articles.prefix(arrangement.rows).enumerated()), id: \.offset) { _, article in
      Gap(arrangement: arrangement, isTall: isTall)
      row(article, arrangement)
    }
  }

  /// Few rows, equally spaced.
  private func spreadRows(_ arrangement: ArticleArrangement) -> some View {
    ForEach(Array(articles.prefix(arrangement.rows).enumerated()), id: \.offset) { index, article in
      if index > 0 { Divider().padding(.leading, iconSize + ArticleRow.spacing) }
      Spacer(minLength: isTall ? 6 : 5)
      row(article, arrangement)
      Spacer(minLength: isTall ? 6 : 3)
    }
  }

  private func row(_ article: NewsArticle, _ arrangement: ArticleArrangement) -> some View {
    Link(destination: feed.link(to: article)) {
      ArticleRow(article: article, now: entry.date, arrangement: arrangement)
    }
  }
}

/// Symbol, name and count.
private struct FeedHeader: View {
  let feed: SmartFeed
  let list: NewsEntry.ArticleList
  @ScaledMetric(relativeTo: .footnote) private var iconSize = ArticleRow.iconSize

  var body: some View {
    HStack(spacing: ArticleRow.spacing) {
      Image(systemName: feed.symbol)
        .foregroundStyle(feed.tint)
        .frame(width: iconSize, height: iconSize)
        .widgetAccentable()
        .accessibilityHidden(true)
        .unredacted()
      Text(feed.name)
        .unredacted()
      Spacer(minLength: 0)
      count
        .foregroundStyle(.detail)
    }
    .font(.caption2.bold())
    .lineLimit(1)
  }

  @ViewBuilder private var count: some View {
    if let count = list.count, let unread = list.unreadCount, unread > 0 {
      Text("\(count, format: .number) · \(unread, format: .number) unread")
    } else {
      ArticleCount(count: list.count)
    }
  }
}

/// The number of articles that do not fit, below the texts of those that do.
private struct MoreArticles: View {
  let count: Int
  @ScaledMetric(relativeTo: .footnote) private var iconSize = ArticleRow.iconSize

  var body: some View {
    Text("\(count) more")
      .font(.caption)
      .foregroundStyle(.detail)
      .lineLimit(1)
      .padding(.leading, iconSize + ArticleRow.spacing)
  }
}

/// The distance between rows: as large as fits, within limits.
private struct Gap: View {
  let arrangement: ArticleArrangement
  let isTall: Bool

  var body: some View {
    let isPlain = arrangement.summaryLines == 0
    Spacer(minLength: isPlain ? (isTall ? 5 : 3) : 7).frame(maxHeight: isPlain ? 14 : 18)
  }
}
