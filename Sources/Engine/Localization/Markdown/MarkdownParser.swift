/// Parses inline Markdown as in CommonMark, with GitHub's strikethrough and bare URLs: emphasis, strong emphasis,
/// code, links, escapes. White space is preserved, and everything else is text.
package struct MarkdownParser {
  /// The result of parsing, before delimiters are matched.
  enum Node {
    case text([MarkdownSpan.Element], link: [MarkdownSpan.Element]?)
    case code([MarkdownSpan.Element])
    case delimiter(MarkdownDelimiter)
    case spans([MarkdownSpan])
  }

  let source: [MarkdownSpan.Element]
  /// The matching closing bracket of each opening one, found in one pass.
  let brackets: [Int: Int]
  var index = 0
  var nodes: [Node] = []
  private var pending: [MarkdownSpan.Element] = []
  /// Lengths of backtick runs without an end, so that searching stays linear.
  var endlessBackticks: Set<Int> = []
  /// The nesting depth of brackets, limited to protect the stack.
  let depth: Int
  static let deepest = 16

  /// Whether the text may contain markup; most do not.
  package static func mayContainMarkup(_ text: String) -> Bool {
    text.utf8.contains { "*_`~[\\&<".utf8.contains($0) } || text.utf8.contains("://") || text.utf8.contains("www.")
  }

  /// The spans of `source`.
  package static func spans(of source: [MarkdownSpan.Element]) -> [MarkdownSpan] { spans(of: source, depth: 0) }

  /// The spans of a text without placeholders.
  package static func spans(of text: String) -> [MarkdownSpan] {
    guard mayContainMarkup(text) else {
      return text.isEmpty ? [] : [MarkdownSpan(elements: text.map { .character($0) })]
    }
    return spans(of: MarkdownLimit.applied(to: text).map { .character($0) })
  }

  static func spans(of source: [MarkdownSpan.Element], depth: Int) -> [MarkdownSpan] {
    var reader = MarkdownParser(source: source, depth: depth)
    reader.read()
    return MarkdownEmphasis.spans(of: reader.nodes)
  }

  private init(source: [MarkdownSpan.Element], depth: Int) {
    self.source = source
    brackets = Self.brackets(in: source)
    self.depth = depth
  }

  static func brackets(in source: [MarkdownSpan.Element]) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    var (square, round): ([Int], [Int]) = ([], [])
    var isEscaped = false
    for (index, element) in source.enumerated() {
      defer { isEscaped = !isEscaped && element.character == "\\" }
      guard !isEscaped else { continue }
      switch element.character {
      case "[": square.append(index)
      case "(": round.append(index)
      case "]": if let opening = square.popLast() { pairs[opening] = index }
      case ")": if let opening = round.popLast() { pairs[opening] = index }
      default: break
      }
    }
    return pairs
  }

  private mutating func read() {
    while index < source.count {
      switch source[index].character {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiter()
      case "[": readLink()
      case "!" where character(at: index + 1) == "[": readImage()
      case "<": readAngleLink()
      case "&": readEntity()
      case "h", "w": readBareLink()
      default: take(1)
      }
    }
    flush()
  }

  func character(at index: Int) -> Character? { source.indices.contains(index) ? source[index].character : nil }

  /// Appends elements as text.
  mutating func take(_ count: Int) {
    pending += source[index..<min(index + count, source.count)]
    index += count
  }

  mutating func add(_ character: Character) { pending.append(.character(character)) }

  mutating func add(_ node: Node) {
    flush()
    nodes.append(node)
  }

  private mutating func flush() {
    if !pending.isEmpty { nodes.append(.text(pending, link: nil)) }
    pending = []
  }

  private mutating func readEscape() {
    guard let next = character(at: index + 1), next.isMarkdownPunctuation else { return take(1) }
    index += 1
    take(1)
  }

  private mutating func readDelimiter() {
    guard let mark = source[index].character else { return take(1) }
    var end = index
    while character(at: end) == mark { end += 1 }
    let delimiter = MarkdownDelimiter(
      mark, count: end - index, before: index == 0 ? nil : source[index - 1],
      after: end < source.count ? source[end] : nil)
    index = end
    add(.delimiter(delimiter))
  }

  private mutating func readEntity() {
    let names: [(String, Character)] = [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", "\u{A0}"), ("&copy;", "©"),
    ]
    for (name, character) in names where hasPrefix(name) {
      add(character)
      index += name.count
      return
    }
    take(1)
  }

  func hasPrefix(_ prefix: String) -> Bool {
    zip(prefix.indices, index...).allSatisfy { character(at: $1) == prefix[$0] }
  }
}

extension Character {
  /// ASCII punctuation, which can be escaped by a backslash.
  var isMarkdownPunctuation: Bool {
    isASCII && (isPunctuation || isSymbol)
  }
}

extension String.UTF8View {
  /// Whether the bytes of `part` follow each other somewhere.
  fileprivate func contains(_ part: StaticString) -> Bool {
    part.withUTF8Buffer { part in
      indices.contains { self[$0...].starts(with: part) }
    }
  }
}
