package import Foundation

/// A request that was put off: what counts until its date, and what from then on.
///
/// Its file holds the new token, the date in milliseconds since 1970, and the token that counted before, if any. A token
/// alone counts at once, and so does whatever else somebody put there.
package struct DeferredRequest: Sendable {
  /// The most seconds that a request is put off.
  package static let longestDelay: TimeInterval = 30
  /// A date farther ahead than these seconds was written before the clock was set back: it is not waited for.
  package static let patience: TimeInterval = 60

  /// What counts before the date; empty for nothing.
  private let counting: String
  private let next: (token: String, date: Date)?

  /// What counts alone.
  init(counting: String) { (self.counting, next) = (counting, nil) }

  /// A request that counts from `date` on, but at most ``longestDelay`` from `now`.
  init(counting: String, next: String, date: Date, now: Date) {
    (self.counting, self.next) = (counting, (next, min(date, now + Self.longestDelay)))
  }

  /// Reads ``text``; whatever else there is counts at once.
  init(text: String) {
    let fields = text.split(separator: " ")
    if (2...3).contains(fields.count), let milliseconds = Int64(fields[1]) {
      counting = fields.count == 3 ? String(fields[2]).tokenLetters : ""
      next = (String(fields[0]).tokenLetters, Date(milliseconds: milliseconds))
    } else {
      (counting, next) = (text.tokenLetters, nil)
    }
  }

  /// As its file holds it.
  var text: String {
    guard let next else { return counting }
    let parts = [next.token, "\(next.date.milliseconds)", counting]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether what was put off to `date` counts at `now`.
  package static func isDue(_ date: Date, at now: Date) -> Bool { date <= now || date > now + patience }

  /// What counts at `now`; empty for nothing.
  func token(at now: Date) -> String {
    guard let next, Self.isDue(next.date, at: now) else { return counting }
    return next.token
  }

  /// The date from which on more counts than at `now`; nil where nothing waits.
  func waitsUntil(at now: Date) -> Date? { next.flatMap { Self.isDue($0.date, at: now) ? nil : $0.date } }
}

extension String {
  /// What a token can have of the text.
  var tokenLetters: String { filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
}
