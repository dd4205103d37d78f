import Foundation

/// How values are mapped to positions. Apple's page: Charts/ScaleType.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, date, category, log
    case power(Double)
    case symmetricLog(slope: Double)
  }

  let kind: Kind
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// Numbers and dates are categories, in bands of equal width.
  public static var category: ScaleType { ScaleType(kind: .category) }
  /// Values that are not positive have no position.
  public static var log: ScaleType { ScaleType(kind: .log) }
  public static var squareRoot: ScaleType { .power(exponent: 0.5) }
  /// Proportional to the logarithm of 1 plus the distance from zero, on both sides of it.
  public static var symmetricLog: ScaleType { .symmetricLog(slopeAtZero: 1) }

  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slope: slopeAtZero))
  }

  /// The value on a linear scale; `nil` if it has no position.
  func linear(_ value: Double) -> Double? {
    let result =
      switch kind {
      case .linear, .date, .category: value
      case .log: value > 0 ? Foundation.log(value) : .nan
      case .power(let exponent): pow(abs(value), exponent) * (value < 0 ? -1 : 1)
      case .symmetricLog(let slope): log1p(abs(value * slope)) * (value < 0 ? -1 : 1)
      }
    return result.isFinite ? result : nil
  }

  /// The value at a position of the linear scale.
  func value(_ linear: Double) -> Double {
    switch kind {
    case .linear, .date, .category: linear
    case .log: exp(linear)
    case .power(let exponent): exponent == 0 ? 0 : pow(abs(linear), 1 / exponent) * (linear < 0 ? -1 : 1)
    case .symmetricLog(let slope): slope == 0 ? 0 : expm1(abs(linear)) / slope * (linear < 0 ? -1 : 1)
    }
  }
}
