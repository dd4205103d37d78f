import Foundation
import Localization

/// Formats an amount with its unit, with ICU; with the unit's symbol if ICU does not have the unit.
struct MeasurementText {
  /// ICU's name of the unit width.
  let width: String
  /// ICU's name of the usage; empty for no conversion.
  let usage: String
  /// Nil for at most two fraction digits.
  var number: FloatingPointFormatStyle<Double>?
  /// ICU's name of the precision; used if ``number`` is nil.
  var precision: String?
  var hidesScaleName = false
  let locale: Locale

  func string(_ value: Double, _ unit: Unit) -> String {
    guard let target = unit.identifier else { return "\(written(value)) \(unit.symbol)" }
    let (value, name) = converted(value, unit, target)
    let isTemperature = unit is UnitTemperature
    let shown = hidesScaleName && isTemperature ? "generic" : name
    if let number {
      // ICU's skeletons cannot express all of a style: the style formats the number, which replaces ICU's.
      let plain = skeleton(shown, "precision-integer")
      guard let pattern = UnitText.string(value < 0 ? -7 : 7, skeleton: plain, in: locale),
        let digit = Double(7).formatted(.number.locale(locale)) as String?, let place = pattern.range(of: digit)
      else { return "\(written(value)) \(unit.symbol)" }
      let start = value < 0 ? pattern.startIndex : place.lowerBound
      return pattern.replacingCharacters(in: start..<place.upperBound, with: number.locale(locale).format(value))
    }
    let precision = self.precision ?? (isTemperature ? "precision-integer" : ".##")
    return UnitText.string(value, skeleton: skeleton(shown, precision), in: locale)
      ?? "\(written(value)) \(unit.symbol)"
  }

  private func skeleton(_ unit: String, _ precision: String) -> String {
    // ICU has a separate unit for a degree without a scale.
    let unit = unit == "generic" ? "measure-unit/temperature-generic" : "unit/\(unit)"
    return "\(unit) \(width) \(precision) rounding-mode-half-even"
  }

  private func written(_ value: Double) -> String {
    (number ?? .number.precision(.fractionLength(0...2))).locale(locale).format(value)
  }

  /// The value in the unit that the locale's region uses for the usage.
  private func converted(_ value: Double, _ unit: Unit, _ name: String) -> (Double, String) {
    guard !usage.isEmpty, let unit = unit as? Dimension,
      let preferred = RegionalUnits(locale: locale).unit(for: Measurement(value: value, unit: unit), usage: usage),
      let target = preferred.identifier
    else { return (value, name) }
    return (Measurement(value: value, unit: unit).converted(to: preferred).value, target)
  }
}

/// The units of regions, by usage.
struct RegionalUnits {
  private let isMetric, isFahrenheit, hasMiles: Bool

  init(locale: Locale) {
    let system = locale.measurementSystem
    isMetric = system != .us
    hasMiles = system != .metric
    isFahrenheit = system == .us
  }

  func unit(for measurement: Measurement<Dimension>, usage: String) -> Dimension? {
    switch measurement.unit {
    case is UnitTemperature: isFahrenheit ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitLength:
      length(measurement.converted(to: UnitLength.meters).value, usage)
    case is UnitSpeed where usage == "wind" && isMetric && !hasMiles: UnitSpeed.metersPerSecond
    case is UnitSpeed: hasMiles ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    case is UnitMass: mass(measurement.converted(to: UnitMass.kilograms).value, usage)
    case is UnitEnergy where usage == "food": UnitEnergy.kilocalories
    case is UnitPressure where usage == "baromtrc": isMetric ? UnitPressure.hectopascals : UnitPressure.inchesOfMercury
    default: nil
    }
  }

  private func length(_ meters: Double, _ usage: String) -> UnitLength {
    let amount = abs(meters)
    switch usage {
    case "person", "person-height": return isMetric ? .centimeters : .inches
    case "rainfall": return isMetric ? .millimeters : .inches
    case "snowfall": return isMetric ? .centimeters : .inches
    case "road" where hasMiles:
      return amount >= 804 ? .miles : isMetric ? .yards : .feet
    default: break
    }
    if isMetric {
      return amount >= 1000 ? .kilometers : amount >= 1 ? .meters : amount >= 0.01 ? .centimeters : .millimeters
    }
    return amount >= 1609 ? .miles : amount >= 0.3048 ? .feet : .inches
  }

  private func mass(_ kilograms: Double, _ usage: String) -> UnitMass {
    let amount = abs(kilograms)
    if usage == "person" { return isMetric ? .kilograms : .pounds }
    if isMetric { return amount >= 1 ? .kilograms : amount >= 0.001 ? .grams : .milligrams }
    return amount >= 0.4536 ? .pounds : .ounces
  }
}
