extension View {
  /// Sets the colour scheme inside the view. Apple's page: SwiftUI/View/colorScheme(_:).
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// Does nothing: it applies to the window around the view, and a widget has none. Apple's page:
  /// SwiftUI/View/preferredColorScheme(_:).
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}
