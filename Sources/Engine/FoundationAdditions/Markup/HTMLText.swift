import Foundation

/// The text of an HTML page, in lines.
///
/// Malformed pages are accepted: an unclosed tag ends with the text, an unknown entity is kept.
struct HTMLText {
  /// Lines with a line feed after every paragraph, as Apple's reader returns them.
  private(set) var text = ""
  private var hasSpace = false
  private var hidden: String?

  init(_ page: String) {
    var rest = Substring(page)
    while let open = rest.firstIndex(of: "<") {
      add(rest[..<open])
      rest = rest[open...]
      let end = rest.hasPrefix("<!--") ? rest.firstRange(of: "-->")?.upperBound : rest.firstIndex(of: ">")
      guard let end else { return }
      if !rest.hasPrefix("<!") {
        let close = rest[end...].isEmpty || rest[end] != ">" ? end : rest.index(after: end)
        tag(rest[..<close].dropFirst().prefix { $0 != ">" })
        rest = rest[close...]
      } else {
        rest = rest[end...].drop { $0 == ">" }
      }
    }
    add(rest)
  }

  private mutating func tag(_ content: Substring) {
    let isEnd = content.hasPrefix("/")
    let name = content.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if let hidden {
      if isEnd && name == hidden { self.hidden = nil }
      return
    }
    if !isEnd && ["script", "style", "head", "title"].contains(name) { hidden = name }
    if name == "br" {
      text.append("\n")
      hasSpace = false
    } else if Self.blocks.contains(name) {
      if !text.isEmpty && !text.hasSuffix("\n") { text.append("\n") }
      hasSpace = false
    }
  }

  /// Appends text; collapses white space to one space, and removes it at the start of a line.
  private mutating func add(_ part: Substring) {
    guard hidden == nil else { return }
    for word in part.split(omittingEmptySubsequences: false, whereSeparator: { $0.isWhitespace }) {
      if !word.isEmpty {
        if hasSpace && !text.isEmpty && !text.hasSuffix("\n") { text.append(" ") }
        text += Self.decoded(word)
      }
      hasSpace = true
    }
    hasSpace = part.last?.isWhitespace ?? hasSpace
  }

  private static func decoded(_ word: Substring) -> String {
    guard word.contains("&") else { return String(word) }
    return String(word).replacing(/&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]+);/) { match in
      let name = match.1
      if let known = entities[String(name)] { return known }
      let digits = name.dropFirst()
      let code = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard name.hasPrefix("#"), let code, let scalar = Unicode.Scalar(code) else { return String(match.0) }
      return String(Character(scalar))
    }
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "ndash": "–",
    "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "deg": "°", "euro": "€", "copy": "©",
  ]
  private static let blocks: Set = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "tr", "table", "blockquote", "section", "article",
  ]
}
