public import Foundation
import JSONText
import Localization

extension Date: _IntentValue {
  /// `2026-11-21T08:00:00Z`, or `2026-11-21` for midnight in GMT.
  public static var _form: _ValueForm {
    .described(
      "Date", expecting: "a date such as 2026-11-21T08:00:00Z or 2026-11-21", as: { $0.formatted(.iso8601) },
      read: { Date(strictISO8601: $0) })
  }
  /// The picture's current date.
  public static var _blank: Date? { LocalizationContext.current.now }
}

extension DateComponents: _IntentValue {
  /// `2026-11-21`, `08:30`, or both with a `T` between them.
  public static var _form: _ValueForm {
    .described(
      "DateComponents", expecting: "a date and a time such as 2026-11-21, 08:30 or 2026-11-21T08:30",
      as: { $0.written }, read: { DateComponents(written: $0) })
  }
  public static var _blank: DateComponents? { DateComponents() }

  fileprivate init?(written text: String) {
    let form = /(?:(\d{4})-(\d{2})-(\d{2}))?T?(?:(\d{2}):(\d{2}))?/
    guard !text.isEmpty, let match = text.wholeMatch(of: form) else { return nil }
    self.init(
      year: match.1.flatMap { Int($0) }, month: match.2.flatMap { Int($0) }, day: match.3.flatMap { Int($0) },
      hour: match.4.flatMap { Int($0) }, minute: match.5.flatMap { Int($0) })
    guard (1...12).contains(month ?? 1), (1...31).contains(day ?? 1), (0...23).contains(hour ?? 0),
      (0...59).contains(minute ?? 0)
    else { return nil }
  }

  fileprivate var written: String {
    let date = year.map { String(format: "%04d-%02d-%02d", $0, month ?? 1, day ?? 1) }
    let time = hour.map { String(format: "%02d:%02d", $0, minute ?? 0) }
    return [date, time].compactMap { $0 }.joined(separator: "T")
  }
}

extension Duration: _IntentValue {
  /// A number of seconds, or with a unit: `90`, `1.5h`, `20min`.
  public static var _form: _ValueForm {
    .described(
      "Duration", expecting: "a duration such as 90s, 20min or 1.5h", as: { "\(($0 / .seconds(1)).shortest)s" },
      read: { Self.read($0) })
  }
  public static var _blank: Duration? { .zero }

  private static func read(_ text: String) -> Duration? {
    guard let match = text.wholeMatch(of: /(-?[0-9]+(?:\.[0-9]+)?) ?(s|min|h|d)?/), let number = Double(match.1)
    else { return nil }
    let factors: [String: Double] = ["min": 60, "h": 3600, "d": 86_400]
    let factor = match.2.flatMap { factors[String($0)] } ?? 1
    // The seconds of a duration are a 64-bit integer.
    guard abs(number * factor) < 1e15 else { return nil }
    return .seconds(number * factor)
  }
}
