package import Ambient
public import Foundation

/// What strings are looked up and written with: locale, calendar, time zone and now of the picture, and the tables of the
/// program whose widgets are drawn.
///
/// `String(localized:)` has no parameter for them, so the renderer binds ``current`` while it asks providers and makes
/// views. Nothing here reads the process's own locale, time zone or clock.
public struct LocalizationContext: Sendable {
  /// Language and formats.
  public var locale: Locale
  /// The time zone of dates.
  public var timeZone: TimeZone
  /// The calendar of dates; nil for the Gregorian one in the locale and time zone.
  public var ownCalendar: Calendar?
  /// What relative dates are relative to.
  public var now: Date
  /// The tables of translations; nil where there are none, and every key stands for itself.
  public var tables: StringTables?

  /// Creates a context; `en_US`, GMT and the reference date without tables unless given.
  public init(
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt, calendar: Calendar? = nil,
    now: Date = Date(timeIntervalSinceReferenceDate: 0), tables: StringTables? = nil
  ) {
    (self.locale, self.timeZone, ownCalendar, self.now, self.tables) = (locale, timeZone, calendar, now, tables)
  }

  /// The context of the current task, or that of the process.
  public static var current: LocalizationContext { AmbientValues.current.localization }

  /// The calendar of dates.
  public var calendar: Calendar {
    if let ownCalendar { return ownCalendar }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// The format that stands for `key`: a translation, else the key itself.
  package func format(for key: String, table: String?, bundle: URL?) -> StringFormat {
    tables?.format(for: key, table: table, bundle: bundle, locale: locale) ?? StringFormat(key)
  }

  /// `key` translated, with `arguments` filled in.
  package func string(
    for key: String, _ arguments: [FormatArgument], table: String? = nil, bundle: URL? = nil
  ) -> String {
    if arguments.isEmpty, tables == nil, !InflectedText.mayHoldMarkup(key) { return key }
    let pieces = format(for: key, table: table, bundle: bundle).pieces(for: arguments, in: locale)
    guard pieces.contains(where: \.mayBeInflected) else {
      return pieces.map { string(of: $0, arguments) }.joined()
    }
    return MarkdownSpan.string(elements(of: pieces, arguments)) { string(of: pieces[$0], arguments) }
  }

  /// The pieces as what markdown is read from, a place for each argument, and words that are to agree in agreement.
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

  /// What a piece shows.
  func string(of piece: StringFormat.Piece, _ arguments: [FormatArgument]) -> String {
    switch piece {
    case .literal(let string): string
    case .argument(let index, let specifier): specifier.string(for: arguments[index], in: self)
    }
  }
}

extension StringFormat.Piece {
  /// Whether the markup of an agreement may begin in the piece.
  fileprivate var mayBeInflected: Bool {
    if case .literal(let string) = self { InflectedText.mayHoldMarkup(string) } else { false }
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
