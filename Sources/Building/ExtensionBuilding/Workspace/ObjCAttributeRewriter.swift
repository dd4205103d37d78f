import Foundation

/// Replaces code that this platform's compiler would reject or treat differently: Objective-C attributes, which do
/// not affect what a widget draws, submodules of Apple's modules, and conditions on iOS, which are true. All other
/// characters keep their positions, so that errors have the right lines and columns.
enum ObjCAttributeRewriter {
  /// The text to compile; nil if it needs no change.
  static func compiled(_ text: String) -> String? {
    guard
      text.contains("@objc") || text.contains("@nonobjc") || text.contains("@NSManaged") || text.contains("#keyPath")
        || text.contains("#selector") || text.contains("func observeValue(") || text.contains("os(iOS)")
        || text.contains(partImport)
    else { return nil }
    var result = ""
    // This method of Foundation cannot be overridden on this platform.
    let text = replacingPlatformConditions(removingSubmodules(text)).replacing(
      /override(\s[a-z\s]*func observeValue\()/
    ) {
      "        \($0.1)"
    }
    var rest = text[...]
    while let place = nextPlace(in: rest) {
      result += rest[..<place]
      rest = rest[place...]
      let (length, replacement) = replacement(at: rest)
      result += replacement
      rest = rest.dropFirst(length)
    }
    return result + rest
  }

  /// `import os.log`: Swift modules have no submodules, and Apple's modules are replaced with Swift modules.
  private static var partImport: Regex<(Substring, Substring, Substring)> {
    /(?m)^([ \t]*(?:(?:@\w+(?:\([^)\n]*\))?|public|package|internal|fileprivate|private)[ \t]+)*import[ \t]+\w+)((?:\.\w+)+)/
  }

  /// The text with the names of submodules in imports replaced by spaces.
  private static func removingSubmodules(_ text: String) -> String {
    text.replacing(partImport) { $0.1 + String(repeating: " ", count: $0.2.count) }
  }

  /// The text with `os(iOS)` conditions replaced by `true`: an extension is compiled for iPhone.
  private static func replacingPlatformConditions(_ text: String) -> String {
    guard text.contains("os(iOS)") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      guard trimmed.hasPrefix("#if") || trimmed.hasPrefix("#elseif") else { return String(line) }
      return String(line).replacing("os(iOS)", with: "true   ")
    }.joined(separator: "\n")
  }

  /// The position of the next attribute. False matches in comments and strings do no harm.
  private static func nextPlace(in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while let found = text[index...].firstIndex(where: { $0 == "@" || $0 == "#" }) {
      let rest = text[found...]
      if words.contains(where: { isWord($0, at: rest) }) { return found }
      index = text.index(after: found)
    }
    return nil
  }

  private static let words = ["@objcMembers", "@objc", "@nonobjc", "@NSManaged", "#keyPath", "#selector"]

  private static func isWord(_ word: String, at text: Substring) -> Bool {
    guard text.hasPrefix(word) else { return false }
    guard let next = text.dropFirst(word.count).first else { return true }
    return !(next.isLetter || next.isNumber || next == "_")
  }

  private static func replacement(at text: Substring) -> (length: Int, text: String) {
    let word = words.first { isWord($0, at: text) } ?? ""
    switch word {
    case "@NSManaged":
      return ManagedAccessor.implemented(text) ?? (word.count, "@_NManaged")
    case "#keyPath":
      guard let arguments = parentheses(in: text.dropFirst(word.count)) else { return (1, "#") }
      let path = arguments.dropFirst().dropLast().split(separator: ".").map {
        $0.filter { !$0.isWhitespace && $0 != "?" }
      }
      let names = path.drop { $0.first?.isUppercase ?? true }
      let literal = quoted(names.joined(separator: "."))
      let length = word.count + arguments.count
      return (length, literal + String(repeating: " ", count: max(0, length - literal.count)))
    case "#selector":
      guard let arguments = parentheses(in: text.dropFirst(word.count)) else { return (1, "#") }
      return (word.count + arguments.count, "Selector(\(quoted(String(arguments.dropFirst().dropLast()))))")
    default:
      let arguments = word == "@objc" ? parentheses(in: text.dropFirst(word.count)) : nil
      let length = word.count + (arguments?.count ?? 0)
      return (length, String(repeating: " ", count: length))
    }
  }

  /// The balanced parentheses at the start: `(hear(_:))`.
  private static func parentheses(in text: Substring) -> Substring? {
    guard text.first == "(" else { return nil }
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case let letter where letter.isNewline: return nil
      default: break
      }
      if depth == 0 { return text[...index] }
    }
    return nil
  }
}
