import Diagnostics
import Graphics

/// The position of a value within bounds, 0…1.
enum Fraction {
  /// The fraction, clamped to the bounds; nil, with a diagnostic that names `control`, if the value is NaN, a
  /// bound is not finite, or the range is empty.
  static func of<Value: BinaryFloatingPoint>(
    _ value: Value, from lower: Value, to upper: Value, in control: String
  ) -> Double? {
    let (value, lower, upper) = (Double(value), Double(lower), Double(upper))
    // Halved, because the distance of two finite numbers may overflow.
    let fraction = (value / 2 - lower / 2) / (upper / 2 - lower / 2)
    guard lower.isFinite, upper.isFinite, lower < upper, !value.isNaN, !fraction.isNaN else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "control.invalid-value", message: "invalid value \(value) in the range \(lower)...\(upper); drawn empty",
          subject: control))
      return nil
    }
    return min(max(fraction, 0), 1)
  }
}
