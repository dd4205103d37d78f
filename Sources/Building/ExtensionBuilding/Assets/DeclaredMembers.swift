/// The static members that sources add to types in extensions, by type: `Color.brand`.
///
/// Xcode's symbols would conflict with them: the compiler accepts only one member of a name.
package struct DeclaredMembers: Hashable, Sendable {
  private var members: [String: Set<String>] = [:]

  package init() {}

  package mutating func add(_ text: String) {
    var depth = 0
    // The enclosing extensions, with the brace depth at which they began.
    var open: [(type: String, depth: Int)] = []
    for line in SwiftCodeScanner.code(of: text).split(separator: "\n") {
      let words = Self.words(of: line)
      if let index = words.firstIndex(of: "extension"), index + 1 < words.count {
        open.append((words[(index + 1)...].first { $0 != "SwiftUI" && $0 != "UIKit" } ?? "", depth))
      }
      if let last = open.last, depth <= last.depth + 1, let name = Self.staticName(in: words) {
        members[last.type, default: []].insert(name)
      }
      for character in line.utf8 {
        if character == UInt8(ascii: "{") { depth += 1 }
        guard character == UInt8(ascii: "}") else { continue }
        depth -= 1
        while let last = open.last, last.depth >= depth { open.removeLast() }
      }
    }
  }

  func names(of type: String) -> Set<String> { members[type] ?? [] }

  private static func staticName(in words: [String]) -> String? {
    // A type nested in the extension has its own members.
    let isInside = words.contains("enum") || words.contains("struct")
    guard words.contains("static") || words.contains("class"), !isInside || words.contains("extension"),
      let index = words.firstIndex(where: { ["let", "var", "func"].contains($0) }), index + 1 < words.count
    else { return nil }
    return words[index + 1]
  }

  /// Identifiers, including backticks.
  private static func words(of line: Substring) -> [String] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }.map(String.init)
  }
}
