import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Typesetting

struct TextFallbackTests {
  static let languageNames = [
    "English", "Français", "Italiano", "Español", "Português Brasileiro", "Polski", "Español Latino", "Deutsch",
    "Català", "Português", "日本語", "中文", "Magyar", "Nederlands", "한국어", "Türkçe", "اللغة العربية", "Vèneto",
    "Lombard", "Ελληνικά", "Euskara", "Svenska", "עִבְרִית", "Galego", "Русский", "Corsu", "Lietuviškai", "Latine",
    "Dansk", "Română", "Suomi", "Hrvatski", "Norsk", "Filipino", "Български", "Brezhoneg", "Parodie Salagir",
  ]

  @Test(arguments: languageNames)
  func `every language's own name has all its glyphs`(name: String) throws {
    let shaped = try TextEngine().shapeReporting(name)
    #expect(shaped.diagnostics.isEmpty)
    #expect(shaped.paragraph.clusters.count == name.count)
    #expect(shaped.paragraph.clusters.allSatisfy { $0.advance > 0 })
  }

  @Test(
    arguments: [
      "ไทย", "हिन्दी", "বাংলা", "ਪੰਜਾਬੀ", "ગુજરાતી", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "සිංහල", "ქართული", "Հայերեն",
      "አማርኛ", "ខ្មែរ", "ລາວ", "မြန်မာ", "བོད་ཡིག", "ᠮᠣᠩᠭᠣᠯ", "ᏣᎳᎩ", "ᐃᓄᒃᑎᑐᑦ", "ܣܘܪܝܬ", "ދިވެހި", "ߒߞߏ", "ଓଡ଼ିଆ", "♪𝄞", "∑∫", "⌘☂♞",
      "𝔸",
      "ﷲ", "、。「」", "ABC１２３", "10:20، 3 Euro", "Art؛", "a।", "1٪",
    ])
  func `scripts and symbols beyond the system font are covered`(text: String) throws {
    #expect(try TextEngine().shapeReporting(text).diagnostics.isEmpty)
  }

  @Test func `a missing glyph is reported once per character`() throws {
    // The maximum length of a text; a damaged feed's titles are full of them.
    let shaped = try TextEngine().shapeReporting(String(repeating: "\0", count: 12_000))
    #expect(shaped.diagnostics.count <= 1)
  }

  @Test func `every family of the script table is one that Debian's package installs`() throws {
    let library = try FontLibrary(directories: .debian)
    for font in ScriptFont.all { #expect(library.coverage(of: font) != nil, "\(font.family)") }
    #expect(TextEngine.missingPackages().isEmpty)
    let none = FontDirectories(systemFont: FontDirectories.debian.systemFont, fallback: [])
    #expect(
      TextEngine.missingPackages(fonts: none) == [
        "fonts-jetbrains-mono", "fonts-linuxlibertine", "fonts-noto-cjk", "fonts-noto-color-emoji", "fonts-noto-core",
      ])
  }

  @Test(
    arguments: [
      "👨‍👩‍👧‍👦", "🇯🇵", "👍🏽", "☎️", "1️⃣", "❤️", "✅", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "😀",
      // Unicode's default is text; a phone shows emoji.
      "\u{1F324}", "\u{1F327}", "\u{1F3D6}", "☎", "☀", "♥", "❤", "▶", "✔", "↩",
    ])
  func `an emoji sequence is one glyph`(emoji: String) throws {
    let engine = try TextEngine()
    let line = engine.line([.plain("a\(emoji)b")], style: ParagraphStyle())
    #expect(line.paragraph.clusters.count == 3)
    #expect(line.pieces.map(\.typeface.isColor) == [false, true, false])
    #expect(line.pieces.map(\.glyphs.count) == [1, 1, 1])
    #expect(engine.shapeReporting("a\(emoji)b").diagnostics.isEmpty)
  }

  @Test(
    arguments: ["☎\u{FE0E}", "©", "®", "™", "1", "#", "♥\u{FE0E}", "⌚\u{FE0E}", "↔", "↗", "→", "★", "✓"])
  func `characters in the system font are letters, also with a text presentation`(text: String) throws {
    let line = try TextEngine().line([.plain(text)], style: ParagraphStyle())
    #expect(line.pieces.count == 1)
    #expect(line.pieces.allSatisfy { !$0.typeface.isColor })
  }

  @Test func `emoji do not change the height of a line`() throws {
    let engine = try TextEngine()
    let plain = engine.shape([.plain("ok")], style: ParagraphStyle())
    let mixed = engine.shape([.plain("ok 👍🏽 ♪")], style: ParagraphStyle())
    #expect(plain.ascent == mixed.ascent)
    #expect(plain.descent == mixed.descent)
  }

  @Test func `Chinese lines are 1.4 times the size and Japanese ones as high as Latin ones`() throws {
    let engine = try TextEngine()
    let chinese = engine.shape([.plain("月", size: 20)], style: ParagraphStyle(language: "zh-Hans"))
    #expect(abs(chinese.ascent + chinese.descent - 28) < 1e-6)
    let japanese = engine.shape([.plain("月", size: 20)], style: ParagraphStyle(language: "ja"))
    #expect(abs(japanese.ascent + japanese.descent - 20 * 2444 / 2048) < 1e-6)
  }

  @Test func `a character that no font has is a square and a diagnostic`() throws {
    let shaped = try TextEngine().shapeReporting("a\u{10FFFD}b")
    #expect(shaped.diagnostics.map(\.id) == ["font.missing-glyph"])
    #expect(shaped.diagnostics.first?.message.contains("U+10FFFD") == true)
    #expect(shaped.paragraph.clusters.count == 3)
    #expect(shaped.paragraph.clusters[1].advance > 5)
  }

  @Test func `missing characters are one diagnostic, those of a font that is not installed another`() throws {
    let privateUse = String(String.UnicodeScalarView((0xE000..<0xE020).compactMap(Unicode.Scalar.init)))
    let bare = FontDirectories(systemFont: FontDirectories.debian.systemFont, fallback: ["/nonexistent"])
    let shaped = try TextEngine(fonts: bare).shapeReporting("a\u{10FFFD}" + privateUse + "月火水木金土日")
    #expect(shaped.diagnostics.map(\.id) == ["font.missing-glyph", "font.script-missing"])
    #expect(
      shaped.diagnostics.first?.message
        == "no installed font has 33 characters: U+10FFFD, U+E000, U+E001, …; squares are drawn instead")
    #expect(shaped.diagnostics.last?.message.hasPrefix("7 characters: U+6708") == true)
  }

  @Test func `a diagnostic is reported for every picture that has the text`() throws {
    let engine = try TextEngine()
    #expect(engine.shapeReporting("\u{E000}").diagnostics.count == 1)
    #expect(engine.shapeReporting("\u{E000}").diagnostics.count == 1)
  }

  @Test(arguments: [("月", "fonts-noto-cjk"), ("ع", "fonts-noto-core"), ("😀", "fonts-noto-color-emoji")])
  func `a script without its font names the package to install`(text: String, package: String) throws {
    let directories = FontDirectories(systemFont: FontDirectories.debian.systemFont, fallback: ["/nonexistent"])
    let shaped = try TextEngine(fonts: directories).shapeReporting(text)
    #expect(shaped.diagnostics.map(\.id) == ["font.script-missing"])
    #expect(shaped.diagnostics.first?.message.contains(package) == true)
    #expect(shaped.paragraph.width > 5)
  }

  @Test func `without the system font there is no engine`() {
    #expect(throws: TextEngineError.systemFontMissing(package: "fonts-inter")) {
      _ = try TextEngine(fonts: FontDirectories(systemFont: ["/nonexistent"], fallback: []))
    }
  }

  @Test func `missing designs and families fall back to the system font`() throws {
    let directories = FontDirectories(systemFont: FontDirectories.debian.systemFont, fallback: [])
    let engine = try TextEngine(fonts: directories)
    let log = DiagnosticLog()
    let serif = TextRun(
      "Chapter", style: TextStyle(font: ResolvedFont(family: .system(.serif), size: 17)), paint: TextRun.plain("").paint
    )
    let named = TextRun(
      "Chapter", style: TextStyle(font: ResolvedFont(family: .named("Papyrus"), size: 17)),
      paint: TextRun.plain("").paint)
    let widths = log.collecting {
      [serif, named].map { engine.shape([$0], style: ParagraphStyle()).width }
    }
    #expect(widths == [engine.width("Chapter"), engine.width("Chapter")])
    #expect(log.diagnostics.map(\.id) == ["font.design-unavailable", "font.family-unknown"])
    #expect(log.diagnostics.last?.subject == "Papyrus")
  }

  @Test(
    arguments: [
      ("ja", "月", HanForm.japanese), ("zh-Hant", "月", .traditional), ("zh-TW", "月", .traditional),
      ("zh-Hans-HK", "月", .hongKong), ("zh-HK", "月", .hongKong), ("zh", "の", .simplified), ("ko-KR", "月", .korean),
      ("", "月の", .japanese), ("", "月한", .korean), ("en", "月ㄅ", .traditional), ("fr", "月", .simplified),
    ])
  func `the national form of Han characters follows the language, then the text`(
    language: String, text: String, form: HanForm
  ) {
    #expect(HanForm(language: language, text: text) == form)
  }

  @Test func `thousands of directional marks are shaped quickly`() throws {
    let library = try FontLibrary(directories: .debian)
    let runs = [TextRun.plain(String(repeating: "\u{202E}\u{2066}", count: 1_600) + "abc")]
    let paragraph = TextParagraph(runs, style: ParagraphStyle(), library: library)
    #expect(paragraph.graphemes.count == 3_203)
    #expect(ShapingItem.items(of: paragraph, runs: runs).count == 2)
  }

  @Test func `a directional mark separates letters only by direction`() throws {
    let engine = try TextEngine()
    let joined = engine.line([.plain("بب")], style: ParagraphStyle(isRightToLeft: true))
    let marked = engine.line([.plain("ب\u{200F}ب")], style: ParagraphStyle(isRightToLeft: true))
    #expect(marked.pieces.flatMap(\.glyphs).map(\.index) == joined.pieces.flatMap(\.glyphs).map(\.index))
    let mixed = engine.line([.plain("ab\u{2067}גד\u{2069}cd")], style: ParagraphStyle())
    #expect(engine.shapeReporting("ab\u{2067}גד\u{2069}cd").diagnostics.isEmpty)
    #expect(mixed.pieces.count == 3)
  }

  @Test func `a paragraph settles the national form for all its lines`() throws {
    let engine = try TextEngine()
    let style = ParagraphStyle(isRightToLeft: false, language: "en")
    #expect(engine.resolvedStyle(style, for: [.plain("月の"), .plain("提灯")]).language == "ja")
    #expect(engine.resolvedStyle(style, for: [.plain("Chapter")]) == style)
    #expect(engine.resolvedStyle(ParagraphStyle(language: "zh-TW"), for: [.plain("月の")]).language == "zh-TW")
  }
}
