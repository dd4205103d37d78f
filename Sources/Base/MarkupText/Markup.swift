package import Foundation

/// A parsed HTML or XML document: elements, their attributes, and text.
///
/// Parsed by libxml2, which mends what is wrong: unclosed tags, stray ones, attributes without quotes. Comments and
/// processing instructions are left out. Entities that a document declares itself stand for nothing, and nothing is read
/// but the given bytes.
///
/// The nodes lie one after the other in document order, so that no document, however deep, makes anything recursive.
package struct Markup: Sendable {
  /// How tags are read.
  package enum Kind: Sendable {
    /// Names are in lower case; `html` and `body` are there even if they are not written.
    case html
    /// Names are as they are written, prefixes included.
    case xml
  }

  package struct Node: Sendable {
    /// An element's name, or nil for text.
    package var name: String?
    /// The characters of a text; empty for elements.
    package var text: String
    package var attributes: [Attribute]
    /// How many elements it is in.
    package var depth: Int
    /// The index of the first node after it that is not in it.
    package var end: Int
  }

  package struct Attribute: Hashable, Sendable {
    package let name: String
    /// Empty where only the name is written.
    package let value: String
  }

  package private(set) var nodes: [Node]
  /// Whether the library had to mend something; seldom false for HTML.
  package let isMended: Bool

  package init(nodes: [Node], isMended: Bool) { (self.nodes, self.isMended) = (nodes, isMended) }

  /// Parses bytes.
  ///
  /// The character encoding is what `charset` says, else a byte-order mark, else what the document says of itself
  /// (`<meta charset>`, `<?xml encoding=…?>`), else UTF-8. Bytes that are no text of it, and zeros, become U+FFFD, with a
  /// diagnostic `markup.bytes-replaced`; a name of an encoding that nobody knows counts as none, with
  /// `markup.charset-unknown`. Both are about `DiagnosticLog.place`, the file or the address.
  ///
  /// - Parameters:
  ///   - charset: The character encoding that the bytes came with, as HTTP's `Content-Type` has it.
  ///   - limits: How much the document may ask for.
  /// - Throws: Any ``MarkupError``. No text of HTML is an error: what has no element has no ``root``.
  package static func parse(
    _ data: Data, as kind: Kind, charset: String? = nil, limits: MarkupLimits = .standard
  ) throws(MarkupError) -> Markup {
    guard data.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
    let encoding = TextEncoding.declared(charset) ?? TextEncoding.found(in: data, as: kind)
    return try MarkupBuilder.markup(of: encoding.decode(data), as: kind, limits: limits)
  }

  /// The outermost element; nil where there is none.
  package var root: MarkupElement? { elements.first { _ in true } }

  /// Every element, in the order in which they begin.
  package var elements: some Sequence<MarkupElement> { elements(in: nodes.indices) }

  /// The elements among the nodes at `range`, in the order in which they begin.
  package func elements(in range: Range<Int>) -> some Sequence<MarkupElement> {
    range.lazy.filter { nodes[$0].name != nil }.map { MarkupElement(markup: self, index: $0) }
  }

  /// The characters among the nodes at `range`, without those of scripts and styles, as they are written.
  package func text(in range: Range<Int>) -> String {
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
