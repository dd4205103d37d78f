/// What a Swift source imports and declares, read without a compiler.
package struct SwiftSourceText {
  /// The source with comments and the contents of strings left out.
  private let code: [Substring]

  package init(_ text: String) {
    code = SwiftCodeScanner.code(of: text).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The modules that are imported, each once, submodules by their module's name.
  package var imports: [String] { unique(importedPaths.map { String($0.prefix { $0 != "." }) }) }

  /// The submodules that are imported as such, each once: `os.log`.
  package var submodules: [String] { unique(importedPaths.filter { $0.contains(".") }.map(String.init)) }

  /// What stands after `import`; of a declaration that is imported alone, its module.
  private var importedPaths: [Substring] {
    code.compactMap { line in
      var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" })
      while let first = words.first, first.hasPrefix("@") || Self.accessLevels.contains(first) { words.removeFirst() }
      guard words.first == "import", words.count > 1 else { return nil }
      guard Self.kinds.contains(words[1]), words.count > 2 else { return words[1] }
      return words[2].prefix { $0 != "." }
    }
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !$0.isEmpty && seen.insert($0).inserted }
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
