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
    case .accessoryCircular:
      UnreadDisc(count: entry.unread.count)
        .accessibilityElement()
        .accessibilityLabel(unreadText)
    default:
      VStack(spacing: 0) {
        ForEach(SmartFeed.allCases, id: \.self) { feed in
          SummaryLine(feed: feed, count: entry[feed].count)
            .frame(maxHeight: 22)
        }
      }
      // The widget's corners are round.
      .padding(.horizontal, 5)
      // Three lines of larger text are higher than the widget.
      .dynamicTypeSize(...DynamicTypeSize.large)
    }
  }

  private var unreadText: Text {
    entry.unread.count.map { Text("\($0) unread") } ?? Text("Unread")
  }
}

/// The count of unread articles below their symbol.
private struct UnreadDisc: View {
  let count: Int?

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      VStack(spacing: 1) {
        Image(systemName: SmartFeed.unread.symbol)
          .font(.caption)
          .widgetAccentable()
        ArticleCount(count: count, isShort: true)
          .font(.system(.title3, design: .rounded).bold())
          .lineLimit(1)
          .minimumScaleFactor(0.5)
      }
      .padding(.horizontal, 7)
    }
    .dynamicTypeSize(...DynamicTypeSize.large)
  }
}

/// A feed's symbol, name and count.
private struct SummaryLine: View {
  let feed: SmartFeed
  let count: Int?

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: feed.symbol)
        .frame(width: 18, height: 18)
        .widgetAccentable()
        .accessibilityHidden(true)
      Text(feed.name)
      Spacer(minLength: 4)
      ArticleCount(count: count)
        .layoutPriority(1)
    }
    .font(.subheadline)
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }
}
