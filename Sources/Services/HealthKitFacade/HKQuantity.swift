public import FoundationAdditions

/// An amount of a unit. Apple's page: HealthKit/HKQuantity.
public final class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  /// So much of a unit.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// How much that is of another unit; not a number where the units are of different kinds, which stops a program on
  /// Apple's systems.
  public func doubleValue(for unit: HKUnit) -> Double {
    guard self.unit.isOfOneKind(as: unit) else { return .nan }
    if self.unit.isEqual(unit) { return value }
    return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }

  /// Whether it can be told in a unit.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isOfOneKind(as: unit) }

  /// Which of two amounts is more; two of different kinds count as the same.
  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  /// Whether it is as much.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity else { return false }
    return other.doubleValue(for: unit) == value
  }
  /// Equal amounts have equal ones.
  public override var hash: Int { (value * unit.factor + unit.offset).hashValue }
  /// The amount and the unit.
  public override var description: String { "\(value) \(unit.unitString)" }
}
