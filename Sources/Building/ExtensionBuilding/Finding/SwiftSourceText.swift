import Foundation

/// What a Swift source imports and declares, read without a compiler.
package struct SwiftSourceText {
  /// The source with comments and the contents of strings left out.
  private let code: [Substring]
  private let text: String

  package init(_ text: String) {
    self.text = text
    code = SwiftCodeScanner.code(of: text).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The modules that are imported, each once, submodules by their module's name.
  package var imports: [String] { unique(importedPaths.map { String($0.prefix { $0 != "." }) }) }

  /// Whether Foundation's readers of XML are named.
  var namesMarkup: Bool { ["XMLParser", "XMLDocument", "XMLElement"].contains { text.contains($0) } }

  /// Whether names of UIKit are used by a file that imports nothing with them: in Xcode, another file of the module that
  /// does is enough.
  var usesUIKitUnseen: Bool {
    let seen = imports
    guard !["UIKit", "SwiftUI", "WidgetKit", "WatchKit"].contains(where: seen.contains) else { return false }
    return code.contains { $0.contains("UI") && $0.firstMatch(of: /\bUI[A-Z][a-z]\w*/) != nil }
  }

  /// Whether names of Security are used: Apple's Foundation shows them.
  var usesSecurity: Bool {
    code.contains { $0.contains("Sec") && $0.firstMatch(of: /\b(?:SecItem|kSec|errSec)[A-Z]\w*/) != nil }
  }

  /// What stands after `import`; of a declaration that is imported alone, its module.
  private var importedPaths: [Substring] { code.compactMap(Self.importedPath) }

  private static func importedPath(in line: Substring) -> Substring? {
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" })
    while let first = words.first, first.hasPrefix("@") || accessLevels.contains(first) { words.removeFirst() }
    guard words.first == "import", words.count > 1 else { return nil }
    guard kinds.contains(words[1]), words.count > 2 else { return words[1] }
    return words[2].prefix { $0 != "." }
  }

  /// Where a module is imported outside of every `#if`, as compilers count lines and columns.
  package func place(ofImport name: String) -> (line: Int, column: Int)? {
    var depth = 0
    for (index, line) in code.enumerated() {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if trimmed.hasPrefix("#if") { depth += 1 }
      if trimmed.hasPrefix("#endif") { depth -= 1 }
      guard depth == 0, let path = Self.importedPath(in: line), path.prefix(while: { $0 != "." }) == name else {
        continue
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let original = index < lines.count ? lines[index] : line
      let start = original.range(of: "import")?.upperBound ?? original.startIndex
      let found = original[start...].range(of: name)?.lowerBound ?? start
      return (index + 1, original[..<found].utf8.count + 1)
    }
    return nil
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

  /// The text with modules imported by other names; nothing where it imports none of them. Lines stay where they are.
  func renamingImports(_ names: [(String, String)]) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isChanged = false
    for (index, line) in code.enumerated() where index < lines.count {
      guard let path = Self.importedPath(in: line),
        let (name, other) = names.first(where: { $0.0 == path.prefix { $0 != "." } }),
        let word = lines[index].range(of: "import"),
        let range = lines[index].range(of: name, range: word.upperBound..<lines[index].endIndex)
      else { continue }
      lines[index].replaceSubrange(range, with: other)
      isChanged = true
    }
    return isChanged ? lines.joined(separator: "\n") : nil
  }

  /// The structures outside of all others that are widgets.
  var widgets: [String] {
    var depth = 0
    var names: [String] = []
    for line in code {
      if depth == 0, !line.contains("private"), let match = line.firstMatch(of: /\bstruct\s+(\w+)\s*:\s*([^{]*)/),
        match.2.split(separator: ",").contains(where: { $0.trimmingCharacters(in: .whitespaces) == "Widget" })
      {
        names.append(String(match.1))
      }
      for byte in line.utf8 where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
        depth += byte == UInt8(ascii: "{") ? 1 : -1
      }
    }
    return names
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
