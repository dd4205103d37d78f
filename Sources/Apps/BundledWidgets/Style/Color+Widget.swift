import SwiftUI

extension ShapeStyle where Self == Color {
  /// The background of widgets without an image: white, or the dark scheme's gray.
  static var widgetBackground: Color { Color(uiColor: .secondarySystemGroupedBackground) }

  /// For secondary text. The system's gray has a contrast of 3.4 on white, too little for small text on a wall or on
  /// paper; this one has 5.4, and 6.4 in the dark.
  static var detail: Color {
    Color(
      uiColor: UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.6)
          : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.78)
      })
  }

  /// The red for today, readable in small text.
  static var calendarRed: Color {
    Color(
      uiColor: UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(red: 1, green: 0.41, blue: 0.38, alpha: 1) : UIColor(red: 0.84, green: 0.13, blue: 0.15, alpha: 1)
      })
  }
}
