import SwiftUI
import WidgetKit

/// A smart feed's newest articles below its name: medium and large.
struct ArticleListView: View {
  let feed: SmartFeed
  let entry: NewsEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Group {
      if articles.isEmpty {
        EmptyFeedView(feed: feed, isReadable: entry[feed].count != nil)
      } else {
        // Fewer rows where a small screen or large text has no room for all.
        ViewThatFits(in: .vertical) {
          ForEach(arrangements, id: \.self) { list($0) }
        }
      }
    }
    // Larger text than this leaves no room for a headline.
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    .widgetURL(feed.link)
  }

  private var articles: [NewsArticle] { entry[feed].articles }

  private var rowCount: Int {
    let most = (family == .systemLarge ? 7 : 3) - (typeSize >= .xxLarge ? 1 : 0)
    return min(most, articles.count)
  }

  /// So many rows, the first of which have room for two lines of a headline.
  private struct Arrangement: Hashable {
    let rows: Int
    let tallRows: Int
    let isParted: Bool
  }

  /// From the best on: more rows first, then in large whole headlines, the newest ones' first, and in medium lines between
  /// the rows, which high scripts have no room for.
  private var arrangements: [Arrangement] {
    (1...rowCount).reversed().flatMap { rows in
      family == .systemLarge
        ? (0...rows).reversed().map { Arrangement(rows: rows, tallRows: $0, isParted: true) }
        : [true, false].map { Arrangement(rows: rows, tallRows: 0, isParted: $0) }
    }
  }

  private func list(_ arrangement: Arrangement) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      FeedHeader(feed: feed, count: entry[feed].count)
      Gap()
      Divider()
      ForEach(Array(articles.prefix(arrangement.rows).enumerated()), id: \.offset) { index, article in
        Gap()
        if index > 0 && arrangement.isParted { RowDivider() }
        Link(destination: feed.link(to: article)) {
          ArticleRow(article: article, now: entry.date, titleLines: index < arrangement.tallRows ? 2 : 1)
        }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// Symbol, name and count.
private struct FeedHeader: View {
  let feed: SmartFeed
  let count: Int?
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
      ArticleCount(count: count)
        .foregroundStyle(.secondary)
    }
    .font(.caption.bold())
    .lineLimit(1)
  }
}

/// A line between two rows, below their texts alone.
private struct RowDivider: View {
  @ScaledMetric(relativeTo: .footnote) private var iconSize = ArticleRow.iconSize

  var body: some View {
    Divider().padding(.leading, iconSize + ArticleRow.spacing)
    Gap()
  }
}

/// The distance between rows: as much as there is room for, within bounds.
private struct Gap: View {
  var body: some View {
    Spacer(minLength: 2).frame(maxHeight: 8)
  }
}
