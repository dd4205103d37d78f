import Foundation
import Graphics

/// What was asked of a text itself; nil where the environment decides.
struct TextAttributes: Hashable, Sendable {
  /// A line that was asked for, or asked to be left out.
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
  /// An address that the text leads to; it colours the text.
  var link: URL?

  /// Takes what is missing from `outer`: an inner modifier wins over an outer one.
  func inheriting(_ outer: TextAttributes) -> TextAttributes {
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

/// A style that a text is filled with, comparable by what it says of itself.
struct TextForeground: Hashable, Sendable {
  let style: any ShapeStyle

  init(_ style: any ShapeStyle) { self.style = style }

  static func == (a: TextForeground, b: TextForeground) -> Bool {
    String(reflecting: a.style) == String(reflecting: b.style)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(String(reflecting: style)) }
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
