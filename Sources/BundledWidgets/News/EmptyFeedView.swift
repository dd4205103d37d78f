import SwiftUI
import WidgetKit

/// What is shown in place of articles where there are none.
struct EmptyFeedView: View {
  let feed: SmartFeed
  let isReadable: Bool

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: feed.symbol)
        .font(.system(size: 30))
        .foregroundStyle(feed.tint)
        .widgetAccentable()
        .accessibilityHidden(true)
        .padding(.bottom, 2)
      Text(feed.name)
        .font(.headline)
      Text(isReadable ? feed.nothing : "The articles cannot be read.")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
