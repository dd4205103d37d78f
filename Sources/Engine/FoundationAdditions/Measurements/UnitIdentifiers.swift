import Foundation

extension Unit {
  /// The unit's name in ICU; nil for a program's own units.
  var identifier: String? {
    for table in UnitIdentifiers.tables {
      if let name = table(self) { return name }
    }
    return nil
  }
}

/// ICU's names by Foundation's symbols, one table for each kind: `m` may be another unit elsewhere.
enum UnitIdentifiers {
  static let tables: [@Sendable (Unit) -> String?] = [
    { $0 is UnitLength ? length[$0.symbol] : nil }, { $0 is UnitMass ? mass[$0.symbol] : nil },
    { $0 is UnitTemperature ? temperature[$0.symbol] : nil }, { $0 is UnitSpeed ? speed[$0.symbol] : nil },
    { $0 is UnitDuration ? duration[$0.symbol] : nil }, { $0 is UnitVolume ? volume[$0.symbol] : nil },
    { $0 is UnitEnergy ? energy[$0.symbol] : nil }, { $0 is UnitPower ? power[$0.symbol] : nil },
    { $0 is UnitPressure ? pressure[$0.symbol] : nil }, { $0 is UnitAngle ? angle[$0.symbol] : nil },
    { $0 is UnitArea ? area[$0.symbol] : nil }, { $0 is UnitFrequency ? frequency[$0.symbol] : nil },
    { $0 is UnitInformationStorage ? storage[$0.symbol] : nil },
  ]

  private static let length = [
    "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter", "cm": "centimeter",
    "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
    "yd": "yard", "mi": "mile", "NM": "nautical-mile", "ly": "light-year", "ua": "astronomical-unit",
    "ftm": "fathom", "fur": "furlong", "pc": "parsec",
  ]
  private static let mass = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound", "st": "stone",
    "t": "metric-ton", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
  ]
  private static let temperature = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
  private static let speed = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  private static let duration = [
    "s": "second", "sec": "second", "min": "minute", "hr": "hour", "ms": "millisecond", "µs": "microsecond",
    "ns": "nanosecond",
  ]
  private static let volume = [
    "ML": "megaliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch",
    "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "tsp": "teaspoon",
    "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
    "bsh": "bushel", "metric cup": "cup-metric",
  ]
  private static let energy = [
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
  ]
  private static let power = [
    "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
  ]
  private static let pressure = [
    "N/m²": "pascal", "kPa": "kilopascal", "hPa": "hectopascal", "MPa": "megapascal", "inHg": "inch-ofhg",
    "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
  ]
  private static let angle = [
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
  ]
  private static let area = [
    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
    "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  private static let frequency = ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"]
  private static let storage = [
    "bit": "bit", "B": "byte", "kB": "kilobyte", "KB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
    "TB": "terabyte", "PB": "petabyte", "kbit": "kilobit", "Mbit": "megabit", "Gbit": "gigabit",
  ]
}
