import DailyLibrary
import SwiftUI
import WidgetKit

/// The icon in one corner and the logo in the other, the day and two lines below them. A link would do nothing here: a small
/// widget is one target.
struct DailySmallView: View {
  let entry: DailyEntry

  var body: some View {
    GeometryReader { geometry in
      // For larger letters the icon makes way.
      ViewThatFits(in: .vertical) {
        DailySmallStack(entry: entry, iconSide: geometry.size.height * 0.32)
        DailySmallStack(entry: entry, iconSide: geometry.size.height * 0.2)
        DailySmallStack(entry: entry, iconSide: nil)
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .overPicture()
  }
}

/// The icon, unless there is no room, above the texts.
private struct DailySmallStack: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let entry: DailyEntry
  let iconSide: CGFloat?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        if let iconSide { DailyIcon(entry: entry).frame(width: iconSide, height: iconSide) }
        Spacer(minLength: 0)
        DailyLogo(entry: entry)
      }
      .padding([.top, .horizontal], DailyLayout.margin)
      Spacer(minLength: 4)
      DailyHeading(
        entry: entry, titleFont: .headline, lines: iconSide == nil ? 3 : 2,
        subtitleLines: typeSize > .xxLarge ? 2 : 1
      )
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding([.bottom, .horizontal], DailyLayout.margin)
      .shadowedByPicture()
    }
    .frame(maxHeight: .infinity)
  }
}

/// What all families share.
enum DailyLayout {
  /// Around everything but the picture, in points: that of the other widgets.
  static let margin: CGFloat = 16
}
