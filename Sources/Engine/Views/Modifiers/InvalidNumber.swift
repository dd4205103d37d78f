import Diagnostics
import Foundation
import Graphics

extension _LoweringContext {
  /// Reports the first of `numbers` that is not finite, or negative where negative values are invalid.
  func reportInvalid(_ modifier: String, _ numbers: [CGFloat?], allowsNegative: Bool = true) {
    guard let message = InvalidNumber.message(modifier, numbers, allowsNegative: allowsNegative) else { return }
    report(InvalidNumber.id, message)
  }

  /// Reports limits that are not in order or not finite.
  func reportContradiction(_ modifier: String) {
    report(
      "layout.contradictory-frame",
      "\(modifier): the limits are not in the order minimum, ideal, maximum; each is raised to the one before it")
  }
}

/// The diagnostic for an invalid number.
enum InvalidNumber {
  static let id = "layout.invalid-number"

  /// Reports the first of `numbers` that is not finite, or negative where negative values are invalid, without the
  /// view's path.
  static func report(_ subject: String, _ numbers: [CGFloat?], allowsNegative: Bool = true) {
    guard let message = message(subject, numbers, allowsNegative: allowsNegative) else { return }
    DiagnosticLog.current.report(Diagnostic(id: id, message: message, subject: subject))
  }

  fileprivate static func message(_ subject: String, _ numbers: [CGFloat?], allowsNegative: Bool) -> String? {
    let wrong = numbers.compactMap { $0 }.first { !$0.isFinite || (!allowsNegative && $0 < 0) }
    return wrong.map { number in
      "\(subject): \(number) is negative or not finite and is ignored; "
        + "SwiftUI logs “Invalid frame dimension”"
    }
  }
}
