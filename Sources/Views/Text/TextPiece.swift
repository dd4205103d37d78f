import Foundation
import Graphics

/// A part of a text in one style.
struct TextPiece: Sendable {
  /// The characters, once the environment's locale is known.
  enum Content: Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
  }

  var content: Content
  var attributes = TextAttributes()

  func string(in environment: EnvironmentValues) -> String {
    switch content {
    case .verbatim(let string): string
    case .key(let key): key.string(in: environment)
    }
  }
}

/// What was asked of a text itself; nil where the environment decides.
struct TextAttributes: Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var design: Font.Design?
  var hasMonospacedDigits: Bool?
  var foreground: AnyShapeStyle?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?

  /// Takes what is missing from `outer`: an inner modifier wins over an outer one.
  func inheriting(_ outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, weight: weight ?? outer.weight, isBold: isBold ?? outer.isBold,
      isItalic: isItalic ?? outer.isItalic, design: design ?? outer.design,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits, foreground: foreground ?? outer.foreground,
      tracking: tracking ?? outer.tracking, baselineOffset: baselineOffset ?? outer.baselineOffset)
  }

  /// The font with everything that was asked of it.
  func font(in environment: EnvironmentValues) -> Font {
    let outer = environment.textAttributes
    var font = self.font ?? outer.font ?? .body
    if let weight = weight ?? outer.weight { font.weight = weight }
    if isBold ?? outer.isBold ?? false { font.isBold = true }
    if isItalic ?? outer.isItalic ?? false { font.isItalic = true }
    if let design = design ?? outer.design { font.design = design }
    if hasMonospacedDigits ?? outer.hasMonospacedDigits ?? false { font.hasMonospacedDigits = true }
    return font
  }

  func style(in environment: EnvironmentValues) -> TextStyle {
    let outer = environment.textAttributes
    return TextStyle(
      font: font(in: environment).resolved(in: environment), tracking: tracking ?? outer.tracking ?? 0,
      baselineOffset: baselineOffset ?? outer.baselineOffset ?? 0)
  }
}

extension EnvironmentValues {
  /// What modifiers around texts asked of them.
  var textAttributes: TextAttributes {
    get { self[TextAttributesKey.self] }
    set { self[TextAttributesKey.self] = newValue }
  }

  /// The font of texts that have none of their own; nil for `body`. Apple's page: SwiftUI/EnvironmentValues/font.
  public var font: Font? {
    get { textAttributes.font }
    set { textAttributes.font = newValue }
  }
}

private enum TextAttributesKey: EnvironmentKey { static var defaultValue: TextAttributes { TextAttributes() } }
