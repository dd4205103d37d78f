import CoreMetrics
package import Hummingbird
import Synchronization
package import WebServing

/// Counts requests, by method and status.
package struct RequestMetrics: RouterMiddleware {
  package typealias Context = LocalServer.Context

  /// The counters by method and status.
  private final class Counters: Sendable {
    private let metrics: PrometheusMetrics
    private let known = Mutex<[String: [Int: any CounterHandler]]>([:])
    let timer: any TimerHandler

    init(_ metrics: PrometheusMetrics) {
      self.metrics = metrics
      timer = metrics.makeTimer(label: "almanac_request_seconds", dimensions: [])
    }

    subscript(method: String, status: Int) -> any CounterHandler {
      known.withLock { known in
        if let counter = known[method]?[status] { return counter }
        let counter = metrics.makeCounter(
          label: "almanac_requests_total", dimensions: [("method", method), ("status", "\(status)")])
        known[method, default: [:]][status] = counter
        return counter
      }
    }
  }

  // Clients choose methods freely, and each would be a series.
  private static let methods: Set<String> = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]

  private let counters: Counters

  package init(_ metrics: PrometheusMetrics) { counters = Counters(metrics) }

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
    let method = request.method.rawValue
    counters[Self.methods.contains(method) ? method : "other", status].increment(by: 1)
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    counters.timer.recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
