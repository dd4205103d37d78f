package import Hummingbird
import Foundation
import HTTPFetching
import HTTPTypes
import HummingbirdCore
import Logging
package import NIOCore
import NIOHTTP1
import ServiceLifecycle
import UnixSignals

/// An HTTP server, usually for this machine's own programs.
package struct LocalServer {
  package typealias Context = ServerContext

  package let router: Router<Context>
  /// Where it listens.
  package enum Place: Sendable {
    /// An address, and a port; 0 for any.
    case address(String, port: Int)
    /// A socket in the file system.
    case socket(String)
    /// Sockets on which somebody listens already, by their descriptors.
    case inherited([Int32])
  }

  private let place: Place

  package init(_ place: Place, guardedBy guardian: RequestGuard) {
    self.place = place
    router = Router(context: Context.self, options: .autoGenerateHeadEndpoints)
    router.addMiddleware { guardian }
  }

  /// Serves until the task is cancelled, or a signal asks the program to end. Answers that have begun are finished.
  ///
  /// - Parameters:
  ///   - endsOnSignals: Whether SIGTERM and SIGINT end it.
  ///   - onStart: Receives the addresses on which it listens.
  /// - Throws: ``ServerError`` if it cannot listen.
  package func run(
    endsOnSignals: Bool = false, onStart: @escaping @Sendable ([SocketAddress]) async -> Void
  ) async throws {
    var logger = Logger(label: "almanac")
    logger.logLevel = .critical
    Self.raiseDescriptorLimit()
    if case .socket(let path) = place, Self.isUsedSocket(path) {
      throw ServerError(reason: "\(path): another server listens on it")
    }
    let connections = CheckedHTTP1Channel(
      channel: HTTP1Channel(responder: responder(logger), configuration: .init(idleTimeout: Self.idleTime)))
    let listener = SocketListener(place: place, connections: connections, logger: logger) { [place] addresses in
      // The permissions of the folder decide who can connect.
      if case .socket(let path) = place { chmod(path, 0o666) }
      await onStart(addresses)
    }
    let services = ServiceGroup(
      services: [listener], gracefulShutdownSignals: endsOnSignals ? [.sigterm, .sigint] : [], logger: logger)
    do {
      try await services.run()
    } catch {
      throw ServerError(reason: "\(name): cannot listen: \(ServerError.text(of: error, isSocket: isSocket))")
    }
  }

  /// Answers the requests of a connection with the router.
  private func responder(_ logger: Logger) -> HTTPChannelHandler.Responder {
    let responder = router.buildResponder()
    return { request, writer, channel in
      let context = Context(source: ApplicationRequestContextSource(channel: channel, logger: logger))
      var response: Response
      do {
        response = try await responder.respond(to: request, context: context)
      } catch let error as HTTPParserError {
        throw error
      } catch {
        response = Response(status: .internalServerError)
      }
      response.headers[.date] = HTTPDate.text(Date())
      do {
        try await writer.write(response: response.head, body: response.body)
      } catch let error as HTTPParserError {
        // A parser's error would be answered 400, in the middle of this answer.
        throw BrokenRequest(reason: "\(error)")
      }
    }
  }

  /// A request that turned out to be invalid when its answer had begun.
  private struct BrokenRequest: Error {
    let reason: String
  }

  /// How long a connection may be silent.
  private static let idleTime = TimeAmount.seconds(60)

  /// Whether somebody listens on a socket. One of a server that was killed is removed.
  private static func isUsedSocket(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return false }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let isShort = withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      guard path.utf8.count < bytes.count else { return false }
      bytes.copyBytes(from: path.utf8)
      return true
    }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard isShort, descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if result != 0 && errno == ECONNREFUSED { unlink(path) }
    return result == 0
  }

  /// Allows as many descriptors as the system does: each connection has one.
  private static func raiseDescriptorLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 16_384))
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  private var isSocket: Bool { if case .socket = place { true } else { false } }

  private var name: String {
    switch place {
    case .address(let host, let port): "\(host):\(port)"
    case .socket(let path): path
    case .inherited: "LISTEN_FDS"
    }
  }
}

/// The server cannot serve.
package struct ServerError: Error, Sendable, CustomStringConvertible {
  let reason: String

  package var description: String { reason }

  static func text(of error: any Error, isSocket: Bool) -> String {
    let text = "\(error)"
    // The last one is SwiftNIO's error for a file of another type.
    if isSocket && ["EADDRINUSE", "errno: 98", "UnixDomainSocketPathWrongType"].contains(where: text.contains) {
      return "the file exists, or another server listens on it"
    }
    if text.contains("EADDRINUSE") || text.contains("errno: 98") {
      return "the port is in use; choose another with --port"
    }
    if text.contains("EACCES") || text.contains("errno: 13") { return "not permitted; choose a port above 1023" }
    return text
  }
}
