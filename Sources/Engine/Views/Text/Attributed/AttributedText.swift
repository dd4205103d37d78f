public import Foundation
import Localization

extension Text {
  /// Creates a text from an attributed string. Apple's page: SwiftUI/Text/init(_:)-(AttributedString).
  ///
  /// Supports SwiftUI's attributes, presentation intents and links.
  // Attributed strings can be written as literals; a literal in a Text is a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(AttributedText(content: attributedContent)) }
}

private struct AttributedText: TextSource {
  let content: AttributedString

  func segments(in surroundings: TextContext) -> [TextSegment] { content.textSegments }
}

extension AttributedString {
  var textSegments: [TextSegment] {
    runs.map { run in
      var attributes = TextAttributes(run.inlinePresentationIntent ?? [])
      attributes.font = run.font
      attributes.foreground = run.foregroundColor.map { TextForeground($0) }
      attributes.background = run.backgroundColor
      if let style = run.underlineStyle { attributes.underline = TextAttributes.Decoration(style: style) }
      if let style = run.strikethroughStyle { attributes.strikethrough = TextAttributes.Decoration(style: style) }
      attributes.kerning = run.kern
      attributes.tracking = run.tracking
      attributes.baselineOffset = run.baselineOffset
      attributes.link = run.link
      return TextSegment(String(self[run.range].characters), attributes: attributes)
    }
  }
}
