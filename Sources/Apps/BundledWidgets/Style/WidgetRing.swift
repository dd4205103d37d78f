import SwiftUI

/// A part of a circle, as large as its frame: the system's own ring has one size, which complications of small watches have
/// no room for.
struct WidgetRing: View {
  /// 0…1.
  let value: Double
  /// Of the diameter.
  private let width = 0.09

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      let style = StrokeStyle(lineWidth: side * width, lineCap: .round)
      ZStack {
        Circle().stroke(style: style).opacity(0.25)
        // From the top on, clockwise in every language, as clocks go.
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
