/// An element of a ``Markup``.
public struct MarkupElement: Sendable {
  package let markup: Markup
  /// Its index among the document's nodes.
  public let index: Int

  private var node: Markup.Node { markup.nodes[index] }

  /// The index of the first node after its descendants.
  public var end: Int { node.end }

  /// The index of the first node after its parent's descendants.
  public var endOfSiblings: Int {
    var next = node.end
    while next < markup.nodes.count, markup.nodes[next].depth == node.depth { next = markup.nodes[next].end }
    return next
  }

  /// As written in XML; lowercased in HTML.
  public var name: String { node.name ?? "" }

  /// The attributes as written; of duplicate names the first.
  public var attributes: [Markup.Attribute] { node.attributes }

  /// An attribute's value; empty for an attribute without a value, nil if there is none.
  public subscript(attribute: String) -> String? { node.attributes.first { $0.name == attribute }?.value }

  /// Whether `class` contains the word, ignoring case as in pages without a document type.
  public func hasClass(_ word: String) -> Bool {
    self["class"]?.split(whereSeparator: \.isWhitespace).contains { $0.lowercased() == word.lowercased() } ?? false
  }

  /// The text of it and all its descendants, without scripts and styles, as written: white space is kept.
  public var text: String { markup.text(in: index + 1..<node.end) }

  /// The elements directly inside, without texts.
  public var children: [MarkupElement] {
    markup.elements(in: index + 1..<node.end).filter { markup.nodes[$0.index].depth == node.depth + 1 }
  }

  /// All descendants, in document order.
  package var descendants: some Sequence<MarkupElement> { markup.elements(in: index + 1..<node.end) }

  /// All descendants with a name.
  public func descendants(_ name: String) -> [MarkupElement] { descendants.filter { $0.name == name } }

  /// The first descendant with a name.
  public func first(_ name: String) -> MarkupElement? { descendants.first { $0.name == name } }

  /// The next sibling element, skipping text; nil for the last one.
  package var nextSibling: MarkupElement? {
    var next = node.end
    while next < markup.nodes.count, markup.nodes[next].depth == node.depth {
      if markup.nodes[next].name != nil { return MarkupElement(markup: markup, index: next) }
      next = markup.nodes[next].end
    }
    return nil
  }
}
