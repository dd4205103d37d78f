import SwiftUI
import WidgetKit

/// What is said while no chapter is being read, and how to open one.
struct ComicInvitation: View {
  let standing: ComicImageEntry.Standing
  let titleFont: Font
  /// The largest letters for which there is room.
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
            .foregroundStyle(.white.opacity(0.8))
          // A command is written from left to right everywhere.
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
    // A command that is cut is of no use.
    .dynamicTypeSize(...limit)
  }

  private var headline: Text {
    standing == .unreadable ? Text("The comic cannot be read.") : Text("No comic yet")
  }
}
