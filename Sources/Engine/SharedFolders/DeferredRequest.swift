public import Foundation

/// A deferred request: the token that is current until its date, and the token from then on.
///
/// Its file contains the new token, the date in milliseconds since 1970, and the previous token, if any. A single
/// token is current immediately, and so is any other content.
public struct DeferredRequest: Sendable {
  /// The maximum delay in seconds.
  package static let longestDelay: TimeInterval = 30
  /// A date further ahead than these seconds was written before the clock was set back, and is ignored.
  package static let clockTolerance: TimeInterval = 60

  /// The token before the date; empty for none.
  private let currentToken: String
  private let next: (token: String, date: Date)?

  init(currentToken: String) { (self.currentToken, next) = (currentToken, nil) }

  /// A request that becomes current at `date`, but at most ``longestDelay`` after `now`.
  init(currentToken: String, next: String, date: Date, now: Date) {
    (self.currentToken, self.next) = (currentToken, (next, min(date, now + Self.longestDelay)))
  }

  /// Parses ``text``; any other text is current immediately.
  init(text: String) {
    let fields = text.split(separator: " ")
    if (2...3).contains(fields.count), let milliseconds = Int64(fields[1]) {
      currentToken = fields.count == 3 ? String(fields[2]).tokenLetters : ""
      next = (String(fields[0]).tokenLetters, Date(milliseconds: milliseconds))
    } else {
      (currentToken, next) = (text.tokenLetters, nil)
    }
  }

  /// The content of its file.
  var text: String {
    guard let next else { return currentToken }
    let parts = [next.token, "\(next.date.milliseconds)", currentToken]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether a request deferred to `date` is current at `now`.
  public static func isDue(_ date: Date, at now: Date) -> Bool { date <= now || date > now + clockTolerance }

  /// The current token at `now`; empty for none.
  func token(at now: Date) -> String {
    guard let next, Self.isDue(next.date, at: now) else { return currentToken }
    return next.token
  }

  /// The date at which the next token becomes current; nil if none is pending at `now`.
  func pendingUntil(at now: Date) -> Date? { next.flatMap { Self.isDue($0.date, at: now) ? nil : $0.date } }
}

extension String {
  /// The characters of the text that a token may have.
  var tokenLetters: String { filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
}

extension Date {
  /// Milliseconds since 1970, rounded up, so that nothing is due early.
  public var milliseconds: Int64 {
    let value = (timeIntervalSince1970 * 1000).rounded(.up)
    // Dates of calendars are far within these limits.
    return value.isNaN ? 0 : Int64(min(max(value, -1e15), 1e15))
  }

  /// Creates a date from milliseconds since 1970.
  public init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
