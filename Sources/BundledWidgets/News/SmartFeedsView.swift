import SwiftUI
import WidgetKit

/// The counts of the three smart feeds, one below the other: small.
struct SmartFeedsView: View {
  let entry: NewsEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(SmartFeed.allCases, id: \.self) { feed in
        if feed != .unread { Spacer(minLength: 0) }
        SmartFeedCount(feed: feed, count: entry[feed].count)
      }
    }
    // Three lines of larger text are higher than the widget.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// A symbol on a disc of the feed's colour, the count and the name.
private struct SmartFeedCount: View {
  let feed: SmartFeed
  let count: Int

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: feed.symbol)
        .font(.system(size: 16, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: 34, height: 34)
        .background(feed.tint.gradient, in: Circle())
        .widgetAccentable()
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: -2) {
        Text(count, format: .number)
          .font(.system(.title2, design: .rounded).bold())
        Text(feed.name)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.7)
    }
  }
}
