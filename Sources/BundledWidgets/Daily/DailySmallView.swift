import DailyLibrary
import SwiftUI
import WidgetKit

/// The icon and two lines in the middle, the logo in the corner: the small widget, and larger ones without units. A link
/// would do nothing here: a small widget is one target.
struct DailySmallView: View {
  let entry: DailyEntry

  var body: some View {
    GeometryReader { geometry in
      // A large widget has room for larger letters.
      let scale: CGFloat = geometry.size.height > 250 ? 1.5 : 1
      let side = geometry.size.height * 0.4 / (scale == 1 ? 1 : 1.3)
      VStack(spacing: 2 * scale) {
        DailyIcon(entry: entry)
          .frame(width: side, height: side)
        Text(verbatim: entry.content.title)
          .font(.system(size: 15 * scale, weight: .medium))
          .lineLimit(1)
          .minimumScaleFactor(0.85)
          .frame(height: 21 * scale)
        Text(verbatim: entry.content.subtitle)
          .font(.system(size: 13 * scale, weight: .regular))
          .opacity(0.8)
          .lineLimit(1)
          .minimumScaleFactor(0.85)
          .frame(height: 18 * scale)
      }
      .padding(.horizontal, 14)
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .overlay(alignment: .topTrailing) { DailyLogo(entry: entry).padding(10) }
    .foregroundStyle(.white)
  }
}
