package import Foundation

/// What a server answered after the last redirect.
package struct HTTPResponse: Sendable {
  /// The status of HTTP.
  package let status: Int
  package let headers: HTTPHeaders
  /// Decompressed; empty unless the status is 200 or 203.
  package let body: Data
  /// Where the answer came from after all redirects, with user and password if it has them: not for messages. What an
  /// answer names without its host is to be found from there.
  package var address = ""
  /// Where the redirects led that are for good (301 and 308), up to the first that is not; the address that was asked for
  /// where there was none. With user and password as ``address``.
  package var lastingAddress = ""
}

extension HTTPResponse {
  /// How long the server wants not to be asked, as `Retry-After` says it in seconds or as a date: 0 to 86,400 seconds; nil
  /// where it does not say so.
  ///
  /// - Parameter now: What a date counts from.
  package func askedWait(at now: Date) -> Duration? {
    guard let text = headers["retry-after"] else { return nil }
    let seconds = HTTPDate.seconds(text) ?? HTTPDate.date(text)?.timeIntervalSince(now)
    return seconds.map { .seconds(min(max($0, 0), 86_400)) }
  }
}
