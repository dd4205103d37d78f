import SwiftUI
import WidgetKit

/// Shown if there is no chapter: why, and the command to open one.
struct ComicInvitation: View {
  let standing: ComicImageEntry.State
  let titleFont: Font
  /// The largest type size that fits.
  let limit: DynamicTypeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      headline
        .font(titleFont.bold())
        .lineLimit(2)
        .minimumScaleFactor(0.7)
      if standing == .nothingRead {
        VStack(alignment: .leading, spacing: 1) {
          Text("Open one with:")
            .lineLimit(1)
            .foregroundStyle(Color.primary.opacity(0.8))
          // Commands are left-to-right in every language.
          Text(verbatim: "almanac comic open FILE")
            .fontDesign(.monospaced)
            .foregroundStyle(.lantern)
            .environment(\.layoutDirection, .leftToRight)
            .widgetAccentable()
        }
        .font(.caption)
        .minimumScaleFactor(0.7)
      }
    }
    // A truncated command would be useless.
    .dynamicTypeSize(...limit)
  }

  private var headline: Text {
    standing == .unreadable ? Text("The comic cannot be read.") : Text("No comic yet")
  }
}
