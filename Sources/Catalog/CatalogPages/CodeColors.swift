/// Swift code as HTML with a `span` around what is coloured: strings, numbers, types, members, labels, comments.
///
/// Knows no grammar; what it takes for a type is a name that begins with a capital.
struct CodeColors {
  private var rest: Substring
  private var html = ""

  /// `code` as HTML, each line in a `span` of its own that says how far in it begins: what is too long for the page
  /// goes on a little farther in.
  static func html(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var colors = CodeColors(rest: line)
      while !colors.rest.isEmpty { colors.step() }
      return "<span class=\"l\" style=\"--in:\(line.prefix { $0 == " " }.count)\">\(colors.html)\n</span>"
    }.joined()
  }

  private init(rest: Substring) { self.rest = rest }

  private static let keywords: Set<String> = [
    "let", "var", "in", "if", "else", "for", "switch", "case", "return", "struct", "func", "some", "self", "true",
    "false", "nil", "get", "set", "enum", "static", "extension",
  ]

  private mutating func step() {
    guard let first = rest.first else { return }
    if rest.hasPrefix("//") {
      take("c") { $0.prefix { $0 != "\n" } }
    } else if first == "\"" {
      take("s", Self.string)
    } else if first.isNumber {
      take("n") { $0.prefix { $0.isNumber || $0 == "_" || $0 == "." } }
    } else if first == "@" || first == "#" || first == "\\" || first == "$" {
      take("k") { $0.prefix(1 + $0.dropFirst().prefix(while: Self.isName).count) }
    } else if Self.isName(first) {
      let name = rest.prefix(while: Self.isName)
      let isMember = html.last == "." && !html.hasSuffix("..")
      let kind =
        Self.keywords.contains(String(name)) && !isMember ? "k" : first.isUppercase ? "t" : isMember ? "m" : nil
      take(kind) { $0.prefix(while: Self.isName) }
    } else {
      // A line that is too long may be broken before a member.
      if first == "." && (html.last == ")" || html.last == "}") { html += "<wbr>" }
      take(nil) { $0.prefix(1) }
    }
  }

  private mutating func take(_ kind: String?, _ length: (Substring) -> Substring) {
    let piece = length(rest)
    rest = rest[piece.endIndex...]
    let text = String(piece).escapedForHTML
    html += kind.map { "<span class=\"\($0)\">\(text)</span>" } ?? text
  }

  /// A string literal to its closing quotation mark; interpolations may hold strings of their own.
  private static func string(_ text: Substring) -> Substring {
    let mark = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var index = text.index(text.startIndex, offsetBy: mark.count)
    var depth = 0
    while index < text.endIndex {
      let rest = text[index...]
      if rest.hasPrefix("\\(") {
        depth += 1
        index = text.index(index, offsetBy: 2)
        continue
      }
      if rest.hasPrefix("\\") { index = text.index(after: index) }
      if depth == 0 && rest.hasPrefix(mark) { return text[..<text.index(index, offsetBy: mark.count)] }
      if depth > 0 { depth += rest.first == "(" ? 1 : rest.first == ")" ? -1 : 0 }
      if index < text.endIndex { index = text.index(after: index) }
    }
    return text
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

extension String {
  /// The text in HTML, also between quotation marks.
  var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// The text as a piece of an address and a name of a file: letters, digits and hyphens.
  var slug: String {
    let words = lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.joined(separator: "-")
  }
}
