public import Foundation

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
  public func font(_ font: Font?) -> _EnvironmentModifier<Self> { changingText { $0.font = font } }

  /// Sets the weight of the texts in the view (default: their fonts'). Apple's page: SwiftUI/View/fontWeight(_:).
  public func fontWeight(_ weight: Font.Weight?) -> _EnvironmentModifier<Self> { changingText { $0.weight = weight } }

  /// Sets the width of the texts in the view (default: their fonts'). Apple's page: SwiftUI/View/fontWidth(_:).
  public func fontWidth(_ width: Font.Width?) -> _EnvironmentModifier<Self> { changingText { $0.fontWidth = width } }

  /// Sets the design of the system font in the view (default: the fonts'). Apple's page: SwiftUI/View/fontDesign(_:).
  public func fontDesign(_ design: Font.Design?) -> _EnvironmentModifier<Self> { changingText { $0.design = design } }

  /// Sets whether the texts in the view are monospaced. Apple's page: SwiftUI/View/monospaced(_:).
  public func monospaced(_ isActive: Bool = true) -> _EnvironmentModifier<Self> {
    changingText { $0.isMonospaced = isActive }
  }

  /// Makes the digits in the view monospaced. Apple's page: SwiftUI/View/monospacedDigit().
  public func monospacedDigit() -> _EnvironmentModifier<Self> { changingText { $0.hasMonospacedDigits = true } }

  func changingText(_ change: @escaping (inout TextAttributes) -> Void) -> _EnvironmentModifier<Self> {
    changingEnvironment { if !$0.textAttributes.isFixed { change(&$0.textAttributes) } }
  }
}

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
  public func bold(_ isActive: Bool = true) -> _EnvironmentModifier<Self> { changingText { $0.isBold = isActive } }

  /// Sets whether the texts in the view are italic. Apple's page: SwiftUI/View/italic(_:).
  public func italic(_ isActive: Bool = true) -> _EnvironmentModifier<Self> { changingText { $0.isItalic = isActive } }
}

extension Text {
  /// The size of a text relative to its neighbours. Apple's page: SwiftUI/Text/Scale.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The font's size.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller and slightly heavier, as for a unit after a number; the line height does not change.
    public static let secondary = Scale(isSecondary: true)
  }

  /// Sets the size relative to neighbours. Apple's page: SwiftUI/Text/textScale(_:isEnabled:).
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }
}

extension View {
  /// Sets the size of the texts in the view relative to neighbours. Apple's page:
  /// SwiftUI/View/textScale(_:isEnabled:).
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> _EnvironmentModifier<Self> {
    changingText { if isEnabled { $0.scale = scale } }
  }
}

extension Text {
  /// Adds points after every character; ligatures are not used. Apple's page: SwiftUI/Text/tracking(_:).
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking.asLetterSpacing } }

  /// Adds points between characters; ligatures are kept. Overridden by tracking. Apple's page:
  /// SwiftUI/Text/kerning(_:).
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning.asLetterSpacing } }

  /// Raises the baseline, in points. Apple's page: SwiftUI/Text/baselineOffset(_:).
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset.asLetterSpacing }
  }
}

extension View {
  /// Adds points after every character in the view. Apple's page: SwiftUI/View/tracking(_:).
  public func tracking(_ tracking: CGFloat) -> _EnvironmentModifier<Self> {
    changingText { $0.tracking = tracking.asLetterSpacing }
  }

  /// Adds points between characters in the view. Apple's page: SwiftUI/View/kerning(_:).
  public func kerning(_ kerning: CGFloat) -> _EnvironmentModifier<Self> {
    changingText { $0.kerning = kerning.asLetterSpacing }
  }

  /// Raises the baseline of the texts in the view, in points. Apple's page: SwiftUI/View/baselineOffset(_:).
  public func baselineOffset(_ baselineOffset: CGFloat) -> _EnvironmentModifier<Self> {
    changingText { $0.baselineOffset = baselineOffset.asLetterSpacing }
  }
}

extension CGFloat {
  /// A valid spacing: 0 for a value that is not finite.
  fileprivate var asLetterSpacing: CGFloat { isFinite ? Swift.min(Swift.max(self, -10_000), 10_000) : 0 }
}
