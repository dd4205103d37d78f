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
        DailySmallStack(entry: entry, size: geometry.size, iconShare: DailySmallStack.iconShare)
        DailySmallStack(entry: entry, size: geometry.size, iconShare: 0.25)
        DailySmallStack(entry: entry, size: geometry.size, iconShare: nil)
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .overlay(alignment: .topTrailing) { DailyLogo(entry: entry).padding(10) }
    .overPicture()
  }
}

/// The icon, unless there is no room, above the texts.
private struct DailySmallStack: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.widgetRenderingMode) private var mode
  let entry: DailyEntry
  let size: CGSize
  /// The icon's part of the height.
  let iconShare: CGFloat?

  /// With letters of the usual size.
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
        subtitleLines: isLarge ? 2 : 1, dayColor: .white
      )
      // Where colours are taken away, a shadow would shine.
      .shadow(color: .black.opacity(mode == .fullColor ? 0.45 : 0), radius: mode == .fullColor ? 2 : 0)
      .padding([.bottom, .horizontal], margin)
      .frame(maxWidth: .infinity, minHeight: size.height * 0.4, alignment: .bottomLeading)
      .modifier(DailySmallShadow(isDeep: iconShare != Self.iconShare))
    }
    .frame(maxHeight: .infinity)
  }
}

/// Texts that reach up to the bright middle of a picture need more shadow than those of the usual size.
private struct DailySmallShadow: ViewModifier {
  let isDeep: Bool

  func body(content: Content) -> some View {
    if isDeep { content.shadowedByPicture() } else { content.shadowedByPicture(depth: 0.35) }
  }
}

/// What all families share.
enum DailyLayout {
  /// Around everything but the picture, in points: that of the other widgets.
  static let margin: CGFloat = 16
}
