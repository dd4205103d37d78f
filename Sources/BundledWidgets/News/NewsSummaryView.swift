import SwiftUI
import WidgetKit

/// The counts of the smart feeds on the Lock Screen.
struct NewsSummaryView: View {
  let entry: NewsEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryInline:
      Label("\(entry.unread.count) unread", systemImage: SmartFeed.unread.symbol)
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        VStack(spacing: 1) {
          Image(systemName: SmartFeed.unread.symbol)
            .font(.caption)
            .widgetAccentable()
            .accessibilityHidden(true)
          Text(entry.unread.count, format: .number.notation(.compactName))
            .font(.system(.headline, design: .rounded))
            .lineLimit(1)
            .minimumScaleFactor(0.6)
        }
        .padding(.horizontal, 6)
        .accessibilityElement()
        .accessibilityLabel("\(entry.unread.count) unread")
      }
    default:
      VStack(spacing: 2) {
        ForEach(SmartFeed.allCases, id: \.self) { feed in
          SummaryLine(feed: feed, count: entry[feed].count)
        }
      }
    }
  }
}

private struct SummaryLine: View {
  let feed: SmartFeed
  let count: Int

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: feed.symbol)
        .frame(width: 18)
        .widgetAccentable()
        .accessibilityHidden(true)
      Text(feed.name)
      Spacer(minLength: 4)
      Text(count, format: .number)
        .layoutPriority(1)
    }
    .font(.subheadline)
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }
}
