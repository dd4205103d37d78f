/// What a Swift source imports and declares, read without a compiler.
package struct SwiftSourceText {
  /// The source with comments and the contents of strings left out.
  private let code: [Substring]

  package init(_ text: String) {
    code = SwiftCodeScanner.code(of: text).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The modules that are imported, each once, submodules by their module's name.
  package var imports: [String] {
    var found: [String] = []
    for line in code {
      var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" })
      while let first = words.first, first.hasPrefix("@") || Self.accessLevels.contains(first) { words.removeFirst() }
      guard words.first == "import", words.count > 1 else { continue }
      let name = Self.kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
      let module = String(name.prefix { $0 != "." })
      if !module.isEmpty && !found.contains(module) { found.append(module) }
    }
    return found
  }

  /// Whether it says, outside of every `#if`, where the program begins.
  package var hasMain: Bool {
    var depth = 0
    for line in code {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if trimmed.hasPrefix("#if") { depth += 1 }
      if trimmed.hasPrefix("#endif") { depth -= 1 }
      if depth == 0 && Self.words(of: trimmed).contains("@main") { return true }
    }
    return false
  }

  /// Whether one of the names stands in its code.
  package func mentions(_ names: [String]) -> Bool {
    code.contains { line in names.contains { line.contains($0) } }
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  private static func words(of line: Substring) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
  }
}
