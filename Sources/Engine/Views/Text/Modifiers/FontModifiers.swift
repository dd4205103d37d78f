import Foundation

extension Text {
  /// The font; nil for the environment's. Apple's page: SwiftUI/Text/font(_:).
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The thickness of the strokes; nil for the font's own. Apple's page: SwiftUI/Text/fontWeight(_:).
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// How wide the letters are; nil for the font's own. Apple's page: SwiftUI/Text/fontWidth(_:).
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.fontWidth = width } }

  /// The design of the system font; nil for the font's own. Apple's page: SwiftUI/Text/fontDesign(_:).
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  /// Letters of equal width, or not. Apple's page: SwiftUI/Text/monospaced(_:).
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }

  /// Digits of equal width. Apple's page: SwiftUI/Text/monospacedDigit().
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
}

extension View {
  /// The font of the texts in the view; nil for the default. Apple's page: SwiftUI/View/font(_:).
  public func font(_ font: Font?) -> some View { changingText { $0.font = font } }

  /// The weight of the texts in the view; nil for their fonts' own. Apple's page: SwiftUI/View/fontWeight(_:).
  public func fontWeight(_ weight: Font.Weight?) -> some View { changingText { $0.weight = weight } }

  /// How wide the letters in the view are; nil for their fonts' own. Apple's page: SwiftUI/View/fontWidth(_:).
  public func fontWidth(_ width: Font.Width?) -> some View { changingText { $0.fontWidth = width } }

  /// The design of the system font in the view; nil for the fonts' own. Apple's page: SwiftUI/View/fontDesign(_:).
  public func fontDesign(_ design: Font.Design?) -> some View { changingText { $0.design = design } }

  /// Gives the letters in the view equal widths, or not. Apple's page: SwiftUI/View/monospaced(_:).
  public func monospaced(_ isActive: Bool = true) -> some View { changingText { $0.isMonospaced = isActive } }

  /// Gives digits in the view equal widths. Apple's page: SwiftUI/View/monospacedDigit().
  public func monospacedDigit() -> some View { changingText { $0.hasMonospacedDigits = true } }

  func changingText(_ change: @escaping (inout TextAttributes) -> Void) -> some View {
    changingEnvironment { change(&$0.textAttributes) }
  }
}
