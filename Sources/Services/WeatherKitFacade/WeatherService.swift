// Importing WeatherKit includes Core Location and Foundation.
@_exported public import CoreLocationFacade
@_exported public import FoundationAdditions

private let service = UnavailableService(
  "WeatherKit", answer: "there are no weather data; a file services/WeatherKit.json in ALMANAC_HOME has them")

public enum WeatherError: LocalizedError, Hashable, Sendable {
  case permissionDenied, unknown

  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "Weather data is not available to this app."
    case .unknown: "Weather data could not be fetched."
    }
  }
}

/// A part of the weather. Apple's page: WeatherKit/WeatherQuery.
public struct WeatherQuery<T>: Sendable {
  let part: @Sendable (Weather) -> T
}

extension WeatherQuery {
  public static var current: WeatherQuery<CurrentWeather> { .init { $0.currentWeather } }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init { $0.minuteForecast } }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init { $0.hourlyForecast } }
  public static var daily: WeatherQuery<Forecast<DayWeather>> { .init { $0.dailyForecast } }
  public static var alerts: WeatherQuery<[WeatherAlert]?> { .init { $0.weatherAlerts } }
  public static var availability: WeatherQuery<WeatherAvailability> { .init { $0.availability } }

  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
    .init { $0.hourlyForecast.filtered { startDate <= $0.date && $0.date < endDate } }
  }

  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    .init { $0.dailyForecast.filtered { startDate <= $0.date && $0.date < endDate } }
  }
}

/// The weather of a file, `services/WeatherKit.json` in `ALMANAC_HOME`, whatever the place is. Apple's weather service
/// serves only apps signed by Apple: without the file, requests throw ``WeatherError/permissionDenied`` and report
/// `service.unavailable`. Apple's page: WeatherKit/WeatherService.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()

  public init() {}

  private func given(for location: CLLocation) throws -> Weather {
    if let weather = WeatherFile.weather(at: location) { return weather }
    throw service.answer(WeatherError.permissionDenied)
  }

  /// - Throws: ``WeatherError/permissionDenied`` without a file.
  public var attribution: WeatherAttribution {
    get async throws {
      guard let attribution = WeatherFile.attribution else { throw service.answer(WeatherError.permissionDenied) }
      return attribution
    }
  }

  /// - Throws: ``WeatherError/permissionDenied`` without a file.
  public func weather(for location: CLLocation) async throws -> Weather { try given(for: location) }

  /// - Throws: ``WeatherError/permissionDenied`` without a file.
  public func weather<each T>(
    for location: CLLocation, including dataSet: repeat WeatherQuery<each T>
  ) async throws -> (repeat each T) {
    let weather = try given(for: location)
    return (repeat (each dataSet).part(weather))
  }
}

public struct WeatherAttribution: Codable, Sendable {
  public let serviceName: String
  public let legalPageURL: URL
  public let legalAttributionText: String
  public let squareMarkURL, combinedMarkDarkURL, combinedMarkLightURL: URL
}
