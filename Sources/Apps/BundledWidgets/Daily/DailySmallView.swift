import DailyLibrary
import SwiftUI
import WidgetKit

/// The icon and the logo in the upper corners, the day and two lines below. It has no links, because a small widget
/// is one tap target.
struct DailySmallView: View {
  let entry: DailyEntry

  var body: some View {
    GeometryReader { geometry in
      // The icon is left out for large type.
      ViewThatFits(in: .vertical) {
        DailySmallStack(entry: entry, size: geometry.size, iconShare: DailySmallStack.iconShare)
        DailySmallStack(entry: entry, size: geometry.size, iconShare: 0.25)
        DailySmallStack(entry: entry, size: geometry.size, iconShare: nil)
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .overlay(alignment: .topTrailing) { DailyLogo(entry: entry).padding(10) }
    .onDarkGround()
  }
}

/// The icon, if it fits, above the texts.
private struct DailySmallStack: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.showsWidgetContainerBackground) private var showsImage
  let entry: DailyEntry
  let size: CGSize
  /// The height of the icon, relative to the widget's.
  let iconShare: CGFloat?

  /// At default type sizes.
  static let iconShare: CGFloat = 0.4

  private let margin: CGFloat = 14
  private var isLarge: Bool { typeSize > .xxLarge }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let iconShare {
        DailyIcon(entry: entry)
          .frame(width: size.height * iconShare, height: size.height * iconShare)
          .padding([.top, .horizontal], margin)
      }
      Spacer(minLength: 4)
      DailyHeading(
        entry: entry, titleFont: .subheadline.weight(.medium), lines: isLarge ? (iconShare == nil ? 3 : 2) : 1,
        subtitleLines: isLarge ? 2 : 1, dayColor: .primary
      )
      // Without an image, a shadow would be a glow.
      .shadow(color: .black.opacity(showsImage ? 0.45 : 0), radius: showsImage ? 2 : 0)
      .padding([.bottom, .horizontal], margin)
      .frame(maxWidth: .infinity, minHeight: size.height * 0.4, alignment: .bottomLeading)
      .modifier(DailySmallShadow(isDeep: iconShare != Self.iconShare))
    }
    .frame(maxHeight: .infinity)
  }
}

/// Texts that reach the bright middle of an image need a stronger shadow.
private struct DailySmallShadow: ViewModifier {
  let isDeep: Bool

  func body(content: Content) -> some View {
    if isDeep { content.shadowedByImage() } else { content.shadowedByImage(depth: 0.35) }
  }
}

/// Metrics for all families.
enum DailyLayout {
  /// The margin around everything but the image, in points; the same as in other widgets.
  static let margin: CGFloat = 16
}
