package import Foundation

extension LocalizationContext {
  /// The format for `key`: a translation, otherwise the key itself.
  package func format(for key: String, table: String?, bundle: URL?) -> StringFormat {
    tables?.format(for: key, table: table, bundle: bundle, locale: locale) ?? StringFormat(key)
  }

  /// `key` translated, with `arguments` filled in.
  package func string(
    for key: String, _ arguments: [FormatArgument], table: String? = nil, bundle: URL? = nil
  ) -> String {
    if arguments.isEmpty, tables == nil, !InflectedText.mayContainMarkup(key) { return key }
    let pieces = format(for: key, table: table, bundle: bundle).pieces(forNumbers: arguments.map(\.number), in: locale)
    guard pieces.contains(where: \.mayBeInflected) else {
      return pieces.map { string(of: $0, arguments) }.joined()
    }
    return MarkdownSpan.string(elements(of: pieces, arguments)) { string(of: pieces[$0], arguments) }
  }

  /// The parts as input of the Markdown reader, with a placeholder for each argument and grammar agreement applied.
  package func elements(of pieces: [StringFormat.Piece], _ arguments: [FormatArgument]) -> [MarkdownSpan.Element] {
    let elements = pieces.indices.flatMap { index -> [MarkdownSpan.Element] in
      if case .literal(let string) = pieces[index] { string.map { .character($0) } } else { [.place(index)] }
    }
    guard pieces.contains(where: \.mayBeInflected) else { return elements }
    return InflectedText.resolved(elements, in: locale) { place in
      guard case .argument(let index, _) = pieces[place] else { return nil }
      return (arguments[index], string(of: pieces[place], arguments))
    }
  }

  /// The text of a part.
  func string(of piece: StringFormat.Piece, _ arguments: [FormatArgument]) -> String {
    switch piece {
    case .literal(let string): string
    case .argument(let index, let specifier): specifier.string(for: arguments[index], in: self)
    }
  }
}

extension StringFormat.Piece {
  /// Whether the part may start markup of grammar agreement.
  fileprivate var mayBeInflected: Bool {
    if case .literal(let string) = self { InflectedText.mayContainMarkup(string) } else { false }
  }
}
