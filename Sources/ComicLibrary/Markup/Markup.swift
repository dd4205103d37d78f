import Foundation

/// A parsed HTML or XML document: elements, their attributes, and text.
///
/// Parsed by libxml2, which mends what is wrong: unclosed tags, stray ones, attributes without quotes. Comments and
/// processing instructions are left out. Entities that a document declares itself stand for nothing, and nothing is read
/// but the given bytes.
///
/// The nodes lie one after the other in document order, so that no document, however deep, makes anything recursive.
struct Markup: Sendable {
  /// How tags are read.
  enum Kind: Sendable {
    /// Names are in lower case; `html` and `body` are there even if they are not written.
    case html
    /// Names are as they are written, prefixes included.
    case xml
  }

  struct Node: Sendable {
    /// An element's name, or nil for text.
    var name: String?
    /// The characters of a text; empty for elements.
    var text: String
    var attributes: [Attribute]
    /// How many elements it is in.
    var depth: Int
    /// The index of the first node after it that is not in it.
    var end: Int
  }

  struct Attribute: Hashable, Sendable {
    let name: String
    /// Empty where only the name is written.
    let value: String
  }

  private(set) var nodes: [Node]
  /// Whether the library had to mend something; seldom false for HTML.
  let isMended: Bool

  init(nodes: [Node], isMended: Bool) { (self.nodes, self.isMended) = (nodes, isMended) }

  /// Parses bytes.
  ///
  /// The character encoding is what `charset` says, else a byte-order mark, else what the document says of itself
  /// (`<meta charset>`, `<?xml encoding=…?>`), else UTF-8. Bytes that are no text of it, and zeros, become U+FFFD, with a
  /// diagnostic `comic.page-bytes-replaced`; a name of an encoding that nobody knows counts as none, with
  /// `comic.page-charset-unknown`. Both are about `DiagnosticLog.place`, the file or the address.
  ///
  /// - Parameters:
  ///   - charset: The character encoding that the bytes came with, as HTTP's `Content-Type` has it.
  ///   - limits: How much the document may ask for.
  /// - Throws: Any ``MarkupError``. No text of HTML is an error: what has no element has no ``root``.
  static func parse(
    _ data: Data, as kind: Kind, charset: String? = nil, limits: MarkupLimits = .standard
  ) throws(MarkupError) -> Markup {
    guard data.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
    let encoding = TextEncoding.declared(charset) ?? TextEncoding.found(in: data, as: kind)
    return try MarkupBuilder.markup(of: encoding.decode(data), as: kind, limits: limits)
  }

  /// The outermost element; nil where there is none.
  var root: MarkupElement? { elements.first { _ in true } }

  /// Every element, in the order in which they begin.
  var elements: some Sequence<MarkupElement> { elements(in: nodes.indices) }

  /// The elements among the nodes at `range`, in the order in which they begin.
  func elements(in range: Range<Int>) -> some Sequence<MarkupElement> {
    range.lazy.filter { nodes[$0].name != nil }.map { MarkupElement(markup: self, index: $0) }
  }

  /// The characters among the nodes at `range`, without those of scripts and styles, as they are written.
  func text(in range: Range<Int>) -> String {
    var text = ""
    var next = range.lowerBound
    while next < range.upperBound {
      let part = nodes[next]
      text += part.text
      next = part.name == "script" || part.name == "style" ? part.end : next + 1
    }
    return text
  }
}
