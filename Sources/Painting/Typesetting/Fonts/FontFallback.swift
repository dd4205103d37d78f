import Diagnostics
internal import Foundation
internal import Graphics

/// Chooses the family for a grapheme cluster.
struct FontFallback {
  /// The source of a cluster's glyphs.
  enum Choice: Hashable {
    /// The run's own family: Inter unless another one was requested.
    case system
    /// A fallback family.
    case script(ScriptFont)
    /// No family has it; a white square is drawn.
    case missing(MissingGlyph)
    /// Nothing is visible: a control or a lone format character.
    case invisible
  }

  let library: FontLibrary
  /// The national form of Han characters in this paragraph.
  let hanForm: HanForm

  /// The family for `cluster` in a run set in `own`, after letters of `previous`, which decides for characters that
  /// scripts share.
  func choice(for cluster: Character, own: FontSource, after previous: ScriptCode) -> Choice {
    let visible = Array(cluster.unicodeScalars.filter(Self.isVisible))
    guard let base = visible.first else { return cluster.isWhitespace ? .system : .invisible }
    // Private-use characters have a meaning only in the text's own font; the same code in another font is unrelated.
    if base.properties.generalCategory == .privateUse {
      if own.family.metrics == .own, own.coverage.contains(base) { return .system }
      return .missing(MissingGlyph(base, uninstalled: nil))
    }
    var uninstalled: ScriptFont?
    if isEmoji(cluster, base: base, own: own) {
      if let coverage = library.coverage(of: .emoji) {
        if coverage.contains(base) { return .script(.emoji) }
      } else {
        uninstalled = .emoji
      }
    }
    if Self.covers(own.coverage, cluster, visible) { return .system }
    if own.family != .inter, Self.covers(library.systemCoverage, cluster, visible) { return .script(.inter) }
    var partial: ScriptFont?
    for font in candidates(for: base, after: previous) {
      guard let coverage = library.coverage(of: font) else {
        uninstalled = uninstalled ?? font
        continue
      }
      if coverage.contains(all: visible) { return .script(font) }
      if partial == nil, coverage.contains(base) { partial = font }
    }
    if let partial { return .script(partial) }
    return .missing(MissingGlyph(base, uninstalled: uninstalled))
  }

  private func isEmoji(_ cluster: Character, base: Unicode.Scalar, own: FontSource) -> Bool {
    // A named font takes precedence.
    if own.family.metrics == .own, own.coverage.contains(base) { return EmojiPresentation.isAsked(by: cluster) }
    return EmojiPresentation.isEmoji(cluster)
  }

  private static func covers(
    _ coverage: FaceCoverage, _ cluster: Character, _ visible: [Unicode.Scalar]
  ) -> Bool {
    if coverage.contains(all: visible) { return true }
    // Shaping composes letters and marks if the font has only the composed letter.
    guard visible.count > 1 else { return false }
    return coverage.contains(
      all: String(cluster).precomposedStringWithCanonicalMapping.unicodeScalars.filter(isVisible))
  }

  private func candidates(for base: Unicode.Scalar, after previous: ScriptCode) -> [ScriptFont] {
    let script = ScriptCode(of: base)
    let han = ScriptFont.han(hanForm)
    var fonts: [ScriptFont] = []
    func add(_ font: ScriptFont?) {
      if let font, !fonts.contains(font) { fonts.append(font) }
    }
    if script.isSpecific {
      add(script.isEastAsian ? han : ScriptFont.of(script))
    } else if Self.isEastAsianBlock(base) || previous.isEastAsian {
      add(han)
    } else {
      add(ScriptFont.of(previous))
    }
    ScriptFont.symbols.forEach(add)
    if !script.isSpecific { add(ScriptCode(near: base).flatMap(ScriptFont.of)) }
    add(.general)
    add(han)
    add(.emoji)
    return fonts
  }

  /// Punctuation and forms that belong to East Asian text although several scripts share them.
  private static func isEastAsianBlock(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x312F, 0x3190...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: true
    default: false
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value != 0x7F }
    return !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace
      && scalar.properties.generalCategory != .control
  }
}
