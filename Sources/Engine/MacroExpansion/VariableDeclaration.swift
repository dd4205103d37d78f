/// The parts of `@Entry public var name: Type = value`.
struct VariableDeclaration: Hashable {
  let name: String
  let type: String?
  let value: String?

  /// Parses a declaration of one variable without accessors; nil for others.
  init?(_ source: String) {
    let text = SourceWords.withoutComments(source)
    guard let start = SourceWords.end(of: "var", in: text) else { return nil }
    let rest = text[start...]
    let colon = SourceWords.first(":", in: rest)
    let equals = SourceWords.first("=", in: rest)
    let hasType = colon.map { colon in equals.map { colon < $0 } ?? true } ?? false
    let nameEnd = (hasType ? colon : equals) ?? rest.endIndex
    name = Self.trimmed(rest[..<nameEnd])
    let letters = name.drop { $0 == "`" }
    guard let first = letters.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
    else { return nil }
    type = hasType ? colon.map { Self.trimmed(rest[rest.index(after: $0)..<(equals ?? rest.endIndex)]) } : nil
    value = equals.map { Self.trimmed(rest[rest.index(after: $0)...]) }
    if type?.isEmpty == true || value?.isEmpty == true || type?.hasSuffix("}") == true { return nil }
  }

  /// The wrapped type of an optional: `Int` for `Int?` and `Optional<Int>`.
  static func wrapped(_ type: String) -> String? {
    if type.hasSuffix("?") {
      let inside = String(type.dropLast())
      return inside.hasPrefix("any ") || inside.hasPrefix("some ") ? "(\(inside))" : inside
    }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Optional<".count).dropLast())
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace || last == ";" { text.removeLast() }
    return String(text)
  }
}
