public import FoundationAdditions

/// All that is known of a place's weather. Apple's page: WeatherKit/Weather.
public struct Weather: Codable, Equatable, Sendable {
  /// Now.
  public var currentWeather: CurrentWeather
  /// The next hour, where there is such a forecast.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// The next days, hour by hour.
  public var hourlyForecast: Forecast<HourWeather>
  /// The next days.
  public var dailyForecast: Forecast<DayWeather>
  /// Warnings.
  public var weatherAlerts: [WeatherAlert]?
  /// Which data there are.
  public var availability: WeatherAvailability
}

/// Where and when data were made. Apple's page: WeatherKit/WeatherMetadata.
public struct WeatherMetadata: Codable, Equatable, Sendable {
  /// When they were made.
  public var date: Date
  /// How long they hold.
  public var expirationDate: Date
  /// How far north they are of.
  public var latitude: Double
  /// How far east they are of.
  public var longitude: Double
}

/// Which data there are for a place. Apple's page: WeatherKit/WeatherAvailability.
public struct WeatherAvailability: Codable, Equatable, Sendable {
  /// One kind's. Apple's page: WeatherKit/WeatherAvailability/AvailabilityKind.
  public enum AvailabilityKind: String, Codable, Sendable {
    /// There are.
    case available
    /// Nobody knows just now.
    case temporarilyUnavailable
    /// There are none.
    case unsupported
    /// Nobody knows.
    case unknown
  }
  /// Of the next hour's forecast.
  public var minuteAvailability: AvailabilityKind
  /// Of warnings.
  public var alertAvailability: AvailabilityKind
}

/// Times of a forecast in order. Apple's page: WeatherKit/Forecast.
public struct Forecast<Element: Codable & Equatable & Sendable>: Codable, Equatable, Sendable, RandomAccessCollection {
  /// The times.
  public var forecast: [Element]
  /// Where and when it was made.
  public var metadata: WeatherMetadata

  /// The first one's place.
  public var startIndex: Int { forecast.startIndex }
  /// The place after the last.
  public var endIndex: Int { forecast.endIndex }
  /// The time at a place.
  public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast where Element == MinuteWeather {
  /// A sentence about the hour; there is none.
  public var summary: String { "" }
}

/// The weather now. Apple's page: WeatherKit/CurrentWeather.
public struct CurrentWeather: Codable, Equatable, Sendable {
  /// When.
  public var date: Date
  /// How much of the sky is covered, 0…1.
  public var cloudCover: Double
  /// In a word.
  public var condition: WeatherCondition
  /// A symbol for it.
  public var symbolName: String
  /// At which temperature dew falls.
  public var dewPoint: Measurement<UnitTemperature>
  /// Of the air, 0…1.
  public var humidity: Double
  /// Whether the sun is up.
  public var isDaylight: Bool
  /// How much falls.
  public var precipitationIntensity: Measurement<UnitSpeed>
  /// Of the air at sea level.
  public var pressure: Measurement<UnitPressure>
  /// Where it goes.
  public var pressureTrend: PressureTrend
  /// Of the air.
  public var temperature: Measurement<UnitTemperature>
  /// What it feels like.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// How strong the sun is.
  public var uvIndex: UVIndex
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
  /// Where and when it was made.
  public var metadata: WeatherMetadata
}

/// An hour's weather. Apple's page: WeatherKit/HourWeather.
public struct HourWeather: Codable, Equatable, Sendable {
  /// When it begins.
  public var date: Date
  /// How much of the sky is covered, 0…1.
  public var cloudCover: Double
  /// In a word.
  public var condition: WeatherCondition
  /// A symbol for it.
  public var symbolName: String
  /// At which temperature dew falls.
  public var dewPoint: Measurement<UnitTemperature>
  /// Of the air, 0…1.
  public var humidity: Double
  /// Whether the sun is up.
  public var isDaylight: Bool
  /// What falls.
  public var precipitation: Precipitation
  /// How likely, 0…1.
  public var precipitationChance: Double
  /// How much falls, as water.
  public var precipitationAmount: Measurement<UnitLength>
  /// How much snow falls.
  public var snowfallAmount: Measurement<UnitLength>
  /// Of the air at sea level.
  public var pressure: Measurement<UnitPressure>
  /// Where it goes.
  public var pressureTrend: PressureTrend
  /// Of the air.
  public var temperature: Measurement<UnitTemperature>
  /// What it feels like.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// How strong the sun is.
  public var uvIndex: UVIndex
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
}

/// A minute's weather. Apple's page: WeatherKit/MinuteWeather.
public struct MinuteWeather: Codable, Equatable, Sendable {
  /// When it begins.
  public var date: Date
  /// What falls.
  public var precipitation: Precipitation
  /// How likely, 0…1.
  public var precipitationChance: Double
  /// How much falls.
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// A day's weather. Apple's page: WeatherKit/DayWeather.
public struct DayWeather: Codable, Equatable, Sendable {
  /// When it begins.
  public var date: Date
  /// In a word.
  public var condition: WeatherCondition
  /// A symbol for it.
  public var symbolName: String
  /// The warmest.
  public var highTemperature: Measurement<UnitTemperature>
  /// When it is warmest.
  public var highTemperatureTime: Date?
  /// The coldest.
  public var lowTemperature: Measurement<UnitTemperature>
  /// When it is coldest.
  public var lowTemperatureTime: Date?
  /// The most of the air, 0…1.
  public var maximumHumidity: Double
  /// The least of the air, 0…1.
  public var minimumHumidity: Double
  /// What falls.
  public var precipitation: Precipitation
  /// How likely, 0…1.
  public var precipitationChance: Double
  /// How much falls, as water.
  public var precipitationAmount: Measurement<UnitLength>
  /// How much rain falls.
  public var rainfallAmount: Measurement<UnitLength>
  /// How much snow falls.
  public var snowfallAmount: Measurement<UnitLength>
  /// The sun's rise, set and the like.
  public var sun: SunEvents
  /// The moon's rise, set and phase.
  public var moon: MoonEvents
  /// How strong the sun is.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
}

/// A warning. Apple's page: WeatherKit/WeatherAlert.
public struct WeatherAlert: Codable, Equatable, Sendable {
  /// Its page.
  public var detailsURL: URL
  /// Who warns.
  public var source: String
  /// Of what.
  public var summary: String
  /// Where.
  public var region: String?
  /// How bad it is.
  public var severity: WeatherSeverity
  /// Where and when it was made.
  public var metadata: WeatherMetadata
}
