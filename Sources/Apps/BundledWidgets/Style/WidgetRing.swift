import SwiftUI

/// An arc that fills its frame. The system's ring has one size, which does not fit into complications of small
/// watches.
struct WidgetRing: View {
  /// 0…1.
  let value: Double
  /// Relative to the diameter.
  private let width = 0.09

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      let style = StrokeStyle(lineWidth: side * width, lineCap: .round)
      ZStack {
        Circle().stroke(style: style).opacity(0.25)
        // Clockwise from the top in every language.
        Circle()
          .trim(from: 0, to: min(max(value, 0.004), 1))
          .stroke(style: style)
          .rotationEffect(.degrees(-90))
          .widgetAccentable()
      }
      .padding(side * (width / 2 + 0.02))
      .frame(width: side, height: side)
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityHidden(true)
  }
}
