public import Foundation

extension Date {
  /// `2026-11-21T08:00:00Z`, with milliseconds if there are any.
  package var timestamp: String {
    let milliseconds = (timeIntervalSinceReferenceDate * 1000).rounded()
    let isWhole = milliseconds.truncatingRemainder(dividingBy: 1000) == 0
    // The format truncates fractions of a millisecond, and most dates have nearly a whole one.
    return Date(timeIntervalSinceReferenceDate: (milliseconds + 0.25) / 1000)
      .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
  }

  /// A date that a person wrote: `2026-11-21T08:00:00Z`, also with a fraction, or `2026-11-21` for midnight in GMT. Nil for
  /// anything else, a 30 February and what only begins with a date among it.
  package init?(strictISO8601 text: String) {
    let whole = Date.ISO8601FormatStyle()
    for style in [whole, whole.year().month().day(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)] {
      // Written again to find out whether all of it was read. What is less than a millisecond is cut off in writing, and dates
      // are read a little too small.
      guard let date = try? style.parse(text), style.format(date + 0.000_25) == text else { continue }
      self = date
      return
    }
    return nil
  }

  /// A date that a program wrote, as Foundation reads it: with any offset from GMT, with a fraction or without.
  ///
  /// - Parameter allowsDay: Whether a day alone is one, for its midnight in GMT.
  public init?(looseISO8601 text: String, allowsDay: Bool = false) {
    let whole = Date.ISO8601FormatStyle()
    let fraction = whole.year().month().day().time(includingFractionalSeconds: true).timeZone(separator: .colon)
    let fractions = [Date.ISO8601FormatStyle(includingFractionalSeconds: true), fraction]
    let styles = text.contains(".") ? fractions + [whole] : [whole] + fractions
    guard
      let date = (styles + (allowsDay ? [whole.year().month().day()] : [])).lazy.compactMap({ try? $0.parse(text) })
        .first
    else { return nil }
    self = date
  }
}
