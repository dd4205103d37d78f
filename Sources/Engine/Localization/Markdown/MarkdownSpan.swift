/// A span of a text parsed as Markdown.
package struct MarkdownSpan: Hashable, Sendable {
  /// An element of a text before it is parsed: a character, or a placeholder that is filled in later and contains no
  /// markup.
  package enum Element: Hashable, Sendable {
    case character(Character)
    case place(Int)
  }

  package var elements: [Element]
  package var intent: InlinePresentationIntent = []
  /// The URL that the span links to; nil for none.
  package var link: [Element]?

  /// The elements as text, with placeholders replaced by `placed`.
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
