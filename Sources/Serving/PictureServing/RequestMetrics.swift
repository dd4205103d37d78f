import CoreMetrics
package import Hummingbird
package import WebServing

/// Counts requests, by method and status.
package struct RequestMetrics: RouterMiddleware {
  package typealias Context = LocalServer.Context

  private let metrics: PrometheusMetrics

  package init(_ metrics: PrometheusMetrics) { self.metrics = metrics }

  /// Counts all requests from now on.
  package func add(to server: LocalServer) { server.router.addMiddleware { self } }

  package func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    do {
      let response = try await next(request, context)
      count(request, Int(response.status.code), since: start)
      return response
    } catch {
      count(request, (error as? any HTTPResponseError).map { Int($0.status.code) } ?? 500, since: start)
      throw error
    }
  }

  private func count(_ request: Request, _ status: Int, since start: ContinuousClock.Instant) {
    // Clients choose methods freely, and each would be a series.
    let known: Set<HTTPRequest.Method> = [.get, .head, .post, .put, .delete, .options]
    let method = known.contains(request.method) ? request.method.rawValue : "other"
    metrics.makeCounter(label: "almanac_requests_total", dimensions: [("method", method), ("status", "\(status)")])
      .increment(by: 1)
    let duration = ContinuousClock.now - start
    let (seconds, attoseconds) = duration.components
    metrics.makeTimer(label: "almanac_request_seconds", dimensions: [])
      .recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
