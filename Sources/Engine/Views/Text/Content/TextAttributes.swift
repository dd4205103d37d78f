import Foundation
import Graphics

/// The attributes set on a text itself; nil for the environment's.
struct TextAttributes: Hashable, Sendable {
  /// A line, or its absence, that was set explicitly.
  struct Decoration: Hashable, Sendable {
    /// Nil for no line.
    var style: Text.LineStyle?
  }

  var font: Font?
  var weight: Font.Weight?
  var fontWidth: Font.Width?
  var isBold: Bool?
  var isItalic: Bool?
  var design: Font.Design?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var foreground: TextForeground?
  var background: Color?
  var tracking: CGFloat?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var underline: Decoration?
  var strikethrough: Decoration?
  var scale: Text.Scale?
  var lineHeight: AttributedString.LineHeight?
  /// The URL that the text links to; it colours the text.
  var link: URL?
  /// Whether modifiers inside have no effect.
  var isFixed = false

  /// Adds the missing attributes from `outer`: an inner modifier overrides an outer one, unless that is fixed.
  func inheriting(_ outer: TextAttributes) -> TextAttributes {
    if outer.isFixed { return outer }
    var result = self
    result.take(\.font, from: outer)
    result.take(\.weight, from: outer)
    result.take(\.fontWidth, from: outer)
    result.take(\.isBold, from: outer)
    result.take(\.isItalic, from: outer)
    result.take(\.design, from: outer)
    result.take(\.isMonospaced, from: outer)
    result.take(\.hasMonospacedDigits, from: outer)
    result.take(\.foreground, from: outer)
    result.take(\.background, from: outer)
    result.take(\.tracking, from: outer)
    result.take(\.kerning, from: outer)
    result.take(\.baselineOffset, from: outer)
    result.take(\.underline, from: outer)
    result.take(\.strikethrough, from: outer)
    result.take(\.scale, from: outer)
    result.take(\.lineHeight, from: outer)
    result.take(\.link, from: outer)
    return result
  }

  private mutating func take<Value>(_ path: WritableKeyPath<Self, Value?>, from outer: TextAttributes) {
    if self[keyPath: path] == nil { self[keyPath: path] = outer[keyPath: path] }
  }
}

/// A text's foreground style, compared by its description.
struct TextForeground: Hashable, Sendable {
  let style: any ShapeStyle

  init(_ style: any ShapeStyle) { self.style = style }

  static func == (a: TextForeground, b: TextForeground) -> Bool {
    String(reflecting: a.style) == String(reflecting: b.style)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(String(reflecting: style)) }
}

extension EnvironmentValues {
  /// The attributes set by modifiers around texts.
  var textAttributes: TextAttributes {
    get { self[TextAttributesKey.self] }
    set { self[TextAttributesKey.self] = newValue }
  }

  /// The default font of texts; nil for `body`. Apple's page: SwiftUI/EnvironmentValues/font.
  public var font: Font? {
    get { textAttributes.font }
    set { if !textAttributes.isFixed { textAttributes.font = newValue } }
  }
}

extension View {
  /// Ignores fonts, styles and decorations that are set inside of the view.
  package func fixingTextStyle() -> _EnvironmentModifier<Self> { changingText { $0.isFixed = true } }
}

private enum TextAttributesKey: EnvironmentKey { static var defaultValue: TextAttributes { TextAttributes() } }
