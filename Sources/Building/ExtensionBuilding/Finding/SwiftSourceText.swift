import Foundation

/// The imports and declarations of a Swift source, found without a compiler.
package struct SwiftSourceText {
  /// The source without comments and the contents of strings.
  private let code: [Substring]
  private let text: String

  package init(_ text: String) {
    self.text = text
    code = SwiftCodeScanner.code(of: text).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The distinct imported modules; submodules count as their module.
  package var imports: [String] { unique(importedPaths.map { String($0.prefix { $0 != "." }) }) }

  var usesXMLParsers: Bool { ["XMLParser", "XMLDocument", "XMLElement"].contains { text.contains($0) } }

  /// Whether it uses names of UIKit without importing a module that has them. In Xcode, an import in another file of
  /// the module is enough.
  var usesUIKitWithoutImport: Bool {
    let seen = imports
    guard !["UIKit", "SwiftUI", "WidgetKit", "WatchKit"].contains(where: seen.contains) else { return false }
    return code.contains { $0.contains("UI") && $0.firstMatch(of: /\bUI[A-Z][a-z]\w*/) != nil }
  }

  /// Whether it may use names or members of Combine.
  var usesCombine: Bool {
    // "ublish" is in `publisher`, `Publisher`, `publish` and `Published`.
    mentions(["Combine", "ublish", "ObservableObject", "Subject", "Cancellable", "onReceive", ".sink"])
  }

  /// Whether it uses names of Security, which Apple's Foundation re-exports.
  var usesSecurity: Bool {
    code.contains { $0.contains("Sec") && $0.firstMatch(of: /\b(?:SecItem|kSec|errSec)[A-Z]\w*/) != nil }
  }

  /// The paths after `import`; for an imported declaration, its module.
  private var importedPaths: [Substring] { code.compactMap(Self.importedPath) }

  private static func importedPath(in line: Substring) -> Substring? {
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" })
    while let first = words.first, first.hasPrefix("@") || accessLevels.contains(first) { words.removeFirst() }
    guard words.first == "import", words.count > 1 else { return nil }
    guard kinds.contains(words[1]), words.count > 2 else { return words[1] }
    return words[2].prefix { $0 != "." }
  }

  /// Line and column of an import outside of any `#if`, as compilers count them.
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

  /// Whether it has `@main` outside of any `#if`.
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

  /// The text with renamed imports; nil if it imports none of the modules. Line numbers stay the same.
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

  /// The top-level structures that conform to `Widget`.
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

  /// Whether its code contains one of the names.
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
