extension Text {
  /// Emphasises the text: semibold or bold, depending on the font's style. Apple's page: SwiftUI/Text/bold().
  public func bold() -> Text { with { $0.isBold = true } }

  /// Sets whether the text is emphasised. Apple's page: SwiftUI/Text/bold(_:).
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  /// Makes the text italic. Apple's page: SwiftUI/Text/italic().
  public func italic() -> Text { with { $0.isItalic = true } }

  /// Sets whether the text is italic. Apple's page: SwiftUI/Text/italic(_:).
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
}

extension View {
  /// Sets whether the texts in the view are emphasised. Apple's page: SwiftUI/View/bold(_:).
  public func bold(_ isActive: Bool = true) -> some View { changingText { $0.isBold = isActive } }

  /// Sets whether the texts in the view are italic. Apple's page: SwiftUI/View/italic(_:).
  public func italic(_ isActive: Bool = true) -> some View { changingText { $0.isItalic = isActive } }
}
