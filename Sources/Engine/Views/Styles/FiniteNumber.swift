import Diagnostics
import Graphics

/// Returns `value`, or `fallback` with a diagnostic if it is not finite.
func finite(_ value: Double, of subject: String, else fallback: Double = 0) -> Double {
  if value.isFinite { return value }
  DiagnosticLog.current.report(
    Diagnostic(
      id: "effect.invalid-number",
      message: "\(subject): \(number(value)) is not finite; \(number(fallback)) is used"))
  return fallback
}
