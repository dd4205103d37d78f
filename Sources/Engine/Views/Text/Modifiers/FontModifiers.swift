import Foundation

extension Text {
  /// Sets the font (default: the environment's). Apple's page: SwiftUI/Text/font(_:).
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Sets the weight (default: the font's). Apple's page: SwiftUI/Text/fontWeight(_:).
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// Sets the width (default: the font's). Apple's page: SwiftUI/Text/fontWidth(_:).
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.fontWidth = width } }

  /// Sets the design of the system font (default: the font's). Apple's page: SwiftUI/Text/fontDesign(_:).
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  /// Sets whether the text is monospaced. Apple's page: SwiftUI/Text/monospaced(_:).
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }

  /// Makes digits monospaced. Apple's page: SwiftUI/Text/monospacedDigit().
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
}

extension View {
  /// Sets the font of the texts in the view (default: `body`). Apple's page: SwiftUI/View/font(_:).
  public func font(_ font: Font?) -> some View { changingText { $0.font = font } }

  /// Sets the weight of the texts in the view (default: their fonts'). Apple's page: SwiftUI/View/fontWeight(_:).
  public func fontWeight(_ weight: Font.Weight?) -> some View { changingText { $0.weight = weight } }

  /// Sets the width of the texts in the view (default: their fonts'). Apple's page: SwiftUI/View/fontWidth(_:).
  public func fontWidth(_ width: Font.Width?) -> some View { changingText { $0.fontWidth = width } }

  /// Sets the design of the system font in the view (default: the fonts'). Apple's page: SwiftUI/View/fontDesign(_:).
  public func fontDesign(_ design: Font.Design?) -> some View { changingText { $0.design = design } }

  /// Sets whether the texts in the view are monospaced. Apple's page: SwiftUI/View/monospaced(_:).
  public func monospaced(_ isActive: Bool = true) -> some View { changingText { $0.isMonospaced = isActive } }

  /// Makes the digits in the view monospaced. Apple's page: SwiftUI/View/monospacedDigit().
  public func monospacedDigit() -> some View { changingText { $0.hasMonospacedDigits = true } }

  func changingText(_ change: @escaping (inout TextAttributes) -> Void) -> some View {
    changingEnvironment { change(&$0.textAttributes) }
  }
}
