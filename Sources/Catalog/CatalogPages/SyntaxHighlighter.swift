import MarkupEscaping

/// Swift code as HTML with a `span` around each coloured token: strings, numbers, types, members, labels, comments.
///
/// It does not parse: a name that starts with a capital letter counts as a type.
struct SyntaxHighlighter {
  private var rest: Substring
  private var html = ""

  /// `code` as HTML. Each line is a `span` with its indentation, so that wrapped lines are indented further.
  static func html(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var colors = SyntaxHighlighter(rest: line)
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
      // A long line may be wrapped before a member.
      if first == "." && (html.last == ")" || html.last == "}") { html += "<wbr>" }
      take(nil) { $0.prefix(1) }
    }
  }

  private mutating func take(_ kind: String?, _ length: (Substring) -> Substring) {
    let piece = length(rest)
    rest = rest[piece.endIndex...]
    let text = String(piece).escaped(for: .html)
    html += kind.map { "<span class=\"\($0)\">\(text)</span>" } ?? text
  }

  /// A string literal up to its closing quotation mark; interpolations may contain strings.
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
  /// The text for URLs and file names: letters, digits and hyphens.
  var slug: String {
    let words = lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.joined(separator: "-")
  }
}
