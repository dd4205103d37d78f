/// Finds the ranges of declarations in code without comments and strings.
///
/// A declaration begins at a line with attributes, modifiers and a keyword, and ends before the next declaration of
/// its level, or before a compiler directive.
struct DeclarationReader {
  let code: [UInt8]

  func declarations() -> [SourceDeclaration] { declarations(in: 0..<code.count) }

  private func declarations(in range: Range<Int>) -> [SourceDeclaration] {
    var found: [SourceDeclaration] = []
    var open: (start: Int, header: Header)?
    func close(at end: Int) {
      guard let current = open else { return }
      found.append(declaration(from: current.start, to: trimmed(end, after: current.start), current.header))
      open = nil
    }
    var index = range.lowerBound
    var depth = 0
    var isAtStart = true
    while index < range.upperBound {
      let byte = code[index]
      if isAtStart && depth == 0 && !Self.isSpace(byte) {
        isAtStart = false
        if isDirective(index) {
          close(at: index)
          while index < range.upperBound && code[index] != UInt8(ascii: "\n") { index += 1 }
          continue
        }
        if let header = header(at: index, below: range.upperBound) {
          close(at: index)
          open = (index, header)
          index = header.end
          continue
        }
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: ";"): isAtStart = true
      default: break
      }
      index += 1
    }
    close(at: range.upperBound)
    return found
  }

  private func trimmed(_ end: Int, after start: Int) -> Int {
    var end = end
    while end > start && Self.isSpace(code[end - 1]) { end -= 1 }
    return end
  }

  private func declaration(from start: Int, to end: Int, _ header: Header) -> SourceDeclaration {
    let body = body(from: min(header.end, end), to: end)
    let isType = SourceDeclaration.types.contains(header.keyword)
    return SourceDeclaration(
      keyword: header.keyword, name: header.name, modifiers: header.modifiers, range: start..<end,
      label: header.label, isComputed: header.keyword == "var" && (body.map(isComputation) ?? false),
      members: isType ? body.map { declarations(in: $0) } ?? [] : [])
  }

  /// The range inside the first outermost braces, unless an initial value comes before them.
  private func body(from start: Int, to end: Int) -> Range<Int>? {
    var depth = 0
    var opening: Int?
    for index in start..<end {
      switch code[index] {
      case UInt8(ascii: "="):
        let isOperator = index > start && [UInt8(ascii: "="), UInt8(ascii: "!")].contains(code[index - 1])
        let isDoubled = index + 1 < end && code[index + 1] == UInt8(ascii: "=")
        if depth == 0 && opening == nil && !isOperator && !isDoubled { return nil }
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{"):
        if depth == 0 && opening == nil { opening = index + 1 }
        depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0, let opening { return opening..<index }
      default: break
      }
    }
    return opening.map { $0..<end }
  }

  /// Whether the braces of a property are a getter, not only observers.
  private func isComputation(_ body: Range<Int>) -> Bool {
    var index = body.lowerBound
    skipSpace(&index, below: body.upperBound)
    return !["didSet", "willSet"].contains(word(at: index, below: body.upperBound))
  }

  struct Header {
    var keyword: String
    var name: String
    var modifiers: Set<String>
    var end: Int
    var label = ""
  }

  /// Parses the attributes, modifiers, keyword and name at a position.
  private func header(at start: Int, below limit: Int) -> Header? {
    var index = start
    var modifiers: Set<String> = []
    while index < limit {
      if code[index] == UInt8(ascii: "#") {
        let name = word(at: index + 1, below: limit)
        guard !name.isEmpty else { return nil }
        return Header(keyword: "#" + name, name: "", modifiers: modifiers, end: index + 1 + name.utf8.count)
      }
      let isAttribute = code[index] == UInt8(ascii: "@")
      if isAttribute { index += 1 }
      let word = dottedWord(at: index, below: limit)
      guard !word.isEmpty else { return nil }
      index += word.utf8.count
      if isAttribute {
        modifiers.insert("@" + word)
      } else if Self.keywords.contains(word), !(word == "class" && isMember(at: index, below: limit)) {
        return named(word, modifiers, at: index, below: limit)
      } else if Self.modifiers.contains(word) {
        modifiers.insert(word)
      } else {
        return nil
      }
      skipArguments(&index, below: limit)
      skipSpace(&index, below: limit)
    }
    return nil
  }

  /// Whether `class` is used as a modifier here.
  private func isMember(at start: Int, below limit: Int) -> Bool {
    var index = start
    skipSpace(&index, below: limit)
    let next = word(at: index, below: limit)
    return ["func", "var", "let", "subscript"].contains(next) || Self.modifiers.contains(next)
  }

  private func named(_ keyword: String, _ modifiers: Set<String>, at start: Int, below limit: Int) -> Header? {
    var index = start
    guard !["init", "deinit", "subscript"].contains(keyword) else {
      return Header(
        keyword: keyword, name: keyword == "subscript" ? keyword : "", modifiers: modifiers, end: index,
        label: keyword == "init" ? label(from: index, below: limit) : "")
    }
    // Only the keyword of a declaration is followed by a name: `extension` and `actor` may be names themselves.
    guard index < limit, Self.isSpace(code[index]) else { return nil }
    skipSpace(&index, below: limit)
    let isQuoted = index < limit && code[index] == UInt8(ascii: "`")
    if isQuoted { index += 1 }
    let name =
      keyword == "extension" || keyword == "import"
      ? dottedWord(at: index, below: limit)
      : word(at: index, below: limit)
    if name.isEmpty && keyword != "func" && keyword != "let" && keyword != "var" { return nil }
    return Header(keyword: keyword, name: name, modifiers: modifiers, end: index + name.utf8.count + (isQuoted ? 1 : 0))
  }

  /// The label of the first argument; empty if there is none.
  private func label(from start: Int, below limit: Int) -> String {
    guard var index = code[start..<limit].firstIndex(of: UInt8(ascii: "(")) else { return "" }
    index += 1
    skipSpace(&index, below: limit)
    return word(at: index, below: limit)
  }

  private func isDirective(_ index: Int) -> Bool {
    code[index] == UInt8(ascii: "#")
      && ["if", "elseif", "else", "endif", "sourceLocation", "warning", "error"].contains(
        word(at: index + 1, below: code.count))
  }

  private func skipArguments(_ index: inout Int, below limit: Int) {
    guard index < limit, code[index] == UInt8(ascii: "(") else { return }
    var depth = 0
    while index < limit {
      if code[index] == UInt8(ascii: "(") { depth += 1 }
      if code[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  private func skipSpace(_ index: inout Int, below limit: Int) {
    while index < limit && Self.isSpace(code[index]) { index += 1 }
  }

  private func word(at start: Int, below limit: Int) -> String {
    var index = start
    while index < limit && Self.isWord(code[index]) { index += 1 }
    return start < index ? String(decoding: code[start..<index], as: UTF8.self) : ""
  }

  private func dottedWord(at start: Int, below limit: Int) -> String {
    var index = start
    while index < limit && (Self.isWord(code[index]) || code[index] == UInt8(ascii: ".")) { index += 1 }
    return start < index ? String(decoding: code[start..<index], as: UTF8.self) : ""
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "init", "deinit", "subscript",
    "typealias", "associatedtype", "case", "import", "operator", "precedencegroup", "macro",
  ]
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "override",
    "convenience", "required", "lazy", "weak", "unowned", "mutating", "nonmutating", "dynamic", "optional", "indirect",
    "prefix", "postfix", "infix", "isolated", "nonisolated", "distributed", "consuming", "borrowing", "async",
  ]
}
