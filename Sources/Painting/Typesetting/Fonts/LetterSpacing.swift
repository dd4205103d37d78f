internal import Foundation
internal import Graphics

/// What stands between the letters of an item, in points: what was asked for, and what makes a stand-in as wide as the
/// font that it stands in for. None where letters are joined.
struct LetterSpacing {
  private let item: TextItem
  private let typeface: Typeface
  private let graphemes: [TextParagraph.Grapheme]
  /// After every character.
  private let tracking: CGFloat

  init(_ item: TextItem, typeface: Typeface, paragraph: TextParagraph) {
    self.item = item
    self.typeface = typeface
    graphemes = paragraph.graphemes
    let spacing = item.style.letterSpacing
    // Nobody sees letters that are further apart, and sums of larger numbers may be none.
    let asked = spacing.isFinite ? min(max(spacing, -10_000), 10_000) : 0
    let own = item.style.attachment == nil ? typeface.tracking() : 0
    tracking = item.script.isJoined ? 0 : asked + own
  }

  /// On both sides of a grapheme together.
  func total(around grapheme: Int) -> CGFloat {
    isSpaced(grapheme) ? tracking + correction(grapheme) : 0
  }

  /// Tracking comes after a character, which is at its left in text from right to left; what corrects a letter's width
  /// stands half on either side.
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
