internal import Foundation
internal import Graphics

/// The spacing between the letters of an item, in points: the requested spacing, and the correction of a replacement
/// to the widths of Apple's font. None if letters are joined.
struct LetterSpacing {
  private let item: ShapingItem
  private let typeface: Typeface
  private let graphemes: [TextParagraph.Grapheme]
  /// After every character.
  private let tracking: CGFloat

  init(_ item: ShapingItem, typeface: Typeface, paragraph: TextParagraph) {
    self.item = item
    self.typeface = typeface
    graphemes = paragraph.graphemes
    let spacing = item.style.letterSpacing
    // Larger values are not visible, and sums of larger numbers may not be finite.
    let asked = spacing.isFinite ? min(max(spacing, -10_000), 10_000) : 0
    let own = item.style.attachment == nil ? typeface.tracking() : 0
    tracking = item.script.isJoined ? 0 : asked + own
  }

  /// The total on both sides of a grapheme.
  func total(around grapheme: Int) -> CGFloat {
    isSpaced(grapheme) ? tracking + correction(grapheme) : 0
  }

  /// Tracking follows a character, which is at its left in right-to-left text; the correction of a letter's width is
  /// half on either side.
  func left(of grapheme: Int) -> CGFloat {
    guard isSpaced(grapheme) else { return 0 }
    return correction(grapheme) / 2 + (item.isRightToLeft ? tracking : 0)
  }

  func right(of grapheme: Int) -> CGFloat {
    guard isSpaced(grapheme) else { return 0 }
    return correction(grapheme) / 2 + (item.isRightToLeft ? 0 : tracking)
  }

  private func isSpaced(_ grapheme: Int) -> Bool {
    !item.script.isJoined && graphemes[grapheme].choice != .invisible
  }

  private func correction(_ grapheme: Int) -> CGFloat {
    guard item.style.attachment == nil else { return 0 }
    return typeface.correction(
      for: graphemes[grapheme].base, hasMonospacedDigits: item.style.font.hasMonospacedDigits)
  }
}
