/// Which characters are shown as emoji and which as text, as on an iPhone.
///
/// Unicode (UTS #51) defines text as the default for some two hundred characters, ☀ and ✂ among them. An iPhone shows
/// them as emoji unless a selector requests text, except for those that the system font has as glyphs: digits, ©, ®,
/// ™, and the arrows beside and between ← ↑ → ↓.
package enum EmojiPresentation {
  /// True if `cluster` is an emoji with any font: by its default presentation, a presentation selector, a skin tone,
  /// a joined sequence, a flag or a keycap.
  package static func isAsked(by cluster: Character) -> Bool {
    let scalars = cluster.unicodeScalars
    guard let base = scalars.first, base.value >= 0x80 || scalars.count > 1 else { return false }
    guard base.properties.isEmoji else { return false }
    if scalars.count == 1 { return base.properties.isEmojiPresentation }
    let rest = scalars.dropFirst()
    // Only the selector right after the base applies to it.
    if rest.first == textSelector { return false }
    if rest.contains(keycap) { return true }
    if base.isASCII { return false }
    return base.properties.isEmojiPresentation
      || rest.contains { $0 == emojiSelector || $0.properties.isEmojiModifier || $0 == joiner }
  }

  /// True if `cluster` is an emoji in the system font, which has no glyph for it.
  package static func isEmoji(_ cluster: Character) -> Bool {
    guard !isAsked(by: cluster) else { return true }
    let scalars = cluster.unicodeScalars
    guard let base = scalars.first, base.value >= 0x80, base.properties.isEmoji else { return false }
    return !isLetterOfSystemFont(base) && scalars.dropFirst().first != textSelector
  }

  private static func isLetterOfSystemFont(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "©" || scalar == "®" || scalar == "™" || (0x2194...0x2199).contains(scalar.value)
  }

  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"
}
