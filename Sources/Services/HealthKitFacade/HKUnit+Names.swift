import FoundationAdditions

// The units that Apple's page HealthKit/HKUnit lists, over metres, grams, seconds, kelvins, moles and counts.
extension HKUnit {
  private static func metric(
    _ prefix: HKMetricPrefix, _ letters: String, _ powers: [String: Int], _ factor: Double = 1
  ) -> HKUnit {
    HKUnit(prefix.letters + letters, powers, factor * pow(10, Double(prefix.exponent)))
  }

  /// Grams, with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "g", ["g": 1]) }
  /// Grams.
  public class func gram() -> HKUnit { gramUnit(with: .none) }
  /// Pounds.
  public class func pound() -> HKUnit { HKUnit("lb", ["g": 1], 453.592_37) }
  /// Ounces.
  public class func ounce() -> HKUnit { HKUnit("oz", ["g": 1], 28.349_523_125) }
  /// Stones.
  public class func stone() -> HKUnit { HKUnit("st", ["g": 1], 6350.293_18) }
  /// Moles, with a prefix, of something that weighs so many grams a mole: an amount of grams.
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    metric(prefix, "mol<\(gramsPerMole)>", ["g": 1], gramsPerMole)
  }
  /// Moles of something that weighs so many grams a mole.
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    moleUnit(with: .none, molarMass: gramsPerMole)
  }

  /// Metres, with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "m", ["m": 1]) }
  /// Metres.
  public class func meter() -> HKUnit { meterUnit(with: .none) }
  /// Inches.
  public class func inch() -> HKUnit { HKUnit("in", ["m": 1], 0.0254) }
  /// Feet.
  public class func foot() -> HKUnit { HKUnit("ft", ["m": 1], 0.3048) }
  /// Yards.
  public class func yard() -> HKUnit { HKUnit("yd", ["m": 1], 0.9144) }
  /// Miles.
  public class func mile() -> HKUnit { HKUnit("mi", ["m": 1], 1609.344) }

  /// Litres, with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "L", ["m": 3], 0.001) }
  /// Litres.
  public class func liter() -> HKUnit { literUnit(with: .none) }
  /// Fluid ounces of the United States.
  public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", ["m": 3], 2.957_352_956_25e-5) }
  /// Imperial fluid ounces.
  public class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", ["m": 3], 2.841_306_25e-5) }
  /// Cups of the United States.
  public class func cupUS() -> HKUnit { HKUnit("cup_us", ["m": 3], 2.365_882_365e-4) }

  /// Seconds, with a prefix.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "s", ["s": 1]) }
  /// Seconds.
  public class func second() -> HKUnit { secondUnit(with: .none) }
  /// Minutes.
  public class func minute() -> HKUnit { HKUnit("min", ["s": 1], 60) }
  /// Hours.
  public class func hour() -> HKUnit { HKUnit("hr", ["s": 1], 3600) }
  /// Days.
  public class func day() -> HKUnit { HKUnit("d", ["s": 1], 86_400) }
  /// Times a second.
  public class func hertz() -> HKUnit { HKUnit("Hz", ["s": -1]) }

  /// Joules, with a prefix.
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { metric(prefix, "J", energy, 1000) }
  /// Joules.
  public class func joule() -> HKUnit { jouleUnit(with: .none) }
  /// Thousands of calories.
  public class func kilocalorie() -> HKUnit { HKUnit("kcal", energy, 4_184_000) }
  /// What people call calories: thousands of them.
  public class func largeCalorie() -> HKUnit { HKUnit("Cal", energy, 4_184_000) }
  /// Calories.
  public class func smallCalorie() -> HKUnit { HKUnit("cal", energy, 4184) }
  /// Watts.
  public class func watt() -> HKUnit { HKUnit("W", ["g": 1, "m": 2, "s": -3], 1000) }
  private class var energy: [String: Int] { ["g": 1, "m": 2, "s": -2] }

  /// Pascals.
  public class func pascal() -> HKUnit { HKUnit("Pa", pressure, 1000) }
  /// Millimetres of mercury.
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", pressure, 133_322.387_415) }
  private class var pressure: [String: Int] { ["g": 1, "m": -1, "s": -2] }

  /// Kelvins.
  public class func kelvin() -> HKUnit { HKUnit("K", ["K": 1]) }
  /// Degrees Celsius.
  public class func degreeCelsius() -> HKUnit { HKUnit("degC", ["K": 1], offset: 273.15) }
  /// Degrees Fahrenheit.
  public class func degreeFahrenheit() -> HKUnit { HKUnit("degF", ["K": 1], 5 / 9, offset: 459.67 * 5 / 9) }

  /// Pieces.
  public class func count() -> HKUnit { HKUnit("count", [:]) }
  /// Hundredths.
  public class func percent() -> HKUnit { HKUnit("%", [:]) }
  /// International units.
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
