import SwiftUI

extension ShapeStyle where Self == Color {
  /// The ground of widgets that have no picture: white, or the gray of what lies on the dark.
  static var widgetBackground: Color { Color(uiColor: .secondarySystemGroupedBackground) }

  /// What is said beside the main thing. The system's own grey has a contrast of 3.4 on white, which is too little for small
  /// letters on a wall or on paper: this one has 5.4 there, and 6.4 in the dark.
  static var detail: Color {
    Color(
      uiColor: UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.6)
          : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.78)
      })
  }

  /// The red of what is today, which can be read in small letters.
  static var calendarRed: Color {
    Color(
      uiColor: UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(red: 1, green: 0.41, blue: 0.38, alpha: 1) : UIColor(red: 0.84, green: 0.13, blue: 0.15, alpha: 1)
      })
  }
}
