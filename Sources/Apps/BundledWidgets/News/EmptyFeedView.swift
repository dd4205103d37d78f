import SwiftUI
import WidgetKit

/// Shown if there are no articles: the reason, and the command to add a feed if there is none.
struct EmptyFeedView: View {
  let feed: SmartFeed
  let state: NewsEntry.State
  @Environment(\.widgetFamily) private var family
  @ScaledMetric(relativeTo: .headline) private var scaledSize = 48.0

  /// A medium widget has no space for more.
  private var isLarge: Bool { family == .systemLarge }

  var body: some View {
    VStack(spacing: isLarge ? 6 : 4) {
      Image(systemName: feed.symbol)
        .font(.system(size: isLarge ? min(scaledSize, 72) : 30))
        .foregroundStyle(feed.tint)
        .widgetAccentable()
        .accessibilityHidden(true)
        .padding(.bottom, 2)
      Text(feed.name)
        .font(isLarge ? .title3.bold() : .headline)
      Group {
        switch state {
        case .read: Text(feed.emptyText)
        case .unreadable: Text("The articles cannot be read.")
        case .withoutFeeds: AddHint(alignment: .center)
        }
      }
      .font(isLarge ? .footnote : .caption)
      .foregroundStyle(.detail)
    }
    .multilineTextAlignment(.center)
    .minimumScaleFactor(0.7)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// How to add a feed.
struct AddHint: View {
  var alignment = HorizontalAlignment.leading

  static var command: CommandText { CommandText("almanac feeds add URL") }

  var body: some View {
    VStack(alignment: alignment, spacing: 1) {
      Text("No feeds")
      Text("Add one with:")
      Self.command
        .foregroundStyle(Color.primary)
        .padding(.top, 1)
    }
  }
}

/// The same in a small widget.
struct NoFeeds: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Image(systemName: SmartFeed.unread.symbol)
        .font(.title2)
        .foregroundStyle(SmartFeed.unread.tint)
        .widgetAccentable()
        .accessibilityHidden(true)
      Text("No feeds")
        .font(.headline)
        .padding(.top, 8)
      Spacer(minLength: 4)
      Text("Add one with:")
        .font(.caption)
        .foregroundStyle(.detail)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
      AddHint.command
        .font(.caption)
        .lineLimit(2)
    }
    .minimumScaleFactor(0.8)
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
