public import FoundationAdditions

public enum HKMetricPrefix: Int, Sendable, CaseIterable {
  case none
  /// 10⁻¹⁵.
  case femto = 13
  /// 10⁻¹².
  case pico = 1
  /// 10⁻⁹.
  case nano
  /// 10⁻⁶.
  case micro
  /// 10⁻³.
  case milli
  /// 10⁻².
  case centi
  /// 10⁻¹.
  case deci
  /// 10.
  case deca
  /// 10².
  case hecto
  /// 10³.
  case kilo
  /// 10⁶.
  case mega
  /// 10⁹.
  case giga
  /// 10¹².
  case tera

  var exponent: Int {
    switch self {
    case .none: 0
    case .femto: -15
    case .pico: -12
    case .nano: -9
    case .micro: -6
    case .milli: -3
    case .centi: -2
    case .deci: -1
    case .deca: 1
    case .hecto: 2
    case .kilo: 3
    case .mega: 6
    case .giga: 9
    case .tera: 12
    }
  }

  var letters: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}

/// Units of the same kind can be converted. Apple's page: HealthKit/HKUnit.
public final class HKUnit: NSObject, @unchecked Sendable {
  /// Such as `mg/dL`.
  public let unitString: String
  /// Powers of the base units: metres, grams, seconds, …
  let powers: [String: Int]
  let factor: Double
  /// The zero point in base units, for temperatures.
  let offset: Double

  init(_ unitString: String, _ powers: [String: Int], _ factor: Double = 1, offset: Double = 0) {
    self.unitString = unitString
    self.powers = powers.filter { $0.value != 0 }
    (self.factor, self.offset) = (factor, offset)
  }

  /// Parses `count/min`, `mg/dL`, `kcal`. An unknown name is a unit of its own.
  public convenience init(from string: String) {
    let parts = string.split(separator: "/", omittingEmptySubsequences: true).map { Self.product(String($0)) }
    let whole = parts.dropFirst().reduce(parts.first ?? .count()) { $0.unitDivided(by: $1) }
    self.init(string, whole.powers, whole.factor, offset: whole.offset)
  }

  private static func product(_ text: String) -> HKUnit {
    let parts = text.split(whereSeparator: { $0 == "." || $0 == "·" || $0 == "*" }).map { named(String($0)) }
    return parts.dropFirst().reduce(parts.first ?? .count()) { $0.unitMultiplied(by: $1) }
  }

  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)", powers.merging(unit.powers.mapValues { -$0 }) { $0 + $1 },
      factor / unit.factor)
  }

  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)", powers.merging(unit.powers) { $0 + $1 }, factor * unit.factor)
  }

  public func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", powers.mapValues { $0 * power }, pow(factor, Double(power)))
  }

  public func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }

  public func isNull() -> Bool { powers.isEmpty && factor == 1 }

  func isOfOneKind(as other: HKUnit) -> Bool { powers == other.powers }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return powers == other.powers && factor == other.factor && offset == other.offset
  }
  public override var hash: Int { powers.hashValue ^ factor.hashValue }
  public override var description: String { unitString }
}

/// In grams per mole. Apple's page: HealthKit/HKUnitMolarMassBloodGlucose.
public let HKUnitMolarMassBloodGlucose = 180.155_880_000_05
