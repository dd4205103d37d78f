import Foundation
import Graphics

/// Says that a modifier was given a number that is not one.
enum InvalidNumber {
  /// Reports the first of `numbers` that is not finite, or negative where that means nothing.
  static func report(_ modifier: String, _ numbers: [CGFloat?], allowsNegative: Bool = true) {
    let wrong = numbers.compactMap { $0 }.first { !$0.isFinite || (!allowsNegative && $0 < 0) }
    guard let wrong else { return }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "layout.invalid-number",
        message: "\(wrong) is negative or not finite, and is left out; Apple's systems say “Invalid frame dimension”",
        subject: modifier))
  }

  /// Reports a minimum above an ideal or a maximum, or limits that are not numbers.
  static func reportContradiction(_ modifier: String) {
    DiagnosticLog.current.report(
      Diagnostic(
        id: "layout.contradictory-frame",
        message: "the limits are not in the order minimum, ideal, maximum; each is raised to the one before it",
        subject: modifier))
  }
}
