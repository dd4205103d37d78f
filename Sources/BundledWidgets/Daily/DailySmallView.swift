import DailyLibrary
import SwiftUI
import WidgetKit

/// The icon and two lines in the middle, the logo in the corner. A link would do nothing here: the whole widget is one
/// target.
struct DailySmallView: View {
  let entry: DailyEntry

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 2) {
        DailyIcon(entry: entry)
          .frame(width: geometry.size.height * 0.4, height: geometry.size.height * 0.4)
        Text(verbatim: entry.content.title)
          .font(.system(size: 15, weight: .medium))
          .lineLimit(1)
          .frame(height: 21)
        Text(verbatim: entry.content.subtitle)
          .font(.system(size: 13, weight: .regular))
          .opacity(0.8)
          .lineLimit(1)
          .frame(height: 18)
      }
      .padding(.horizontal, 14)
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .overlay(alignment: .topTrailing) { DailyLogo(entry: entry).padding(10) }
    .foregroundStyle(.white)
  }
}
