/// Valid names of Swift modules.
package enum ModuleName {
  /// The identifier that Xcode derives from a product's name: invalid characters, and a leading digit, become
  /// underscores.
  package static func identifier(for name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isFirst = result.isEmpty
      let isLetter = scalar == "_" || (scalar.isASCII ? scalar.properties.isAlphabetic : scalar.properties.isXIDStart)
      let isDigit = scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.isXIDContinue
      if isLetter || (isDigit && !isFirst) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "_"
      }
    }
    return result.isEmpty ? "_" : result
  }

  package static func isIdentifier(_ name: String) -> Bool {
    !name.isEmpty && name != "_" && identifier(for: name) == name && !keywords.contains(name)
  }

  /// The name with non-ASCII characters replaced, for files and packages.
  static func plain(_ name: String) -> String {
    let letters = identifier(for: name).unicodeScalars.map { $0.isASCII ? Character($0) : "_" }
    return String(letters)
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "Swift", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
