package import Ambient
public import Foundation

/// The context in which strings are looked up and formatted: the picture's locale, calendar, time zone and current
/// date, and the string tables of the program whose widgets are drawn.
///
/// `String(localized:)` has no parameter for it, so the renderer binds ``current`` while it calls providers and
/// creates views. The process's own locale, time zone and clock are never used.
public struct LocalizationContext: Sendable {
  public var locale: Locale
  public var timeZone: TimeZone
  /// The calendar; nil for the Gregorian one in the locale and time zone.
  public var ownCalendar: Calendar?
  /// The current date, for relative dates.
  public var now: Date
  /// The translations; nil if there are none, and every key is its own text.
  public var tables: StringTables?

  /// Creates a context (default: `en_US`, GMT and the reference date, without tables).
  public init(
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt, calendar: Calendar? = nil,
    now: Date = Date(timeIntervalSinceReferenceDate: 0), tables: StringTables? = nil
  ) {
    (self.locale, self.timeZone, ownCalendar, self.now, self.tables) = (locale, timeZone, calendar, now, tables)
  }

  /// The context of the current task, or of the process.
  public static var current: LocalizationContext { AmbientValues.current.localization }

  public var calendar: Calendar {
    if let ownCalendar { return ownCalendar }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// The format for `key`: a translation, otherwise the key itself.
  package func format(for key: String, table: String?, bundle: URL?) -> StringFormat {
    tables?.format(for: key, table: table, bundle: bundle, locale: locale) ?? StringFormat(key)
  }

  /// `key` translated, with `arguments` filled in.
  package func string(
    for key: String, _ arguments: [FormatArgument], table: String? = nil, bundle: URL? = nil
  ) -> String {
    if arguments.isEmpty, tables == nil, !InflectedText.mayContainMarkup(key) { return key }
    let pieces = format(for: key, table: table, bundle: bundle).pieces(for: arguments, in: locale)
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

extension AmbientValues {
  package var localization: LocalizationContext {
    get { self[LocalizationKey.self] }
    set { self[LocalizationKey.self] = newValue }
  }
}

private enum LocalizationKey: AmbientKey {
  static let defaultValue = LocalizationContext()
}
