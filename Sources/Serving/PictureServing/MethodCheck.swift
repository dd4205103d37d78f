package import HTTPTypes
package import Hummingbird
package import WebServing

/// Answers 405 to methods that an address does not have.
package struct MethodCheck: RouterMiddleware {
  package typealias Context = LocalServer.Context

  /// The methods of a path.
  private let methods: @Sendable (String) -> [HTTPRequest.Method]

  package init(_ methods: @escaping @Sendable (String) -> [HTTPRequest.Method]) { self.methods = methods }

  package func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let allowed = methods(request.uri.path)
    guard allowed.contains(request.method) else {
      let names = allowed.map(\.rawValue).joined(separator: ", ")
      throw HTTPError(.methodNotAllowed, headers: [.allow: names], message: "the address has only \(names)")
    }
    return try await next(request, context)
  }
}
