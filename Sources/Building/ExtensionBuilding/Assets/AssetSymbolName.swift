/// The names that Xcode generates for assets, derived from `GeneratedAssetSymbols.swift` files in public
/// repositories.
///
/// Words end at any character that is not a letter or digit, before a capital after a small letter, before the last
/// of several capitals that a small letter follows, and between letters and digits. A last word `Color` or `Image` is
/// dropped, unless it is the only one. Words are joined in lower camel case: `HBO GO Logo` is `hboGOLogo`. A name
/// without small letters keeps its capitals, with words joined by underscores: `TLS2016` is `TLS_2016`. A leading
/// digit gets an underscore: `9_full` is `_9Full`.
enum AssetSymbolName {
  /// The name of an asset's member, in backticks if it is a keyword; nil if no characters are left.
  static func member(for name: String) -> String? {
    var words = words(of: name)
    if words.count > 1, let last = words.last?.lowercased(), last == "color" || last == "image" { words.removeLast() }
    guard let first = words.first else { return nil }
    let isLoud =
      !name.contains(where: \.isLowercase) && name.contains(where: \.isUppercase) || words.allSatisfy(isNumber)
    let joined =
      isLoud ? words.joined(separator: "_") : first.lowercased() + words.dropFirst().map(capitalized).joined()
    let safe = first.first?.isNumber == true ? "_" + joined : joined
    return reserved.contains(safe) ? "`\(safe)`" : safe
  }

  /// The name of the enumeration for a group that provides a namespace.
  static func namespace(for name: String) -> String? {
    let words = words(of: name)
    guard let first = words.first else { return nil }
    let joined = words.map(capitalized).joined()
    return (first.first?.isNumber == true ? "_" : "")
      + (joined == "Type" || joined == "Protocol" ? "`\(joined)`" : joined)
  }

  private static func isNumber(_ word: String) -> Bool { word.allSatisfy(\.isNumber) }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if let last = word.last, isBoundary(last, character, characters.dropFirst(index + 1).first) {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isBoundary(_ last: Character, _ character: Character, _ next: Character?) -> Bool {
    if last.isNumber != character.isNumber { return true }
    guard character.isUppercase else { return false }
    return !last.isUppercase || next?.isLowercase == true
  }

  private static let reserved: Set<String> = [
    "actor", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true",
    "try", "typealias", "var", "where", "while",
  ]
}
