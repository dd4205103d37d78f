import Diagnostics
package import Foundation

/// Automatic grammar agreement: `^[3 apple](inflect: true)` is “3 apples”.
///
/// Apple's page: Foundation/Data_formatting/Automatic grammar agreement. The markup is always removed. In English, a
/// noun is inflected for the first number in the brackets. Other languages, and agreement with anything else, are
/// left as written, with a diagnostic `text.not-inflected`.
package struct InflectedText {
  /// The argument at a placeholder, and its text.
  package typealias Placeholder = (argument: FormatArgument, string: String)

  private let source: [MarkdownSpan.Element]
  private let locale: Locale
  private let filling: (Int) -> Placeholder?

  /// Whether `text` may contain the markup.
  package static func mayContainMarkup(_ text: String) -> Bool { text.contains("^[") }

  /// `source` without the markup, with inflected words.
  package static func resolved(
    _ source: [MarkdownSpan.Element], in locale: Locale, filledBy filling: @escaping (Int) -> Placeholder?
  ) -> [MarkdownSpan.Element] {
    InflectedText(source: source, locale: locale, filling: filling).resolved
  }

  private var resolved: [MarkdownSpan.Element] {
    let brackets = MarkdownParser.brackets(in: source)
    var result: [MarkdownSpan.Element] = []
    var index = 0
    while index < source.count {
      if character(at: index) == "^", character(at: index + 1) == "[", !isEscaped(index),
        let close = brackets[index + 1], character(at: close + 1) == "(", let end = brackets[close + 1]
      {
        let attributes = MarkdownSpan.string(Array(source[(close + 2)..<end]))
        result += inflected(Array(source[(index + 2)..<close]), attributes: attributes)
        index = end + 1
      } else {
        result.append(source[index])
        index += 1
      }
    }
    return result
  }

  private func character(at index: Int) -> Character? { source.indices.contains(index) ? source[index].character : nil }

  private func isEscaped(_ index: Int) -> Bool { character(at: index - 1) == "\\" }

  private func inflected(_ phrase: [MarkdownSpan.Element], attributes: String) -> [MarkdownSpan.Element] {
    let plain = attributes.filter { !$0.isWhitespace }
    guard plain.contains("inflect:") || plain.contains("agreeWith") else { return phrase }
    guard !plain.contains("inflect:false") else { return phrase }
    guard plain == "inflect:true" else { return unchanged(phrase, "`\(attributes)` is not supported") }
    guard locale.language.languageCode?.identifier == "en" else {
      return unchanged(phrase, "only English words are inflected")
    }
    guard let count = count(in: phrase) else { return unchanged(phrase, "there is no number to agree with") }
    guard let range = noun(in: phrase) else { return unchanged(phrase, "there is no word to inflect") }
    let form = EnglishNoun(string(phrase[range])).form(for: count)
    return phrase[..<range.lowerBound] + form.map { .character($0) } + phrase[range.upperBound...]
  }

  private func unchanged(_ phrase: [MarkdownSpan.Element], _ reason: String) -> [MarkdownSpan.Element] {
    let message = "“\(string(phrase[...]))” is shown as written: \(reason)"
    DiagnosticLog.current.report(Diagnostic(id: "text.not-inflected", message: message))
    return phrase
  }

  private func string(_ elements: ArraySlice<MarkdownSpan.Element>) -> String {
    MarkdownSpan.string(Array(elements)) { filling($0)?.string ?? "" }
  }

  /// The first number: an argument's, otherwise a literal one.
  private func count(in phrase: [MarkdownSpan.Element]) -> Double? {
    for case .place(let index) in phrase {
      if let number = filling(index)?.argument.number { return number }
    }
    let digits = string(phrase[...]).drop { $0.wholeNumberValue == nil }.prefix {
      $0.wholeNumberValue != nil || $0 == "." || $0 == ","
    }
    return Double(digits.compactMap { $0 == "." ? "." : $0.wholeNumberValue.map(String.init) }.joined())
  }

  /// The noun: the last word before a preposition, or the last word. A placeholder for text counts as a word.
  private func noun(in phrase: [MarkdownSpan.Element]) -> Range<Int>? {
    var noun: Range<Int>?
    var index = 0
    while index < phrase.count {
      let start = index
      while index < phrase.count, isLetter(phrase[index]) { index += 1 }
      guard index > start else {
        index += 1
        continue
      }
      if noun != nil, Self.prepositions.contains(string(phrase[start..<index]).lowercased()) { break }
      noun = start..<index
    }
    return noun
  }

  private func isLetter(_ element: MarkdownSpan.Element) -> Bool {
    switch element {
    case .character(let character): character.isLetter || character == "’" || character == "'"
    case .place(let index): filling(index).map { $0.argument.isWord } ?? false
    }
  }

  private static let prepositions: Set = ["of", "in", "from", "with", "for", "to", "on", "at", "by", "per"]
}

extension FormatArgument {
  fileprivate var isWord: Bool {
    if case .string(let string) = self { string.contains(where: \.isLetter) } else { false }
  }
}
