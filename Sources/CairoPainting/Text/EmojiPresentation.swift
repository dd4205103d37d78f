/// Which characters are shown as emoji and which as text (UTS #51).
enum EmojiPresentation {
  /// True when `cluster` asks for a picture: by its default presentation, a presentation selector, a skin tone, a
  /// joined sequence, a flag or a keycap.
  ///
  /// A character that may be either (☎, ©, a digit) is text unless something in the cluster says otherwise.
  static func isEmoji(_ cluster: Character) -> Bool {
    let scalars = cluster.unicodeScalars
    guard let base = scalars.first, base.value >= 0x80 || scalars.count > 1 else { return false }
    guard base.properties.isEmoji else { return false }
    if scalars.count == 1 { return base.properties.isEmojiPresentation }
    let rest = scalars.dropFirst()
    // Only the selector right after the base is about the base.
    if rest.first == textSelector { return false }
    if rest.contains(keycap) { return true }
    if base.isASCII { return false }
    return base.properties.isEmojiPresentation
      || rest.contains { $0 == emojiSelector || $0.properties.isEmojiModifier || $0 == joiner }
  }

  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"
}
