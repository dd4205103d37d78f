package import Hummingbird
import Foundation
import Logging

/// An HTTP server for this machine's own programs.
package struct LocalServer {
  package typealias Context = BasicRequestContext

  package let router: Router<Context>
  private let host: String
  private let port: Int

  /// - Parameters:
  ///   - host: The address to listen on.
  ///   - port: 0 for any.
  package init(host: String = "127.0.0.1", port: Int, guardedBy guardian: RequestGuard) {
    (self.host, self.port) = (host, port)
    router = Router(context: Context.self)
    router.addMiddleware { guardian }
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter onStart: Receives the port.
  /// - Throws: ``ServerError`` if it cannot listen.
  package func run(onStart: @escaping @Sendable (Int) async -> Void) async throws {
    var logger = Logger(label: "almanac")
    logger.logLevel = .critical
    let application = Application(
      router: router,
      configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: nil),
      onServerRunning: { channel in await onStart(channel.localAddress?.port ?? 0) }, logger: logger)
    do {
      try await application.runService(gracefulShutdownSignals: [])
    } catch {
      throw ServerError(reason: "\(host):\(port): cannot listen: \(ServerError.text(of: error))")
    }
  }
}

/// The server cannot serve.
package struct ServerError: Error, Sendable, CustomStringConvertible {
  let reason: String

  package var description: String { reason }

  static func text(of error: any Error) -> String {
    let text = "\(error)"
    if text.contains("EADDRINUSE") || text.contains("errno: 98") {
      return "the port is in use; choose another with --port"
    }
    if text.contains("EACCES") || text.contains("errno: 13") { return "not permitted; choose a port above 1023" }
    return text
  }
}
