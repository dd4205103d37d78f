public import FoundationAdditions

public struct Weather: Codable, Equatable, Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
  public var availability: WeatherAvailability
}

public struct WeatherMetadata: Codable, Equatable, Sendable {
  public var date, expirationDate: Date
  public var latitude, longitude: Double
}

public struct WeatherAvailability: Codable, Equatable, Sendable {
  public enum AvailabilityKind: String, Codable, Sendable {
    case available, temporarilyUnavailable, unsupported, unknown
  }
  public var minuteAvailability, alertAvailability: AvailabilityKind
}

public struct Forecast<Element: Codable & Equatable & Sendable>: Codable, Equatable, Sendable, RandomAccessCollection {
  public var forecast: [Element]
  public var metadata: WeatherMetadata

  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }

  func filtered(_ isIncluded: (Element) -> Bool) -> Self {
    Forecast(forecast: forecast.filter(isIncluded), metadata: metadata)
  }
}

extension Forecast where Element == MinuteWeather {
  /// Always empty.
  public var summary: String { "" }
}

public struct CurrentWeather: Codable, Equatable, Sendable {
  public var date: Date
  /// 0…1.
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  /// 0…1.
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitationIntensity: Measurement<UnitSpeed>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature, apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var metadata: WeatherMetadata
}

public struct HourWeather: Codable, Equatable, Sendable {
  public var date: Date
  /// 0…1.
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  /// 0…1.
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitation: Precipitation
  /// 0…1.
  public var precipitationChance: Double
  public var precipitationAmount, snowfallAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature, apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
}

public struct MinuteWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  /// 0…1.
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}

public struct DayWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var highTemperatureTime: Date?
  public var lowTemperature: Measurement<UnitTemperature>
  public var lowTemperatureTime: Date?
  /// 0…1.
  public var maximumHumidity: Double
  /// 0…1.
  public var minimumHumidity: Double
  public var precipitation: Precipitation
  /// 0…1.
  public var precipitationChance: Double
  public var precipitationAmount, rainfallAmount, snowfallAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind
}

public struct WeatherAlert: Codable, Equatable, Sendable {
  public var detailsURL: URL
  public var source, summary: String
  public var region: String?
  public var severity: WeatherSeverity
  public var metadata: WeatherMetadata
}
