import SwiftUI
import WidgetKit

/// The counts of the three smart feeds: small. Unread is at the top, and larger.
struct SmartFeedsView: View {
  let entry: NewsEntry

  var body: some View {
    if entry.state == .withoutFeeds {
      NoFeeds()
    } else {
      // Text as large as fits.
      ViewThatFits(in: .vertical) {
        ForEach([DynamicTypeSize.accessibility2, .accessibility1, .xxxLarge, .xxLarge, .xLarge, .large], id: \.self) {
          counts(font: .largeTitle, discSize: 36).dynamicTypeSize(...$0)
        }
        // For small screens.
        counts(font: .title, discSize: 30).dynamicTypeSize(...DynamicTypeSize.large)
      }
    }
  }

  private func counts(font: Font.TextStyle, discSize: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 6) {
        FeedDisc(feed: .unread, size: discSize)
        Spacer(minLength: 0)
        ArticleCount(count: entry.unread.count)
          .font(.system(font, design: .rounded).bold())
          .minimumScaleFactor(0.5)
      }
      Text(SmartFeed.unread.name)
        .font(.subheadline.weight(.semibold))
        .minimumScaleFactor(0.7)
        .padding(.top, 3)
        .unredacted()
      Spacer(minLength: 5)
      Divider()
      // Both in one size, at which the longer one fits.
      ViewThatFits(in: .horizontal) {
        lines(.footnote)
        lines(.footnote).dynamicTypeSize(...DynamicTypeSize.xxLarge)
        lines(.footnote).dynamicTypeSize(...DynamicTypeSize.xLarge)
        lines(.footnote).dynamicTypeSize(...DynamicTypeSize.large)
        lines(.caption2).dynamicTypeSize(...DynamicTypeSize.large)
      }
    }
    .lineLimit(1)
  }

  private func lines(_ font: Font) -> some View {
    VStack(spacing: 0) {
      ForEach([SmartFeed.today, .starred], id: \.self) { feed in
        Spacer(minLength: 4)
        FeedLine(feed: feed, count: entry[feed].count)
      }
    }
    .font(font)
  }
}

/// A feed's symbol, name and count.
private struct FeedLine: View {
  let feed: SmartFeed
  let count: Int?
  @ScaledMetric(relativeTo: .footnote) private var symbolSize = 16.0

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: feed.symbol)
        .foregroundStyle(feed.tint)
        .frame(width: symbolSize)
        .widgetAccentable()
        .accessibilityHidden(true)
        .unredacted()
      Text(feed.name)
        .foregroundStyle(.detail)
        .minimumScaleFactor(0.7)
        .unredacted()
      Spacer(minLength: 2)
      ArticleCount(count: count, isShort: true)
        .fontWeight(.semibold)
        .layoutPriority(1)
    }
  }
}

/// The symbol on a disc of the feed's colour; without full colour, a bright symbol on a faint disc.
private struct FeedDisc: View {
  let feed: SmartFeed
  let size: CGFloat
  @Environment(\.widgetRenderingMode) private var renderingMode

  var body: some View {
    Image(systemName: feed.symbol)
      .font(.system(size: size * 0.5, weight: .semibold))
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
