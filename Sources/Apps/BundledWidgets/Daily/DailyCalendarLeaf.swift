import SwiftUI

/// The day on a calendar leaf that fills its frame.
struct DailyCalendarLeaf: View {
  @Environment(\.widgetRenderingMode) private var mode
  let date: Date
  let accent: Color

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      VStack(spacing: 0) {
        Text(date, format: .dateTime.weekday(.abbreviated))
          .font(.system(size: side * 0.19, weight: .bold))
          .textCase(.uppercase)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .foregroundStyle(mode.paint(.black.opacity(0.7), 1))
          .frame(maxWidth: .infinity)
          .frame(height: side * 0.31)
          .background(mode.paint(accent, 0.2))
        Text(date, format: .dateTime.day())
          .font(.system(size: side * 0.52, weight: .semibold))
          .lineLimit(1)
          .minimumScaleFactor(0.4)
          .padding(.horizontal, side * 0.06)
          .foregroundStyle(mode.paint(Color(red: 0.16, green: 0.15, blue: 0.2), 1))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(mode.paint(.white, 0.15))
      }
      .frame(width: side, height: side)
      .clipShape(RoundedRectangle(cornerRadius: side * 0.22))
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    // The leaf is white in both schemes.
    .environment(\.colorScheme, .light)
    // Placeholders show the date.
    .unredacted()
  }
}

/// The first letter of a title on a colour that is derived from it.
struct DailyInitial: View {
  @Environment(\.widgetRenderingMode) private var mode
  let title: String

  private static let hues: [Double] = [0.04, 0.1, 0.38, 0.5, 0.58, 0.7, 0.82, 0.93]

  var body: some View {
    let sum = title.unicodeScalars.reduce(UInt32(2_166_136_261)) { ($0 ^ $1.value) &* 16_777_619 }
    let hue = Self.hues[Int(sum % UInt32(Self.hues.count))]
    LinearGradient(
      colors: [
        mode.paint(Color(hue: hue, saturation: 0.45, brightness: 0.86), 0.2),
        mode.paint(Color(hue: hue, saturation: 0.62, brightness: 0.6), 0.2),
      ],
      startPoint: .top, endPoint: .bottom
    )
    .overlay {
      Text(verbatim: title.first.map(String.init) ?? "")
        .font(.system(size: 22, weight: .bold))
        .foregroundStyle(.white)
    }
    .accessibilityHidden(true)
  }
}
