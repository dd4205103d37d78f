import SwiftUI
import WidgetKit

/// The counts of the three smart feeds, one below the other: small.
struct SmartFeedsView: View {
  let entry: NewsEntry

  var body: some View {
    ViewThatFits(in: .vertical) {
      // Larger text where three pairs of lines have room.
      counts(font: .title2, discSize: 34)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
      counts(font: .title2, discSize: 34)
        .dynamicTypeSize(...DynamicTypeSize.large)
      // For small screens.
      counts(font: .title3, discSize: 30)
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private func counts(font: Font.TextStyle, discSize: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(SmartFeed.allCases, id: \.self) { feed in
        if feed != SmartFeed.allCases.first { Spacer(minLength: 0) }
        HStack(spacing: 10) {
          FeedDisc(feed: feed, size: discSize)
          VStack(alignment: .leading, spacing: -2) {
            ArticleCount(count: entry[feed].count)
              .font(.system(font, design: .rounded).bold())
            Text(feed.name)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          .lineLimit(1)
          .minimumScaleFactor(0.7)
        }
      }
    }
  }
}

/// The symbol on a disc of the feed's colour; where there are no colours, a bright symbol on a faint disc.
private struct FeedDisc: View {
  let feed: SmartFeed
  let size: CGFloat
  @Environment(\.widgetRenderingMode) private var renderingMode

  var body: some View {
    Image(systemName: feed.symbol)
      .font(.system(size: size * 0.48, weight: .semibold))
      .foregroundStyle(.white)
      .widgetAccentable()
      .frame(width: size, height: size)
      .background(disc, in: Circle())
      .unredacted()
      .accessibilityHidden(true)
  }

  private var disc: AnyShapeStyle {
    renderingMode == .fullColor ? AnyShapeStyle(feed.tint.gradient) : AnyShapeStyle(.white.opacity(0.18))
  }
}
