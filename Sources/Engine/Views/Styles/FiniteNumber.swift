import Diagnostics
import Graphics

/// `value`, or `fallback` and a diagnostic if it is infinite or no number.
func finite(_ value: Double, of subject: String, else fallback: Double = 0) -> Double {
  if value.isFinite { return value }
  DiagnosticLog.current.report(
    Diagnostic(
      id: "effect.invalid-number",
      message: "\(subject): \(number(value)) is no number to paint with; \(number(fallback)) was taken"))
  return fallback
}
