extension View {
  /// Makes the view inside light or dark. Apple's page: SwiftUI/View/colorScheme(_:).
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// Makes the view inside light or dark; nil leaves it as it is. Apple's page: SwiftUI/View/preferredColorScheme(_:).
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
  }
}
