// Sources that import WeatherKit see Core Location and Foundation, too.
@_exported public import CoreLocationFacade
@_exported public import FoundationAdditions

private let service = UnavailableService("WeatherKit", answer: "there is no weather")

/// What went wrong. Apple's page: WeatherKit/WeatherError.
public enum WeatherError: LocalizedError, Hashable, Sendable {
  /// The person, or the lack of a subscription, does not allow it.
  case permissionDenied
  /// Nobody knows.
  case unknown

  /// A sentence.
  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "Weather data is not available to this app."
    case .unknown: "Weather data could not be fetched."
    }
  }
}

/// What is asked for. Apple's page: WeatherKit/WeatherQuery.
public struct WeatherQuery<T>: Sendable {
  init() {}
}

extension WeatherQuery {
  /// The weather now.
  public static var current: WeatherQuery<CurrentWeather> { .init() }
  /// The next hour, minute by minute.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
  /// The next days, hour by hour.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }
  /// The next days.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }
  /// Warnings.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { .init() }
  /// Which data there are for a place.
  public static var availability: WeatherQuery<WeatherAvailability> { .init() }
  /// The hours of a time.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { .init() }
  /// The days of a time.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { .init() }
}

/// Apple's weather service. It answers only apps that Apple signed: every question throws
/// ``WeatherError/permissionDenied``, and the diagnostic `service.unavailable` says so. Apple's page:
/// WeatherKit/WeatherService.
public final class WeatherService: Sendable {
  /// The one of the app.
  public static let shared = WeatherService()

  /// Creates one.
  public init() {}

  private func refused() -> WeatherError {
    service.report()
    return .permissionDenied
  }

  /// Whose data they are.
  public var attribution: WeatherAttribution {
    get async throws { throw refused() }
  }

  /// Throws ``WeatherError/permissionDenied``.
  public func weather(for location: CLLocation) async throws -> Weather { throw refused() }

  /// Throws ``WeatherError/permissionDenied``.
  public func weather<each T>(
    for location: CLLocation, including dataSet: repeat WeatherQuery<each T>
  ) async throws -> (repeat each T) { throw refused() }
}

/// Whose data they are. Apple's page: WeatherKit/WeatherAttribution.
public struct WeatherAttribution: Codable, Sendable {
  /// The name of the service.
  public let serviceName: String
  /// The page about its sources.
  public let legalPageURL: URL
  /// The words of that page.
  public let legalAttributionText: String
  /// Its sign, as a square.
  public let squareMarkURL: URL
  /// Its sign on dark ground.
  public let combinedMarkDarkURL: URL
  /// Its sign on light ground.
  public let combinedMarkLightURL: URL
}
