public import FoundationAdditions

/// The wind. Apple's page: WeatherKit/Wind.
public struct Wind: Codable, Equatable, Sendable {
  /// Where it comes from, in words.
  public var compassDirection: CompassDirection
  /// Where it comes from, clockwise from north.
  public var direction: Measurement<UnitAngle>
  /// How fast it is.
  public var speed: Measurement<UnitSpeed>
  /// How fast its gusts are.
  public var gust: Measurement<UnitSpeed>?

  /// A point of the compass. Apple's page: WeatherKit/Wind/CompassDirection.
  public enum CompassDirection: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
    /// The sixteen points, clockwise.
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
    /// The sixteen points, clockwise.
    case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

    /// Its letters, such as `NNE`.
    public var abbreviation: String {
      description.split { $0 == " " || $0 == "-" }.map { word in
        word.lowercased().matches(of: /north|south|east|west/).map { $0.output.prefix(1).uppercased() }.joined()
      }.joined()
    }
    /// Its name, such as `North Northeast`.
    public var description: String { rawValue.spelledOut }
    /// Its name, read aloud.
    public var accessibilityDescription: String { description }
  }
}

/// Where the pressure goes. Apple's page: WeatherKit/PressureTrend.
public enum PressureTrend: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  /// Up, down, or nowhere.
  case rising, falling, steady
  /// Its name.
  public var description: String { rawValue.spelledOut }
}

/// What falls. Apple's page: WeatherKit/Precipitation.
public enum Precipitation: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  /// Nothing, or what it says.
  case none, hail, mixed, rain, sleet, snow
  /// Its name.
  public var description: String { rawValue.spelledOut }
}

/// How bad it is. Apple's page: WeatherKit/WeatherSeverity.
public enum WeatherSeverity: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  /// From bad to worst, and what nobody knows.
  case minor, moderate, severe, extreme, unknown
  /// Its name.
  public var description: String { rawValue.spelledOut }
}

/// How strong the sun is. Apple's page: WeatherKit/UVIndex.
public struct UVIndex: Codable, Equatable, Sendable {
  /// Its number.
  public var value: Int
  /// What the number means.
  public var category: ExposureCategory

  /// What the number means, by the ranges of the World Health Organization. Apple's page:
  /// WeatherKit/UVIndex/ExposureCategory.
  public enum ExposureCategory: String, CaseIterable, Codable, Comparable, CustomStringConvertible, Sendable {
    /// From weak to strongest.
    case low, moderate, high, veryHigh, extreme

    /// Its name.
    public var description: String { rawValue.spelledOut }
    /// Its numbers.
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }
    /// Whether one is weaker.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rangeValue.lowerBound < rhs.rangeValue.lowerBound }
  }
}

/// The sun's day. Apple's page: WeatherKit/SunEvents.
public struct SunEvents: Codable, Equatable, Sendable {
  /// When the sky begins to get light.
  public var astronomicalDawn: Date?
  /// When the horizon shows.
  public var nauticalDawn: Date?
  /// When it is light.
  public var civilDawn: Date?
  /// When the sun rises.
  public var sunrise: Date?
  /// When it is highest.
  public var solarNoon: Date?
  /// When it sets.
  public var sunset: Date?
  /// When the light goes.
  public var civilDusk: Date?
  /// When the horizon goes.
  public var nauticalDusk: Date?
  /// When the sky is dark.
  public var astronomicalDusk: Date?
  /// When it is lowest.
  public var solarMidnight: Date?
}

/// The moon's day. Apple's page: WeatherKit/MoonEvents.
public struct MoonEvents: Codable, Equatable, Sendable {
  /// What it looks like.
  public var phase: MoonPhase
  /// When it rises.
  public var moonrise: Date?
  /// When it sets.
  public var moonset: Date?
}

/// What the moon looks like. Apple's page: WeatherKit/MoonPhase.
public enum MoonPhase: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  /// From new to new.
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

  /// Its name.
  public var description: String { rawValue.spelledOut }
  /// Its name, read aloud.
  public var accessibilityDescription: String { description }
  /// Its symbol.
  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .full: "moonphase.full.moon"
    default: "moonphase." + rawValue.spelledOut.lowercased().replacing(" ", with: ".")
    }
  }
}

/// The weather in a word. Apple's page: WeatherKit/WeatherCondition.
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  /// What one sees.
  case clear, mostlyClear, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, smoky, blowingDust
  /// What the air is like.
  case breezy, windy, hot, frigid
  /// Rain.
  case drizzle, rain, heavyRain, sunShowers, freezingDrizzle, freezingRain
  /// Snow and ice.
  case flurries, sunFlurries, snow, heavySnow, blowingSnow, blizzard, sleet, hail, wintryMix
  /// Storms.
  case isolatedThunderstorms, scatteredThunderstorms, thunderstorms, strongStorms, tropicalStorm, hurricane

  /// Its name, such as `Mostly Clear`.
  public var description: String { rawValue.spelledOut }
  /// Its name, read aloud.
  public var accessibilityDescription: String { description }
}

extension String {
  /// `Mostly Clear` for `mostlyClear`.
  var spelledOut: String {
    let words = replacing(/[A-Z]/) { " " + $0.output }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
