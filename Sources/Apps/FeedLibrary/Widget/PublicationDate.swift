public import Foundation
internal import JSONText

/// The dates of articles in the widgets' data.
///
/// NetNewsWire's app writes `2026-11-21 08:00:00 +0000`, and its widget reads only this form.
public enum PublicationDate {
  /// A date in the form that NetNewsWire's widget reads, in UTC.
  public static func text(_ date: Date) -> String { "\(style.format(date)) +0000" }

  /// A date in that form, or in ISO 8601; nil for any other.
  public static func date(_ text: String) -> Date? {
    let text = text.trimmingCharacters(in: .whitespaces)
      .replacingOccurrences(of: " +", with: "+").replacingOccurrences(of: " -", with: "-")
      .replacingOccurrences(of: " ", with: "T")
    return Date(looseISO8601: text, allowsDay: true)
  }

  private static let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: .gmt).year().month().day()
    .time(includingFractionalSeconds: false)
}
