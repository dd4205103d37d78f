public import Foundation

/// A parsed HTML or XML document: elements, their attributes, and text.
///
/// libxml2 parses it and repairs unclosed and stray tags and attributes without quotes. Comments and processing
/// instructions are left out. Entities that a document declares are empty, and nothing but the given bytes is read.
///
/// The nodes are in an array in document order, so that deep documents need no recursion.
public struct Markup: Sendable {
  /// The syntax.
  public enum Kind: Sendable {
    /// Names are lowercased; `html` and `body` exist even if they are not written.
    case html
    /// Names are as written, including prefixes.
    case xml
  }

  /// An element or a text.
  public struct Node: Sendable {
    /// An element's name; nil for text.
    package var name: String?
    /// The characters of a text; empty for elements.
    package var text: String
    package var attributes: [Attribute]
    /// The number of its ancestors.
    package var depth: Int
    /// The index of the first node after its descendants.
    package var end: Int
  }

  public struct Attribute: Hashable, Sendable {
    public let name: String
    /// Empty for an attribute without a value.
    public let value: String
  }

  /// All elements and texts, in document order.
  public private(set) var nodes: [Node]
  /// Whether the parser repaired something, as in most HTML.
  public let isRepaired: Bool

  package init(nodes: [Node], isRepaired: Bool) { (self.nodes, self.isRepaired) = (nodes, isRepaired) }

  /// Parses bytes.
  ///
  /// The character encoding is `charset`, a byte order mark, the document's own declaration (`<meta charset>`, `<?xml
  /// encoding=…?>`), or UTF-8, in this order. Bytes that are invalid in the encoding, and zeros, become U+FFFD, with
  /// a diagnostic `markup.bytes-replaced`; an unknown encoding is ignored, with `markup.charset-unknown`. Their
  /// subject is the one bound with `DiagnosticLog.withSubject`.
  ///
  /// - Parameters:
  ///   - charset: The character encoding of HTTP's `Content-Type`.
  ///   - limits: The limits of the document.
  /// - Throws: Any ``MarkupError``. HTML text is never an error: a document without elements has no ``root``.
  public static func parse(
    _ data: Data, as kind: Kind, charset: String? = nil, limits: MarkupLimits = .standard
  ) throws(MarkupError) -> Markup {
    guard data.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
    let encoding = TextEncoding.declared(charset) ?? TextEncoding.found(in: data, as: kind)
    return try MarkupBuilder.markup(of: encoding.decode(data), as: kind, limits: limits)
  }

  /// The outermost element; nil if there is none.
  public var root: MarkupElement? { elements.first { _ in true } }

  /// All elements in document order.
  public var elements: some Sequence<MarkupElement> { elements(in: nodes.indices) }

  /// The elements among the nodes at `range`, in document order.
  public func elements(in range: Range<Int>) -> some Sequence<MarkupElement> {
    range.lazy.filter { nodes[$0].name != nil }.map { MarkupElement(markup: self, index: $0) }
  }

  /// The text of the nodes at `range`, as written, without scripts and styles.
  public func text(in range: Range<Int>) -> String {
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
