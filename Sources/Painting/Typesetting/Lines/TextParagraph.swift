internal import CCairo
internal import Foundation
internal import Graphics
internal import LayoutEngine

/// A line's text in grapheme clusters, with everything known of each before shaping.
struct TextParagraph {
  struct Grapheme {
    var utf8Range: Range<Int>
    /// The letter without its marks, which determines its spacing.
    var base: Unicode.Scalar
    /// The index of its first scalar.
    var scalarIndex: Int
    var runIndex: Int
    var choice: FontFallback.Choice
    /// The script for shaping, which for shared characters is a neighbour's.
    var script: ScriptCode
    var isWhitespace: Bool
    /// Whether it is a lowercase letter or a capital that is shown as a small capital.
    var isSmallCapital = false
    /// The bidirectional embedding level; odd levels run from right to left.
    var level: UInt8 = 0
  }

  /// UTF-8 with replaced control characters; as long as the runs' text.
  var bytes: [CChar]
  var graphemes: [Grapheme]
  var scalarCount: Int

  /// Splits the joined text of `runs` and resolves fonts, scripts and directions.
  init(_ runs: [TextRun], style: ParagraphStyle, library: FontLibrary) {
    let text = runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    bytes = text.utf8.map { CChar(bitPattern: Self.harmless($0)) }
    graphemes = []
    scalarCount = 0
    cut(text, runs: runs, style: style, library: library)
    shareScripts()
    resolveLevels(isRightToLeft: style.isRightToLeft)
  }

  private mutating func cut(_ text: String, runs: [TextRun], style: ParagraphStyle, library: FontLibrary) {
    let fallback = FontFallback(library: library, hanForm: HanForm(language: style.language, text: text))
    graphemes.reserveCapacity(text.utf8.count)
    var offset = 0
    var runIndex = 0
    var runEnd = runs.first?.text.utf8.count ?? 0
    var lastScript = ScriptCode.common
    var own = runs.first.map { Self.source(of: $0, in: library) } ?? library.system
    for character in text {
      while offset >= runEnd, runIndex + 1 < runs.count {
        runIndex += 1
        runEnd += runs[runIndex].text.utf8.count
        own = Self.source(of: runs[runIndex], in: library)
      }
      let length = character.utf8.count
      let choice =
        runs[runIndex].attachment == nil
        ? Self.choice(for: character, own: own, after: lastScript, fallback: fallback) : .system
      let script = character.unicodeScalars.first.map(ScriptCode.init(of:)) ?? .common
      if script.isSpecific { lastScript = script }
      graphemes.append(
        Grapheme(
          utf8Range: offset..<offset + length, base: Self.base(of: character), scalarIndex: scalarCount,
          runIndex: runIndex, choice: choice,
          script: script, isWhitespace: Self.isBreakableSpace(character)))
      if !own.family.hasSmallCaps, choice == .system {
        makeSmallCapital(character, runs[runIndex].style.font.smallCaps)
      }
      offset += length
      scalarCount += character.unicodeScalars.count
    }
  }

  private static func source(of run: TextRun, in library: FontLibrary) -> FontSource {
    library.source(of: run.style.font.family) ?? library.system
  }

  private static func choice(
    for character: Character, own: FontSource, after script: ScriptCode, fallback: FontFallback
  ) -> FontFallback.Choice {
    // Printable ASCII is most of all text, and the system font's designs have all of it.
    if let value = character.asciiValue, value >= 0x20, value < 0x7F, own.family.metrics != .own { return .system }
    return fallback.choice(for: character, own: own, after: script)
  }

  private static func base(of character: Character) -> Unicode.Scalar {
    guard let first = character.unicodeScalars.first else { return " " }
    // Composed Latin letters are spaced like their base letters.
    guard (0xC0...0x24F).contains(first.value) else { return first }
    return String(first).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? first
  }

  /// Replaces the last lowercase letter by a capital if it is a small capital and as long in UTF-8.
  private mutating func makeSmallCapital(_ character: Character, _ smallCaps: ResolvedFont.SmallCaps) {
    guard !smallCaps.isEmpty, let index = graphemes.indices.last else { return }
    if smallCaps.contains(.uppercase), character.isUppercase {
      graphemes[index].isSmallCapital = true
    } else if smallCaps.contains(.lowercase), character.isLowercase {
      let capital = character.uppercased()
      let range = graphemes[index].utf8Range
      guard capital.count == 1, capital.utf8.count == range.count, let base = capital.first.map(Self.base(of:)) else {
        return
      }
      for (place, byte) in zip(range, capital.utf8) { bytes[place] = CChar(bitPattern: byte) }
      graphemes[index].isSmallCapital = true
      graphemes[index].base = base
    }
  }

  /// Gives shared characters the script of a neighbour in the same font, so that a word is shaped as a whole.
  private mutating func shareScripts() {
    func fill(_ indices: some Sequence<Int>) {
      var last: (script: ScriptCode, choice: FontFallback.Choice)?
      for index in indices {
        let grapheme = graphemes[index]
        if grapheme.script.isSpecific {
          last = (grapheme.script, grapheme.choice)
        } else if let known = last, known.choice == grapheme.choice {
          graphemes[index].script = known.script
        }
      }
    }
    fill(graphemes.indices)
    fill(graphemes.indices.reversed())
    for index in graphemes.indices where !graphemes[index].script.isSpecific && graphemes[index].choice == .system {
      graphemes[index].script = .latin
    }
  }

  private mutating func resolveLevels(isRightToLeft: Bool) {
    guard isRightToLeft || bytes.contains(where: { $0 < 0 }) else { return }
    var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    guard let levels = pango_log2vis_get_embedding_levels(bytes, Int32(bytes.count), &direction) else { return }
    defer { g_free(levels) }
    for index in graphemes.indices {
      graphemes[index].level = levels[graphemes[index].scalarIndex]
    }
    // Rule L1: white space at the end of the line has the paragraph's direction.
    for index in graphemes.indices.reversed() {
      guard graphemes[index].isWhitespace else { break }
      graphemes[index].level = isRightToLeft ? 1 : 0
    }
  }

  /// Tabs and line ends become spaces; NUL, at which C would stop reading, becomes another control character.
  private static func harmless(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0: 1
    case 0x09...0x0D: 0x20
    default: byte
    }
  }

  private static func isBreakableSpace(_ character: Character) -> Bool {
    guard character.isWhitespace, let scalar = character.unicodeScalars.first else { return false }
    return scalar != "\u{A0}" && scalar != "\u{2007}" && scalar != "\u{202F}"
  }
}
