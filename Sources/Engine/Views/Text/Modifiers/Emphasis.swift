extension Text {
  /// Emphasised as the font's style is. Apple's page: SwiftUI/Text/bold().
  public func bold() -> Text { with { $0.isBold = true } }

  /// Emphasised or not. Apple's page: SwiftUI/Text/bold(_:).
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  /// Slanted. Apple's page: SwiftUI/Text/italic().
  public func italic() -> Text { with { $0.isItalic = true } }

  /// Slanted or not. Apple's page: SwiftUI/Text/italic(_:).
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
}

extension View {
  /// Emphasises the texts in the view, or not. Apple's page: SwiftUI/View/bold(_:).
  public func bold(_ isActive: Bool = true) -> some View { changingText { $0.isBold = isActive } }

  /// Slants the texts in the view, or not. Apple's page: SwiftUI/View/italic(_:).
  public func italic(_ isActive: Bool = true) -> some View { changingText { $0.isItalic = isActive } }
}
