public import FoundationAdditions

public final class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// The value in another unit; NaN if the units are of different kinds, which traps on Apple's systems.
  public func doubleValue(for unit: HKUnit) -> Double {
    guard self.unit.isOfOneKind(as: unit) else { return .nan }
    if self.unit.isEqual(unit) { return value }
    return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }

  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isOfOneKind(as: unit) }

  /// Quantities of different kinds are equal.
  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity else { return false }
    return other.doubleValue(for: unit) == value
  }
  public override var hash: Int { (value * unit.factor + unit.offset).hashValue }
  public override var description: String { "\(value) \(unit.unitString)" }
}
