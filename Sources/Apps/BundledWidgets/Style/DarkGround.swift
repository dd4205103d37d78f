import SwiftUI
import WidgetKit

extension View {
  /// White on the widget's own background, which is dark in both schemes, and the scheme's colour where a system removes
  /// it.
  func onDarkGround() -> some View { modifier(DarkGround()) }

  /// White on a dark part of the picture.
  func inNight() -> some View { foregroundStyle(.white).environment(\.colorScheme, .dark) }
}

private struct DarkGround: ViewModifier {
  @Environment(\.showsWidgetContainerBackground) private var showsGround
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    let isDark = showsGround || scheme == .dark
    content
      .foregroundStyle(isDark ? Color.white : .black)
      .environment(\.colorScheme, isDark ? .dark : .light)
  }
}
