/// An element of a document.
package struct MarkupElement: Sendable {
  package let markup: Markup
  /// Where it is among the document's nodes.
  package let index: Int

  private var node: Markup.Node { markup.nodes[index] }

  /// The index of the first node after it that is not in it.
  package var end: Int { node.end }

  /// The index of the first node that is not in what it is in itself.
  package var endOfSiblings: Int {
    var next = node.end
    while next < markup.nodes.count, markup.nodes[next].depth == node.depth { next = markup.nodes[next].end }
    return next
  }

  /// As it is written in XML, in lower case in HTML.
  package var name: String { node.name ?? "" }

  /// The attributes as they are written; of a name that is repeated the first.
  package var attributes: [Markup.Attribute] { node.attributes }

  /// An attribute's value; empty where only the name is written, nil where there is none.
  package subscript(attribute: String) -> String? { node.attributes.first { $0.name == attribute }?.value }

  /// Whether `class` has the word, upper and lower case alike as in pages without a document type.
  package func hasClass(_ word: String) -> Bool {
    self["class"]?.split(whereSeparator: \.isWhitespace).contains { $0.lowercased() == word.lowercased() } ?? false
  }

  /// The characters in it and in all elements in it, without those of scripts and styles, as they are written: blanks and
  /// ends of lines stay.
  package var text: String { markup.text(in: index + 1..<node.end) }

  /// The elements directly in it.
  package var children: [MarkupElement] {
    markup.elements(in: index + 1..<node.end).filter { markup.nodes[$0.index].depth == node.depth + 1 }
  }

  /// Every element in it, at any depth, in the order in which they begin.
  package var descendants: some Sequence<MarkupElement> { markup.elements(in: index + 1..<node.end) }

  /// Every element of a name in it, at any depth.
  package func descendants(_ name: String) -> [MarkupElement] { descendants.filter { $0.name == name } }

  /// The first element of a name in it, at any depth.
  package func first(_ name: String) -> MarkupElement? { descendants.first { $0.name == name } }

  /// The element that follows directly in the same parent, texts passed over; nil after the last.
  package var nextSibling: MarkupElement? {
    var next = node.end
    while next < markup.nodes.count, markup.nodes[next].depth == node.depth {
      if markup.nodes[next].name != nil { return MarkupElement(markup: markup, index: next) }
      next = markup.nodes[next].end
    }
    return nil
  }
}
