import HTTPTypes
import Hummingbird
import WebServing

/// Answers 405 to methods that an address does not have.
struct MethodCheck: RouterMiddleware {
  typealias Context = LocalServer.Context

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let allowed = ServedRoute.methods(at: request.uri.path)
    guard allowed.contains(request.method) else {
      let names = allowed.map(\.rawValue).joined(separator: ", ")
      throw HTTPError(.methodNotAllowed, headers: [.allow: names], message: "the address has only \(names)")
    }
    return try await next(request, context)
  }
}
