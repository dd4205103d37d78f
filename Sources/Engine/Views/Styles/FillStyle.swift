import Diagnostics
import Graphics

/// How a shape is filled. Apple's page: SwiftUI/FillStyle.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule is used instead of the nonzero winding rule.
  public var isEOFilled: Bool
  /// Ignored: edges are always smooth.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// Returns `value`, or `fallback` with a diagnostic if it is not finite.
func finite(_ value: Double, of subject: String, else fallback: Double = 0) -> Double {
  if value.isFinite { return value }
  DiagnosticLog.current.report(
    Diagnostic(
      id: "effect.invalid-number",
      message: "\(subject): \(number(value)) is not finite; \(number(fallback)) is used"))
  return fallback
}
