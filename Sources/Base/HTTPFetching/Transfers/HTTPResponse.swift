public import Foundation

/// The response after the last redirect.
public struct HTTPResponse: Sendable {
  /// The HTTP status.
  public let status: Int
  public let headers: HTTPHeaders
  /// Decompressed; empty unless the status is 200 or 203.
  public let body: Data
  /// The final URL after all redirects, including user and password: not for messages. Relative URLs in the response
  /// are resolved against it.
  public var address = ""
  /// The URL after the permanent redirects (301 and 308) up to the first temporary one; the requested URL if there
  /// was none. Includes user and password like ``address``.
  public var lastingAddress = ""
}

extension HTTPResponse {
  /// The delay requested by `Retry-After`, in seconds or as a date: 0 to 86,400 seconds; `nil` without the header.
  ///
  /// - Parameter now: The current date, for the date form.
  public func retryAfter(at now: Date) -> Duration? {
    guard let text = headers["retry-after"] else { return nil }
    let seconds = HTTPDate.seconds(text) ?? HTTPDate.date(text)?.timeIntervalSince(now)
    return seconds.map { .seconds(min(max($0, 0), 86_400)) }
  }
}
