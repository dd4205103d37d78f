import SwiftUI

extension Color {
  /// The ground of widgets that have no picture: white, or the gray of what lies on the dark.
  static let widgetBackground = Color(uiColor: .secondarySystemGroupedBackground)
}
