import FoundationAdditions

// The units that Apple's page HealthKit/HKUnit lists, over metres, grams, seconds, kelvins, moles and counts.
extension HKUnit {
  private static func metric(
    _ prefix: HKMetricPrefix, _ letters: String, _ powers: [String: Int], _ factor: Double = 1
  ) -> HKUnit {
    HKUnit(prefix.letters + letters, powers, factor * pow(10, Double(prefix.exponent)))
  }

  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "g", ["g": 1]) }
  public class func gram() -> HKUnit { gramUnit(with: .none) }
  public class func pound() -> HKUnit { HKUnit("lb", ["g": 1], 453.592_37) }
  public class func ounce() -> HKUnit { HKUnit("oz", ["g": 1], 28.349_523_125) }
  public class func stone() -> HKUnit { HKUnit("st", ["g": 1], 6350.293_18) }
  /// Converted to grams by the molar mass.
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    metric(prefix, "mol<\(gramsPerMole)>", ["g": 1], gramsPerMole)
  }
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    moleUnit(with: .none, molarMass: gramsPerMole)
  }

  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "m", ["m": 1]) }
  public class func meter() -> HKUnit { meterUnit(with: .none) }
  public class func inch() -> HKUnit { HKUnit("in", ["m": 1], 0.0254) }
  public class func foot() -> HKUnit { HKUnit("ft", ["m": 1], 0.3048) }
  public class func yard() -> HKUnit { HKUnit("yd", ["m": 1], 0.9144) }
  public class func mile() -> HKUnit { HKUnit("mi", ["m": 1], 1609.344) }

  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "L", ["m": 3], 0.001) }
  public class func liter() -> HKUnit { literUnit(with: .none) }
  public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", ["m": 3], 2.957_352_956_25e-5) }
  public class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", ["m": 3], 2.841_306_25e-5) }
  public class func cupUS() -> HKUnit { HKUnit("cup_us", ["m": 3], 2.365_882_365e-4) }

  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "s", ["s": 1]) }
  public class func second() -> HKUnit { secondUnit(with: .none) }
  public class func minute() -> HKUnit { HKUnit("min", ["s": 1], 60) }
  public class func hour() -> HKUnit { HKUnit("hr", ["s": 1], 3600) }
  public class func day() -> HKUnit { HKUnit("d", ["s": 1], 86_400) }
  public class func hertz() -> HKUnit { HKUnit("Hz", ["s": -1]) }

  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "J", energy, 1000) }
  public class func joule() -> HKUnit { jouleUnit(with: .none) }
  public class func kilocalorie() -> HKUnit { HKUnit("kcal", energy, 4_184_000) }
  public class func largeCalorie() -> HKUnit { HKUnit("Cal", energy, 4_184_000) }
  public class func smallCalorie() -> HKUnit { HKUnit("cal", energy, 4184) }
  public class func watt() -> HKUnit { HKUnit("W", ["g": 1, "m": 2, "s": -3], 1000) }
  private class var energy: [String: Int] { ["g": 1, "m": 2, "s": -2] }

  public class func pascal() -> HKUnit { HKUnit("Pa", pressure, 1000) }
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", pressure, 133_322.387_415) }
  private class var pressure: [String: Int] { ["g": 1, "m": -1, "s": -2] }

  public class func kelvin() -> HKUnit { HKUnit("K", ["K": 1]) }
  public class func degreeCelsius() -> HKUnit { HKUnit("degC", ["K": 1], offset: 273.15) }
  public class func degreeFahrenheit() -> HKUnit { HKUnit("degF", ["K": 1], 5 / 9, offset: 459.67 * 5 / 9) }

  public class func count() -> HKUnit { HKUnit("count", [:]) }
  public class func percent() -> HKUnit { HKUnit("%", [:]) }
  public class func internationalUnit() -> HKUnit { HKUnit("IU", ["IU": 1]) }

  static func named(_ name: String) -> HKUnit {
    if let unit = all[name] { return unit }
    for prefix in HKMetricPrefix.allCases where prefix != .none && name.hasPrefix(prefix.letters) {
      let rest = String(name.dropFirst(prefix.letters.count))
      if let unit = all[rest], ["g", "m", "L", "s", "J", "Hz", "Pa"].contains(rest) {
        return HKUnit(name, unit.powers, unit.factor * pow(10, Double(prefix.exponent)))
      }
    }
    return name == "count" || name == "%" ? HKUnit(name, [:]) : HKUnit(name, [name: 1])
  }

  private static let all: [String: HKUnit] = {
    let units: [HKUnit] = [
      .gram(), .pound(), .ounce(), .stone(), .meter(), .inch(), .foot(), .yard(), .mile(), .liter(), .fluidOunceUS(),
      .fluidOunceImperial(), .cupUS(), .second(), .minute(), .hour(), .day(), .hertz(), .joule(), .kilocalorie(),
      .largeCalorie(), .smallCalorie(), .watt(), .pascal(), .millimeterOfMercury(), .kelvin(), .degreeCelsius(),
      .degreeFahrenheit(), .internationalUnit(),
    ]
    return Dictionary(units.map { ($0.unitString, $0) }) { first, _ in first }
  }()
}
