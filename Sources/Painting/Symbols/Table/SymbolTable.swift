/// The sources of all known symbols, one per line: `name source flags…`.
///
/// A source is a Phosphor glyph (`cloud-rain`), one of our drawings (`~chevron.right`) or letters of the system font
/// (`"$`). A glyph with `!` is filled by its outline, without the font's highlights. Flags: `f` is always drawn
/// filled, as in SF, `o` never · `m` is mirrored in right-to-left layouts · `?` is a replacement with another
/// meaning, which is reported · `i`, `I`, `2`, `1`, `c`, `C`, `>` and `v` divide the glyph into layers, see
/// ``SymbolLayering`` · `*white,yellow` are the colours of the layers in multicolour.
///
/// Which symbols have a hierarchy is SF Symbols' own list of layer sets (Docs/Constants.md); other symbols have one
/// layer here too.
enum SymbolTable {
  struct Entry: Hashable, Sendable {
    enum Source: Hashable, Sendable {
      case glyph(String)
      case drawing(String)
      case letters(String)
    }

    var name: String
    var source: Source
    var isFilled = false
    var isOutline = false
    var isDirectional = false
    var isStandIn = false
    var layering = SymbolLayering.whole
    var colors: [String] = []
  }

  static let tables = [
    weather, arrows, people, media, communication, devices, transport, health, commerce, time, texts, shapes,
  ]

  /// The line of `name`, if there is one.
  static func entry(_ name: String) -> Entry? {
    for table in tables {
      if let words = table[name] { return Entry(name: name, words: words) }
    }
    return nil
  }
}

extension SymbolTable.Entry {
  fileprivate init?(name: String, words: [Substring]) {
    guard let source = words.first else { return nil }
    self.name = name
    switch source.first {
    case "~": self.source = .drawing(String(source.dropFirst()))
    case "\"": self.source = .letters(String(source.dropFirst()))
    default: self.source = .glyph(String(source))
    }
    for flag in words.dropFirst() {
      switch flag {
      case "f": isFilled = true
      case "o": isOutline = true
      case "m": isDirectional = true
      case "?": isStandIn = true
      case "i": layering = .inside
      case "I": layering = .deepInside
      case "2": layering = .largestFirst
      case "1": layering = .largestLast
      case "c": layering = .middleFirst
      case "C": layering = .middleLast
      case ">": layering = .rightwards
      case "v": layering = .downwards
      default: colors = flag.dropFirst().split(separator: ",").map(String.init)
      }
    }
  }
}
