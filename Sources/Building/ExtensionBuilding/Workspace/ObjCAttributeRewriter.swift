import Foundation

/// What the compiler of this platform would refuse or read otherwise: Swift's attributes for Objective-C, which change
/// nothing about what a widget draws, parts of Apple's modules, and conditions on iOS, which hold. Every other letter
/// stays in its place, and messages keep their lines and columns.
enum ObjCAttributeRewriter {
  /// The text to compile instead; nil for a source that is compiled as it is.
  static func compiled(_ text: String) -> String? {
    guard
      text.contains("@objc") || text.contains("@nonobjc") || text.contains("@NSManaged") || text.contains("#keyPath")
        || text.contains("#selector") || text.contains("func observeValue(") || text.contains("os(iOS)")
        || text.contains(partImport)
    else { return nil }
    var result = ""
    // Foundation's method cannot be overridden on this platform.
    let text = asForPhone(withWholeModules(text)).replacing(/override(\s[a-z\s]*func observeValue\()/) {
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

  /// `import os.log`: a module of Swift's has no parts, and what stands for Apple's are such.
  private static var partImport: Regex<(Substring, Substring, Substring)> {
    /(?m)^([ \t]*(?:(?:@\w+(?:\([^)\n]*\))?|public|package|internal|fileprivate|private)[ \t]+)*import[ \t]+\w+)((?:\.\w+)+)/
  }

  /// The text with spaces where it names parts of modules that it imports.
  private static func withWholeModules(_ text: String) -> String {
    text.replacing(partImport) { $0.1 + String(repeating: " ", count: $0.2.count) }
  }

  /// The text with conditions on iOS that hold: an extension is one of an iPhone's, wherever it is compiled.
  private static func asForPhone(_ text: String) -> String {
    guard text.contains("os(iOS)") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      guard trimmed.hasPrefix("#if") || trimmed.hasPrefix("#elseif") else { return String(line) }
      return String(line).replacing("os(iOS)", with: "true   ")
    }.joined(separator: "\n")
  }

  /// The next of the attributes. Those in comments and strings are taken too where they look alike: it costs nothing.
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

  /// What stands in parentheses right at the start, with them and with those inside: `(hear(_:))`.
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
