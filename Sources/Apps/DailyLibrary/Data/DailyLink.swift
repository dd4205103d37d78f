public import Foundation

/// The addresses that taps open where the data name none: `almanac-daily://unit?title=…`. Apps that handle them read them
/// back with `URLComponents`.
public enum DailyLink {
  /// The scheme that an app registers for them.
  public static let scheme = "almanac-daily"

  /// Opens the recommendation.
  ///
  /// - Parameter mode: The identifier of the mode that is shown; nil for none.
  public static func recommendation(mode: String? = nil) -> URL? {
    url("recommendation", [("mode", mode)].compactMap { name, value in value.map { (name, $0) } })
  }

  /// Opens one of the things that are recommended.
  ///
  /// - Parameters:
  ///   - title: Its name.
  ///   - mode: The identifier of the mode that is shown; nil for none.
  public static func unit(title: String, mode: String? = nil) -> URL? {
    url("unit", [("title", title)] + [("mode", mode)].compactMap { name, value in value.map { (name, $0) } })
  }

  private static func url(_ place: String, _ parameters: [(String, String)]) -> URL? {
    var components = URLComponents()
    components.scheme = scheme
    components.host = place
    return components.url(adding: parameters)
  }
}

extension URLComponents {
  /// The address with parameters added, in order. Each is escaped, `+` too, which many servers take for a space and
  /// `queryItems` leaves as it is.
  func url(adding parameters: [(String, String)]) -> URL? {
    var components = self
    if !parameters.isEmpty {
      components.queryItems =
        (queryItems ?? []) + parameters.map { URLQueryItem(name: $0.0, value: $0.1) }
      components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
    }
    return components.url
  }
}
