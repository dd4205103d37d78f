internal import Foundation

extension GlyphRun {
  /// Replaces every grapheme without a glyph by one white square, and removes invisible ones.
  ///
  /// - Parameter square: The glyph to show and its advance.
  mutating func replaceMissing(in paragraph: TextParagraph, by square: () -> (glyph: UInt32, advance: CGFloat)?) {
    guard glyphs.contains(where: { $0.isUnknown || Self.isReplaced(paragraph.graphemes[$0.grapheme].choice) }) else {
      return
    }
    let drawn = Set(glyphs.filter { !$0.isUnknown && $0.index != nil }.map(\.grapheme))
    var squared: Set<Int> = []
    for index in glyphs.indices {
      let glyph = glyphs[index]
      let choice = paragraph.graphemes[glyph.grapheme].choice
      guard glyph.isUnknown || Self.isReplaced(choice) else { continue }
      glyphs[index].index = nil
      glyphs[index].advance = 0
      // A mark without a glyph is left out if its letter has one.
      let isHidden = choice == .invisible || (!Self.isReplaced(choice) && drawn.contains(glyph.grapheme))
      if !isHidden, squared.insert(glyph.grapheme).inserted, let square = square() {
        glyphs[index].index = square.glyph
        glyphs[index].advance = square.advance
      }
    }
  }

  private static func isReplaced(_ choice: FontFallback.Choice) -> Bool {
    switch choice {
    case .missing, .invisible: true
    case .system, .script: false
    }
  }
}
