public import Foundation

/// The default links of the widget, `almanac-daily://unit?title=…`, for data without links. Apps parse them with
/// `URLComponents`.
public enum DailyLink {
  /// The scheme that an app registers for them.
  public static let scheme = "almanac-daily"

  /// Opens the recommendation.
  ///
  /// - Parameter mode: The identifier of the shown mode.
  public static func recommendation(mode: String? = nil) -> URL? {
    url("recommendation", [("mode", mode)].compactMap { name, value in value.map { (name, $0) } })
  }

  /// Opens a recommended unit.
  ///
  /// - Parameters:
  ///   - title: The title of the unit.
  ///   - mode: The identifier of the shown mode.
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
  /// The URL with parameters added, in order. Escapes all of them, including `+`, which `queryItems` leaves
  /// unescaped, although many servers decode it as a space.
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
