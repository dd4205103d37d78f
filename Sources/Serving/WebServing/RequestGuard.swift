package import Hummingbird
import Foundation
import HTTPTypes
import RequestReading

/// Refuses requests that another web page could make the user's browser send.
///
/// A page can point its own name at the loopback address (DNS rebinding), so the name must be known. A page can send
/// simple requests to other origins, so requests that change something need a header that only a page of this server
/// can set, unless they need a token anyway.
package struct RequestGuard: RouterMiddleware {
  package typealias Context = LocalServer.Context

  /// The header of requests that change something.
  private static let headerName = "x-almanac"
  private static let cookie = "almanac-token"

  /// Who may ask.
  package enum Access: Sendable {
    /// Programs of this machine, which call it by these names besides its own.
    case loopback(names: Set<String>)
    /// Clients with the token, in the address or in a cookie.
    case token(String)
    /// Everyone, for what is published.
    case everyone
  }

  private let access: Access
  /// Whether requests that change something need the header.
  private let guardsChanges: Bool

  package init(_ access: Access, guardingChanges guardsChanges: Bool = true) {
    (self.access, self.guardsChanges) = (access, guardsChanges)
  }

  package func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    if case .loopback(let names) = access {
      let name = HostName.name(in: request.head.authority ?? "")
      if !HostName.isLoopback(name) && !names.contains(name) {
        throw HTTPError(.misdirectedRequest, message: "this server answers to localhost only")
      }
    }
    if let origin = request.headers[.origin], !HostName.isSame(origin, request.head.authority ?? "") {
      throw HTTPError(.forbidden, message: "requests of other pages are refused")
    }
    if guardsChanges && request.method != .get && request.method != .head
      && !request.headers.contains(where: { $0.name.canonicalName == Self.headerName })
    {
      throw HTTPError(.forbidden, message: "the header x-almanac is missing")
    }
    guard case .token(let token) = access else { return try await next(request, context) }
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
}
