internal import Foundation
internal import Graphics

/// Neighbouring graphemes that are shaped together: one style, one face, one script, one direction.
struct ShapingItem {
  var graphemes: Range<Int>
  /// Without underlines and strikethroughs, and with the size of small capitals if it has them.
  var style: TextStyle
  /// The fallback family, if any.
  var fallback: ScriptFont?
  var script: ScriptCode
  var level: UInt8

  var isRightToLeft: Bool { level % 2 == 1 }

  func utf8Range(in paragraph: TextParagraph) -> Range<Int> {
    let first = paragraph.graphemes[graphemes.lowerBound].utf8Range.lowerBound
    return first..<paragraph.graphemes[graphemes.upperBound - 1].utf8Range.upperBound
  }

  /// Splits `paragraph` into items, in logical order.
  static func items(of paragraph: TextParagraph, runs: [TextRun]) -> [ShapingItem] {
    var items: [ShapingItem] = []
    let styles = runs.map(\.style.shaping)
    var previous: TextParagraph.Grapheme?
    for (index, grapheme) in paragraph.graphemes.enumerated() {
      var fallback: ScriptFont?
      if case .script(let font) = grapheme.choice { fallback = font }
      var style = styles[grapheme.runIndex]
      if grapheme.isSmallCapital { style.font.size *= smallCapitalScale }
      let isOfSameRun =
        previous?.runIndex == grapheme.runIndex && previous?.isSmallCapital == grapheme.isSmallCapital
      previous = grapheme
      // An attachment is not part of a word. Invisible characters have no position: thousands of directional marks,
      // each at its own level, are one item.
      if style.attachment == nil, let last = items.last, isOfSameRun || last.style == style,
        grapheme.choice == .invisible
          || last.fallback == fallback && last.level == grapheme.level && last.script == grapheme.script
      {
        items[items.count - 1].graphemes = last.graphemes.lowerBound..<index + 1
      } else {
        items.append(
          ShapingItem(
            graphemes: index..<index + 1, style: style, fallback: fallback, script: grapheme.script,
            level: grapheme.level))
      }
    }
    return items
  }

  /// Small capitals are slightly higher than lowercase letters.
  private static let smallCapitalScale: CGFloat = 0.8

  /// Indices of `items` from left to right (rule L2 of the bidirectional algorithm).
  static func visualOrder(of items: [ShapingItem]) -> [Int] {
    var order = Array(items.indices)
    let levels = items.map { $0.level }
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard items[order[start]].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, items[order[end]].level >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

extension TextStyle {
  /// The parts of the style that determine the glyphs and their positions: without underlines and strikethroughs, and
  /// without the contents of an attachment.
  var shaping: TextStyle {
    var copy = self
    copy.underline = nil
    copy.strikethrough = nil
    copy.background = nil
    copy.attachment?.items = []
    // NaN does not equal itself, and would split a word into letters.
    func zeroUnlessFinite(_ number: inout CGFloat) { if !number.isFinite { number = 0 } }
    zeroUnlessFinite(&copy.tracking)
    zeroUnlessFinite(&copy.kerning)
    zeroUnlessFinite(&copy.baselineOffset)
    zeroUnlessFinite(&copy.font.width)
    zeroUnlessFinite(&copy.font.leading)
    zeroUnlessFinite(&copy.font.size)
    return copy
  }
}
