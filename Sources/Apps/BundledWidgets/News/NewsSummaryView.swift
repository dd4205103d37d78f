import SwiftUI
import WidgetKit

/// The counts of the smart feeds on the Lock Screen.
struct NewsSummaryView: View {
  let entry: NewsEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryInline:
      Label {
        unreadText
      } icon: {
        Image(systemName: SmartFeed.unread.symbol)
      }
      // The line next to the clock has one size.
      .dynamicTypeSize(...DynamicTypeSize.large)
    case .accessoryCircular:
      UnreadDisc(count: entry.state == .withoutFeeds ? nil : entry.unread.count)
        .accessibilityElement()
        .accessibilityLabel(unreadText)
    default:
      if entry.state == .withoutFeeds { NoFeedsHint() } else { SummaryLines(entry: entry) }
    }
  }

  private var unreadText: Text {
    if entry.state == .withoutFeeds { return Text("No feeds") }
    return entry.unread.count.map { Text("\($0) unread") } ?? Text("Unread")
  }
}

/// The count of unread articles below a symbol.
private struct UnreadDisc: View {
  let count: Int?

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      // Smaller on a watch.
      ViewThatFits(in: .vertical) {
        ForEach([DynamicTypeSize.xxLarge, .large], id: \.self) { limit in
          dial(symbol: .body, number: .title2).dynamicTypeSize(...limit)
        }
        dial(symbol: .caption2, number: .headline).dynamicTypeSize(...DynamicTypeSize.large)
      }
      .padding(.vertical, 7)
      .padding(.horizontal, 9)
    }
  }

  private func dial(symbol: Font.TextStyle, number: Font.TextStyle) -> some View {
    VStack(spacing: 0) {
      Image(systemName: SmartFeed.unread.symbol)
        .font(.system(symbol, weight: .semibold))
        .widgetAccentable()
      ArticleCount(count: count, isShort: true)
        .font(.system(number, design: .rounded).bold())
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }
  }
}

/// A line for each feed, all in one size; at large type sizes as many as fit.
private struct SummaryLines: View {
  let entry: NewsEntry

  var body: some View {
    ViewThatFits {
      ForEach([DynamicTypeSize.accessibility1, .xxxLarge, .xLarge], id: \.self) { limit in
        ForEach([3, 2], id: \.self) { lines($0).dynamicTypeSize(...limit) }
      }
      lines(3, font: .footnote).dynamicTypeSize(...DynamicTypeSize.large)
      // On small watches.
      lines(2).dynamicTypeSize(...DynamicTypeSize.large)
      lines(1).dynamicTypeSize(...DynamicTypeSize.large)
    }
    // For the widget's round corners.
    .padding(.horizontal, 5)
  }

  private func lines(_ count: Int, font: Font = .subheadline) -> some View {
    VStack(spacing: 0) {
      ForEach(SmartFeed.allCases.prefix(count), id: \.self) { feed in
        SummaryLine(feed: feed, count: entry[feed].count)
          .frame(maxHeight: .infinity)
      }
    }
    .font(font)
  }
}

/// A feed's symbol, name and count.
private struct SummaryLine: View {
  let feed: SmartFeed
  let count: Int?
  @ScaledMetric(relativeTo: .subheadline) private var symbolSize = 18.0

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: feed.symbol)
        .frame(width: symbolSize)
        .widgetAccentable()
        .accessibilityHidden(true)
      Text(feed.name)
      Spacer(minLength: 4)
      ArticleCount(count: count, isShort: true)
        .fontWeight(.semibold)
        .layoutPriority(1)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.6)
  }
}

/// Shown if there are no feeds: the command to add one.
private struct NoFeedsHint: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("No feeds")
        .font(.headline)
        .widgetAccentable()
      AddHint.command
        .font(.caption2)
        .lineLimit(2)
    }
    .minimumScaleFactor(0.7)
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .padding(.horizontal, 5)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
