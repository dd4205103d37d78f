package import Hummingbird
import Foundation
import HummingbirdCore
import Logging
import NIOCore
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
  }

  private let place: Place

  package init(_ place: Place, guardedBy guardian: RequestGuard) {
    self.place = place
    router = Router(context: Context.self)
    router.addMiddleware { guardian }
  }

  /// Serves until the task is cancelled, or a signal asks the program to end. Answers that have begun are finished.
  ///
  /// - Parameters:
  ///   - endsOnSignals: Whether SIGTERM and SIGINT end it.
  ///   - onStart: Receives the port.
  /// - Throws: ``ServerError`` if it cannot listen.
  package func run(endsOnSignals: Bool = false, onStart: @escaping @Sendable (Int) async -> Void) async throws {
    var logger = Logger(label: "almanac")
    logger.logLevel = .critical
    Self.raiseDescriptorLimit()
    if case .socket(let path) = place, Self.isUsedSocket(path) {
      throw ServerError(reason: "\(path): another server listens on it")
    }
    let application = Application(
      router: router,
      server: HTTPServerBuilder { responder in
        CheckedHTTP1Channel(
          channel: HTTP1Channel(responder: responder, configuration: .init(idleTimeout: Self.idleTime)))
      },
      configuration: ApplicationConfiguration(
        address: address, serverName: nil,
        availableConnectionsDelegate: .maximum(Self.connectionLimit, logger: logger)),
      onServerRunning: { [place] channel in
        // The permissions of the folder decide who can connect.
        if case .socket(let path) = place { chmod(path, 0o666) }
        await onStart(channel.localAddress?.port ?? 0)
      }, logger: logger)
    do {
      try await application.runService(gracefulShutdownSignals: endsOnSignals ? [.sigterm, .sigint] : [])
    } catch {
      throw ServerError(reason: "\(name): cannot listen: \(ServerError.text(of: error, isSocket: isSocket))")
    }
  }

  /// How long a connection may be silent.
  private static let idleTime = TimeAmount.seconds(60)
  /// Further connections wait until others end.
  private static let connectionLimit = 4000

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

  private var address: BindAddress {
    switch place {
    case .address(let host, let port): .hostname(host, port: port)
    case .socket(let path): .unixDomainSocket(path: path)
    }
  }

  private var isSocket: Bool { if case .socket = place { true } else { false } }

  private var name: String {
    switch place {
    case .address(let host, let port): "\(host):\(port)"
    case .socket(let path): path
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
