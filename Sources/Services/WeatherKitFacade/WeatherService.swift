// Importing WeatherKit includes Core Location and Foundation.
@_exported public import CoreLocationFacade
@_exported public import FoundationAdditions

private let service = UnavailableService("WeatherKit", answer: "there are no weather data")

public enum WeatherError: LocalizedError, Hashable, Sendable {
  case permissionDenied, unknown

  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "Weather data is not available to this app."
    case .unknown: "Weather data could not be fetched."
    }
  }
}

public struct WeatherQuery<T>: Sendable {
  init() {}
}

extension WeatherQuery {
  public static var current: WeatherQuery<CurrentWeather> { .init() }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }
  public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }
  public static var alerts: WeatherQuery<[WeatherAlert]?> { .init() }
  public static var availability: WeatherQuery<WeatherAvailability> { .init() }
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { .init() }
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { .init() }
}

/// Apple's weather service serves only apps signed by Apple: requests throw ``WeatherError/permissionDenied`` and
/// report `service.unavailable`. Apple's page: WeatherKit/WeatherService.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()

  public init() {}

  private func refused() -> WeatherError { service.answer(.permissionDenied) }

  public var attribution: WeatherAttribution {
    get async throws { throw refused() }
  }

  /// - Throws: ``WeatherError/permissionDenied``.
  public func weather(for location: CLLocation) async throws -> Weather { throw refused() }

  /// - Throws: ``WeatherError/permissionDenied``.
  public func weather<each T>(
    for location: CLLocation, including dataSet: repeat WeatherQuery<each T>
  ) async throws -> (repeat each T) { throw refused() }
}

public struct WeatherAttribution: Codable, Sendable {
  public let serviceName: String
  public let legalPageURL: URL
  public let legalAttributionText: String
  public let squareMarkURL, combinedMarkDarkURL, combinedMarkLightURL: URL
}
