import Diagnostics
import Graphics

/// How far a value is between two bounds, 0…1.
enum Fraction {
  /// The fraction; nil, with a diagnostic that names `control`, if that is no number: a value or bound that is not finite,
  /// or bounds without anything between them. Values beyond the bounds are the bounds.
  static func of<Value: BinaryFloatingPoint>(
    _ value: Value, from lower: Value, to upper: Value, in control: String
  ) -> Double? {
    let (value, lower, upper) = (Double(value), Double(lower), Double(upper))
    // By halves: the distance of two numbers may be more than a number can be.
    let fraction = (value / 2 - lower / 2) / (upper / 2 - lower / 2)
    guard lower.isFinite, upper.isFinite, lower < upper, !value.isNaN, !fraction.isNaN else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "control.invalid-value", message: "no place of \(value) between \(lower) and \(upper); drawn as empty",
          subject: control))
      return nil
    }
    return min(max(fraction, 0), 1)
  }
}
