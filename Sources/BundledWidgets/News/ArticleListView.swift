import FeedLibrary
import SwiftUI
import WidgetKit

/// A smart feed's newest articles below its name: medium and large.
struct ArticleListView: View {
  let feed: SmartFeed
  let entry: NewsEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .footnote) private var iconSize = 14

  var body: some View {
    Group {
      if entry[feed].articles.isEmpty {
        EmptyFeedView(feed: feed, isReadable: entry.isReadable)
      } else {
        // Fewer rows where a small screen or large text has no room for all.
        ViewThatFits(in: .vertical) {
          ForEach((1...rowCount).reversed(), id: \.self) { list(of: $0) }
        }
      }
    }
    // Larger text than this leaves no room for a headline.
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    .widgetURL(feed.link)
  }

  private var rowCount: Int {
    let most = (family == .systemLarge ? 7 : 3) - (typeSize >= .xxLarge ? 1 : 0)
    return min(most, entry[feed].articles.count)
  }

  private func list(of count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      FeedHeader(feed: feed, count: entry[feed].count)
      Gap()
      Divider()
      ForEach(entry[feed].articles.prefix(count)) { article in
        Gap()
        if family == .systemLarge && article != entry[feed].articles.first {
          Divider().padding(.leading, iconSize + 8)
          Gap()
        }
        Link(destination: feed.link(to: article)) {
          ArticleRow(article: article, now: entry.date)
        }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// Symbol, name and count.
private struct FeedHeader: View {
  let feed: SmartFeed
  let count: Int
  @ScaledMetric(relativeTo: .footnote) private var iconSize = 14

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: feed.symbol)
        .frame(width: iconSize, height: iconSize)
        .foregroundStyle(feed.tint)
        .widgetAccentable()
        .accessibilityHidden(true)
      Text(feed.name)
      Spacer(minLength: 6)
      Text(count, format: .number)
        .foregroundStyle(.secondary)
    }
    .font(.caption.bold())
    .lineLimit(1)
  }
}

/// The distance between rows: as much as there is room for, within bounds.
private struct Gap: View {
  var body: some View {
    Spacer(minLength: 4).frame(maxHeight: 8)
  }
}
