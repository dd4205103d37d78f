public import Foundation

extension Measurement: _IntentValue where UnitType: Dimension {
  /// A number with the symbol of a unit: `5 km`.
  public static var _form: _ValueForm {
    let units = MeasurementUnits.known(UnitType.self)
    guard !units.isEmpty else {
      return .unsupported(
        "Measurement<\(UnitType.self)>", because: "the units of \(UnitType.self) are not supported on the command line")
    }
    let symbols = units.map(\.symbol).joined(separator: ", ")
    return .described(
      "Measurement<\(UnitType.self)>", expecting: "a number and a unit (\(symbols)) such as 5 \(units[0].symbol)",
      as: { (measurement: Measurement<UnitType>) in
        "\(measurement.value.shortest) \(measurement.unit.symbol)"
      },
      read: { text in
        guard let match = text.wholeMatch(of: /(-?[0-9]+(?:\.[0-9]+)?) ?(.*)/), let number = Double(match.1)
        else { return nil }
        let unit = match.2.isEmpty ? UnitType.baseUnit() : units.first { $0.symbol == match.2 }
        return unit.map { Measurement(value: number, unit: $0) }
      })
  }
}

/// The units that can be given by their symbols on the command line; Foundation has no such list.
enum MeasurementUnits {
  static func known<UnitType: Dimension>(_ type: UnitType.Type) -> [UnitType] {
    all.compactMap { $0 as? UnitType }
  }

  private static var all: [Dimension] {
    var units: [Dimension] =
      [.meters, .kilometers, .centimeters, .millimeters, .miles, .yards, .feet, .inches] as [UnitLength]
    units += [.kilograms, .grams, .milligrams, .pounds, .ounces, .stones] as [UnitMass]
    units += [.kelvin, .celsius, .fahrenheit] as [UnitTemperature]
    units += [.seconds, .minutes, .hours] as [UnitDuration]
    units += [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots] as [UnitSpeed]
    units += [.liters, .milliliters, .centiliters, .cups, .fluidOunces, .pints, .gallons, .cubicMeters] as [UnitVolume]
    units += [.joules, .kilojoules, .kilowattHours, .kilocalories, .calories] as [UnitEnergy]
    units += [.watts, .kilowatts, .megawatts, .horsepower] as [UnitPower]
    units += [.hectopascals, .kilopascals, .bars, .poundsForcePerSquareInch] as [UnitPressure]
    units += [.squareMeters, .squareKilometers, .hectares, .acres, .squareFeet] as [UnitArea]
    units += [.degrees, .radians] as [UnitAngle]
    units += [.hertz, .kilohertz, .megahertz] as [UnitFrequency]
    return units
  }
}

protocol AnyMeasurement {
  var amount: Double { get }
}

extension Measurement: AnyMeasurement {
  var amount: Double { value }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias UnwrappedType = Wrapped.UnwrappedType

  public static var _form: _ValueForm {
    var form = Wrapped._form
    form.isOptional = true
    return form
  }
  public static var _blank: Wrapped?? { .some(nil) }
}

extension Array: _IntentValue where Element: _IntentValue {
  public static var _form: _ValueForm {
    var form = Element._form
    form.isArray = true
    form.collect = { $0.compactMap { $0 as? Element } }
    return form
  }
  public static var _blank: [Element]? { [] }
}
