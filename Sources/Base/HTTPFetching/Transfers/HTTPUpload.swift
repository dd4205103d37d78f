package import Foundation

/// Bytes that are sent to a server.
package struct HTTPUpload: Sendable {
  package enum Method: String, Sendable, CaseIterable {
    case put = "PUT"
    case post = "POST"
  }

  package let method: Method
  package let payload: Data
  /// Lines such as `Content-Type: image/png`.
  package let headers: [String]

  package init(_ method: Method, _ payload: Data, headers: [String]) {
    (self.method, self.payload, self.headers) = (method, payload, headers)
  }

  /// Sends the bytes on this thread, and waits for the answer. Redirects are not followed.
  ///
  /// - Parameters:
  ///   - url: A URL of the user's own: all addresses are allowed.
  ///   - authorities: A PEM file of trusted certificates (default: the system's).
  /// - Throws: Any error except for `.status`: every status is an answer.
  package func send(
    to url: URL, within limits: FetchLimits = .standard, trusting authorities: String? = nil
  ) throws(FetchError) -> HTTPResponse {
    var fetch = GuardedFetch(limits: limits, allowed: .all)
    fetch.authorities = authorities
    let hop = FetchHop(place: try ResolvedURL(url.absoluteString), of: fetch, sending: self)
    // Otherwise libcurl waits up to a second for the permission to send a long payload.
    _ = try hop.run(headers: headers + ["Expect:"], within: limits.total)
    return hop.answer
  }
}
