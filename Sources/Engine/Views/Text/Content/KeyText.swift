public import Foundation
import Graphics
public import Localization

extension Text {
  /// Creates a text from a localization key; a literal is one. Apple's page:
  /// SwiftUI/Text/init(_:tableName:bundle:comment:).
  ///
  /// The key is looked up in the table `tableName` (default: `Localizable`) of `bundle` (default: the program's), in
  /// the environment's language, then in the development language; if no table has it, the key itself is shown.
  /// Inline Markdown becomes style. `comment` is for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(KeyText(key: key, table: tableName, bundle: bundle?.tablesFolder))
  }

  /// Creates a text from a localized string resource. Apple's page: SwiftUI/Text/init(_:)-(LocalizedStringResource).
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(ResourceText(resource: resource)) }
}

/// A key with its table.
struct KeyText: TextSource {
  let key: LocalizedStringKey
  var table: String?
  var bundle: URL?

  func segments(in surroundings: TextContext) -> [TextSegment] {
    let localization = surroundings.localization
    let format = localization.format(for: key.content.tableKey, table: table, bundle: bundle)
    let arguments = key.content.arguments
    let pieces = format.pieces(forNumbers: arguments.map(\.number), in: localization.locale)
    return pieces.segments(arguments, in: localization) { index, specifier in
      if let text = key.texts[index] { return text.segments(in: surroundings) }
      return [TextSegment(specifier.string(for: arguments[index], in: localization))]
    }
  }
}

/// A resource, looked up when the locale is known.
private struct ResourceText: TextSource {
  let resource: LocalizedStringResource

  func segments(in surroundings: TextContext) -> [TextSegment] {
    let localization = surroundings.localization
    return [StringFormat.Piece.literal(resource.string(in: localization))].segments([], in: localization) { _, _ in [] }
  }
}

extension [StringFormat.Piece] {
  /// Parses the pieces as Markdown and replaces each placeholder with the result of `fill`.
  fileprivate func segments(
    _ arguments: [FormatArgument], in localization: LocalizationContext,
    filledBy fill: (Int, FormatSpecifier) -> [TextSegment]
  ) -> [TextSegment] {
    let literals = map { if case .literal(let string) = $0 { string } else { "" } }
    guard literals.contains(where: { MarkdownParser.mayContainMarkup($0) }) else {
      return flatMap { piece in
        switch piece {
        case .literal(let string): [TextSegment(string)]
        case .argument(let index, let specifier): fill(index, specifier)
        }
      }.joined
    }
    let pieces = MarkdownLimit.applied(to: self)
    let fillings = pieces.map { piece in
      if case .argument(let index, let specifier) = piece { fill(index, specifier) } else { [TextSegment]() }
    }
    return MarkdownParser.spans(of: localization.elements(of: pieces, arguments)).flatMap { $0.segments(fillings) }
      .joined
  }
}

extension [TextSegment] {
  /// The segments, with adjacent ones of the same style merged so that they are shaped together.
  fileprivate var joined: [TextSegment] {
    reduce(into: []) { result, segment in
      if segment.image == nil, result.last?.continues(in: segment) == true {
        result[result.count - 1].string += segment.string
        result[result.count - 1].isTimer = result[result.count - 1].isTimer || segment.isTimer
      } else {
        result.append(segment)
      }
    }
  }
}

extension TextSegment {
  fileprivate func continues(in other: TextSegment) -> Bool { image == nil && attributes == other.attributes }
}

extension MarkdownSpan {
  /// The span's characters and arguments, in the style of its markup.
  fileprivate func segments(_ fillings: [[TextSegment]]) -> [TextSegment] {
    var attributes = TextAttributes(intent)
    let address = link.map { MarkdownSpan.string($0) { fillings[$0].map(\.string).joined() } }
    attributes.link = address.flatMap { URL(string: $0) }
    var segments: [TextSegment] = []
    var literal = ""
    func finishLiteral() {
      if !literal.isEmpty { segments.append(TextSegment(literal, attributes: attributes)) }
      literal = ""
    }
    for element in elements {
      switch element {
      case .character(let character): literal.append(character)
      case .place(let index):
        finishLiteral()
        segments += fillings[index].map { $0.inheriting(attributes) }
      }
    }
    finishLiteral()
    return segments
  }
}

extension TextAttributes {
  /// The attributes for an intent.
  init(_ intent: InlinePresentationIntent) {
    self.init()
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = Decoration(style: .single) }
  }
}
