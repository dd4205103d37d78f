package import Hummingbird
import Foundation
import HTTPTypes

/// Refuses requests that another web page could make the user's browser send.
///
/// A page can point its own name at the loopback address (DNS rebinding), so the name must be known. A page can send
/// simple requests to other origins, so requests that change something need a header that only a page of this server
/// can set.
package struct RequestGuard: RouterMiddleware {
  package typealias Context = LocalServer.Context

  /// The header of requests that change something.
  private static let headerName = "x-almanac"
  private static let cookie = "almanac-token"

  /// Needed by every request if others can reach the server; nil on loopback.
  private let token: String?

  package init(token: String?) { self.token = token }

  package func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    if token == nil, !Self.isLoopback(request.head.authority ?? "") {
      throw HTTPError(.misdirectedRequest, message: "this server answers to localhost only")
    }
    if let origin = request.headers[.origin], !Self.isSame(origin, request.head.authority ?? "") {
      throw HTTPError(.forbidden, message: "requests of other pages are refused")
    }
    if request.method != .get && request.method != .head
      && !request.headers.contains(where: { $0.name.canonicalName == Self.headerName })
    {
      throw HTTPError(.forbidden, message: "the header x-almanac is missing")
    }
    guard let token else { return try await next(request, context) }
    let given = request.uri.queryParameters["token"].map(String.init)
    guard given == token || request.cookies[Self.cookie]?.value == token else {
      throw HTTPError(.unauthorized, message: "the token is missing; open the address that almanac printed")
    }
    var response = try await next(request, context)
    if given == token {
      response.setCookie(Cookie(name: Self.cookie, value: token, path: "/", httpOnly: true, sameSite: .strict))
    }
    return response
  }

  /// Whether a `Host` header names this machine as itself.
  static func isLoopback(_ authority: String) -> Bool {
    // An address of IPv6 has colons of its own.
    let end = authority.lastIndex(of: "]") ?? authority.startIndex
    let host = authority[..<(authority[end...].firstIndex(of: ":") ?? authority.endIndex)]
    return ["localhost", "127.0.0.1", "[::1]"].contains(host.lowercased())
  }

  /// Whether the page of an `Origin` header comes from the same host and port.
  static func isSame(_ origin: String, _ authority: String) -> Bool {
    guard let range = origin.range(of: "://") else { return false }
    return origin[range.upperBound...] == authority
  }
}
