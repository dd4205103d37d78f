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

/// A run of `*`, `_` or `~` (CommonMark 0.31, 6.2: left- and right-flanking runs).
struct MarkdownDelimiter {
  let mark: Character
  /// The number of unused marks.
  var count: Int
  let originalCount: Int
  let canOpen: Bool
  let canClose: Bool

  init(_ mark: Character, count: Int, before: MarkdownSpan.Element?, after: MarkdownSpan.Element?) {
    self.mark = mark
    self.count = count
    originalCount = count
    let isLeftFlanking =
      !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
    let isRightFlanking =
      !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
    // An underscore inside of a word is part of the word.
    canOpen = isLeftFlanking && (mark != "_" || !isRightFlanking || before.isPunctuation)
    canClose = isRightFlanking && (mark != "_" || !isLeftFlanking || after.isPunctuation)
  }

  /// The rule of three: lengths of runs that can both open and close must not add up to a multiple of three.
  func matches(_ closer: MarkdownDelimiter) -> Bool {
    guard mark == closer.mark, canOpen, count > 0 else { return false }
    if mark == "~" { return originalCount == closer.originalCount && originalCount <= 2 }
    guard canClose || closer.canOpen else { return true }
    return (originalCount + closer.originalCount) % 3 != 0
      || (originalCount % 3 == 0 && closer.originalCount % 3 == 0)
  }
}

extension MarkdownSpan.Element? {
  /// White space, or an end of the text.
  fileprivate var isSpace: Bool {
    switch self {
    case nil: true
    case .character(let character): character.isWhitespace
    case .place: false
    }
  }

  fileprivate var isPunctuation: Bool {
    guard case .character(let character) = self else { return false }
    return character.isPunctuation || character.isSymbol
  }
}
