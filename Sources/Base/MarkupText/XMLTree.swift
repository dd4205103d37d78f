/// An element of well-formed XML: its attributes and the elements inside, without texts. It is read without libxml2.
package struct XMLTree: Hashable {
  package let name: String
  package var attributes: [String: String] = [:]
  package var children: [XMLTree] = []

  package subscript(attribute: String) -> String? { attributes[attribute] }

  package func children(named name: String) -> [XMLTree] { children.filter { $0.name == name } }
}

/// An XML syntax error, with its line.
package struct XMLSyntaxError: Error, Hashable, CustomStringConvertible {
  package let line: Int
  package let problem: String

  package var description: String { "line \(line): \(problem)" }
}

extension XMLTree {
  /// Parses the root element of a document.
  ///
  /// - Throws: ``XMLSyntaxError`` for a document that ends early, elements that do not end where they should, and the like.
  package init(document: String) throws(XMLSyntaxError) {
    var reader = XMLTreeReader(text: document)
    try reader.skipBetweenElements()
    self = try reader.element(depth: 0)
    try reader.skipBetweenElements()
    if !reader.rest.isEmpty { throw reader.error("unexpected content after </\(name)>") }
  }
}

private struct XMLTreeReader {
  let text: String
  var rest: Substring

  init(text: String) {
    self.text = text
    rest = text[...]
  }

  private static let deepest = 64

  func error(_ problem: String) -> XMLSyntaxError {
    XMLSyntaxError(line: text[..<rest.startIndex].count { $0.isNewline } + 1, problem: problem)
  }

  /// Skips text, comments, processing instructions and declarations.
  mutating func skipBetweenElements() throws(XMLSyntaxError) {
    while !rest.isEmpty {
      if rest.hasPrefix("<!--") {
        try skip(through: "-->")
      } else if rest.hasPrefix("<?") {
        try skip(through: "?>")
      } else if rest.hasPrefix("<!") {
        try skip(through: ">")
      } else if rest.first == "<" {
        return
      } else {
        rest.removeFirst()
      }
    }
  }

  private mutating func skip(through end: String) throws(XMLSyntaxError) {
    guard let range = rest.firstRange(of: end) else { throw error("missing '\(end)'") }
    rest = rest[range.upperBound...]
  }

  mutating func element(depth: Int) throws(XMLSyntaxError) -> XMLTree {
    guard depth < Self.deepest else { throw error("too deeply nested elements") }
    guard rest.popFirst() == "<", let name = name() else { throw error("expected an element") }
    var element = XMLTree(name: name)
    while let attribute = try attribute() { element.attributes[attribute.name] = attribute.value }
    if rest.hasPrefix("/>") {
      rest.removeFirst(2)
      return element
    }
    guard rest.popFirst() == ">" else { throw error("unterminated tag <\(name)>") }
    while true {
      try skipBetweenElements()
      if rest.hasPrefix("</") { break }
      if rest.isEmpty { throw error("missing </\(name)>") }
      element.children.append(try self.element(depth: depth + 1))
    }
    rest.removeFirst(2)
    guard self.name() == name else { throw error("missing </\(name)>") }
    skipWhitespace()
    guard rest.popFirst() == ">" else { throw error("unterminated tag </\(name)>") }
    return element
  }

  private mutating func skipWhitespace() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func name() -> String? {
    let name = rest.prefix { $0.isLetter || $0.isNumber || "_-.:".contains($0) }
    rest = rest[name.endIndex...]
    return name.isEmpty ? nil : String(name)
  }

  private mutating func attribute() throws(XMLSyntaxError) -> (name: String, value: String)? {
    skipWhitespace()
    guard let name = name() else { return nil }
    skipWhitespace()
    guard rest.popFirst() == "=" else { throw error("the attribute '\(name)' has no value") }
    skipWhitespace()
    guard let quote = rest.popFirst(), quote == "\"" || quote == "'", let end = rest.firstIndex(of: quote) else {
      throw error("unterminated value of the attribute '\(name)'")
    }
    let value = rest[..<end]
    rest = rest[rest.index(after: end)...]
    return (name, Self.unescaped(value))
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "&", let end = rest.firstIndex(of: ";") else {
        result.append(character)
        continue
      }
      result += self.character(of: rest[..<end]) ?? "&\(rest[...end])"
      rest = rest[rest.index(after: end)...]
    }
    return result
  }

  private static func character(of entity: Substring) -> String? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard entity.hasPrefix("#") else { return nil }
      let digits = entity.dropFirst()
      let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
  }
}
