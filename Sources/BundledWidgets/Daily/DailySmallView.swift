import DailyLibrary
import SwiftUI
import WidgetKit

/// The icon and two lines in the middle, the logo in the corner. A link would do nothing here: a small widget is one
/// target.
struct DailySmallView: View {
  let entry: DailyEntry

  var body: some View {
    GeometryReader { geometry in
      // For larger letters the icon makes way.
      ViewThatFits(in: .vertical) {
        DailySmallStack(entry: entry, iconSide: geometry.size.height * 0.4)
        DailySmallStack(entry: entry, iconSide: geometry.size.height * 0.25)
        DailySmallStack(entry: entry, iconSide: nil)
      }
      .padding(.horizontal, 14)
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .overlay(alignment: .topTrailing) { DailyLogo(entry: entry).padding(10) }
    .overPicture()
  }
}

/// The icon, unless there is no room, above the two lines.
private struct DailySmallStack: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let entry: DailyEntry
  let iconSide: CGFloat?

  private var lineLimit: Int { typeSize > .xxLarge ? 2 : 1 }

  var body: some View {
    VStack(spacing: 2) {
      if let iconSide { DailyIcon(entry: entry).frame(width: iconSide, height: iconSide) }
      Text(verbatim: entry.content.title)
        .font(.subheadline.weight(.medium))
        .lineLimit(lineLimit)
        .minimumScaleFactor(0.8)
        .frame(minHeight: 21)
      Text(verbatim: entry.content.subtitle)
        .font(.footnote)
        .opacity(0.8)
        .lineLimit(lineLimit)
        .minimumScaleFactor(0.8)
        .frame(minHeight: 18)
    }
    .multilineTextAlignment(.center)
  }
}
