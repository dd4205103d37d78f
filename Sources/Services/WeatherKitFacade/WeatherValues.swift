public import FoundationAdditions

public struct Wind: Codable, Equatable, Sendable {
  public var compassDirection: CompassDirection
  /// The direction from which the wind comes, clockwise from north.
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?

  public enum CompassDirection: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south
    case southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

    /// Such as `NNE`.
    public var abbreviation: String {
      description.split { $0 == " " || $0 == "-" }.map { word in
        word.lowercased().matches(of: /north|south|east|west/).map { $0.output.prefix(1).uppercased() }.joined()
      }.joined()
    }
    /// Such as `North Northeast`.
    public var description: String { rawValue.spelledOut }
    public var accessibilityDescription: String { description }
  }
}

public enum PressureTrend: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case rising, falling, steady
  public var description: String { rawValue.spelledOut }
}

public enum Precipitation: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case none, hail, mixed, rain, sleet, snow
  public var description: String { rawValue.spelledOut }
}

public enum WeatherSeverity: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case minor, moderate, severe, extreme, unknown
  public var description: String { rawValue.spelledOut }
}

public struct UVIndex: Codable, Equatable, Sendable {
  public var value: Int
  public var category: ExposureCategory

  /// The World Health Organization's ranges of the index. Apple's page: WeatherKit/UVIndex/ExposureCategory.
  public enum ExposureCategory: String, CaseIterable, Codable, Comparable, CustomStringConvertible, Sendable {
    case low, moderate, high, veryHigh, extreme

    public var description: String { rawValue.spelledOut }
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rangeValue.lowerBound < rhs.rangeValue.lowerBound }
  }
}

public struct SunEvents: Codable, Equatable, Sendable {
  public var astronomicalDawn, nauticalDawn, civilDawn, sunrise, solarNoon, sunset, civilDusk, nauticalDusk: Date?
  public var astronomicalDusk, solarMidnight: Date?
}

public struct MoonEvents: Codable, Equatable, Sendable {
  public var phase: MoonPhase
  public var moonrise, moonset: Date?
}

public enum MoonPhase: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

  public var description: String { rawValue.spelledOut }
  public var accessibilityDescription: String { description }
  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .full: "moonphase.full.moon"
    default: "moonphase." + rawValue.spelledOut.lowercased().replacing(" ", with: ".")
    }
  }
}

public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  case clear, mostlyClear, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, smoky, blowingDust, breezy, windy, hot
  case frigid, drizzle, rain, heavyRain, sunShowers, freezingDrizzle, freezingRain, flurries, sunFlurries, snow
  case heavySnow, blowingSnow, blizzard, sleet, hail, wintryMix, isolatedThunderstorms, scatteredThunderstorms
  case thunderstorms, strongStorms, tropicalStorm, hurricane

  /// Such as `Mostly Clear`.
  public var description: String { rawValue.spelledOut }
  public var accessibilityDescription: String { description }
}

extension WeatherCondition {
  /// The symbol of the condition, by day or by night.
  func symbolName(isDaylight: Bool) -> String {
    switch self {
    case .clear, .mostlyClear: isDaylight ? "sun.max" : "moon.stars"
    case .partlyCloudy: isDaylight ? "cloud.sun" : "cloud.moon"
    case .mostlyCloudy, .cloudy: "cloud"
    case .foggy: "cloud.fog"
    case .haze: isDaylight ? "sun.haze" : "moon.haze"
    case .smoky: "smoke"
    case .blowingDust: "sun.dust"
    case .breezy, .windy: "wind"
    case .hot: "thermometer.sun"
    case .frigid: "thermometer.snowflake"
    case .drizzle: "cloud.drizzle"
    case .rain: "cloud.rain"
    case .heavyRain: "cloud.heavyrain"
    case .sunShowers: isDaylight ? "cloud.sun.rain" : "cloud.moon.rain"
    case .freezingDrizzle, .freezingRain, .sleet, .wintryMix: "cloud.sleet"
    case .flurries, .sunFlurries, .snow, .heavySnow: "cloud.snow"
    case .blowingSnow, .blizzard: "wind.snow"
    case .hail: "cloud.hail"
    case .isolatedThunderstorms, .scatteredThunderstorms: isDaylight ? "cloud.sun.bolt" : "cloud.moon.bolt"
    case .thunderstorms, .strongStorms: "cloud.bolt.rain"
    case .tropicalStorm: "tropicalstorm"
    case .hurricane: "hurricane"
    }
  }
}

extension Wind {
  /// - Parameters:
  ///   - degrees: The direction from which the wind comes, clockwise from north.
  ///   - speed: In kilometres per hour, as `gust`.
  init(degrees: Double, speed: Double, gust: Double?) {
    let turn = (degrees.truncatingRemainder(dividingBy: 360) + 360).truncatingRemainder(dividingBy: 360)
    let sector = Int((turn / 22.5).rounded()) % 16
    compassDirection = CompassDirection.allCases[sector]
    direction = Measurement(value: degrees, unit: .degrees)
    self.speed = Measurement(value: speed, unit: .kilometersPerHour)
    self.gust = gust.map { Measurement(value: $0, unit: .kilometersPerHour) }
  }
}

extension UVIndex {
  init(_ value: Int) {
    self.value = value
    category = ExposureCategory.allCases.last { $0.rangeValue.lowerBound <= value } ?? .low
  }
}

extension String {
  /// `Mostly Clear` for `mostlyClear`.
  var spelledOut: String {
    let words = replacing(/[A-Z]/) { " " + $0.output }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
