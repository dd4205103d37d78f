/// A piece of a text that was read as markdown.
package struct MarkdownSpan: Hashable, Sendable {
  /// What a text is made of before it is read: characters, and places that are filled in later and hold no markup.
  package enum Element: Hashable, Sendable {
    case character(Character)
    case place(Int)
  }

  package var elements: [Element]
  package var intent: InlinePresentationIntent = []
  /// The address that the piece leads to; nil for none.
  package var link: [Element]?

  /// The elements with every place as `placed` writes it.
  package static func string(_ elements: [Element], placed: (Int) -> String = { _ in "" }) -> String {
    elements.reduce(into: "") { text, element in
      switch element {
      case .character(let character): text.append(character)
      case .place(let index): text += placed(index)
      }
    }
  }
}

extension MarkdownSpan.Element {
  package var character: Character? {
    if case .character(let character) = self { character } else { nil }
  }
}
