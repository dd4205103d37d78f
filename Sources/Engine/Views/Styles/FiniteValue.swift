import Diagnostics
import Graphics

extension BinaryFloatingPoint {
  /// The number, or `fallback` with a diagnostic if it is not finite.
  func finiteValue(of subject: String, else fallback: Self = 0) -> Self {
    if isFinite { return self }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "effect.invalid-number", message: "\(subject): \(printed) is not finite; \(fallback.printed) is used"))
    return fallback
  }
}
