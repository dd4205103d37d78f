import HummingbirdCore
import Logging
import NIOCore
import NIOExtras
import NIOPosix
import ServiceLifecycle

/// Accepts the connections of all sockets of a server. When it is asked to end, it finishes the answers that have begun.
///
/// Hummingbird's own server opens its only socket itself, and cannot take one of a service manager.
struct SocketListener: Service {
  let place: LocalServer.Place
  let connections: CheckedHTTP1Channel
  let logger: Logger
  let onStart: @Sendable ([SocketAddress]) async -> Void

  private struct Socket: Sendable {
    let channel: NIOAsyncChannel<HTTP1Channel.Value, Never>
    let quiescing: ServerQuiescingHelper
  }

  /// Further connections of a socket wait until others end.
  private static let connectionLimit = 4000
  /// How many connections the system accepts ahead.
  private static let backlog: Int32 = 256

  func run() async throws {
    let sockets = try await open()
    await withGracefulShutdownHandler {
      await onStart(sockets.compactMap(\.channel.channel.localAddress))
      await withDiscardingTaskGroup { group in
        for socket in sockets { group.addTask { await serve(socket) } }
      }
    } onGracefulShutdown: {
      for socket in sockets { socket.quiescing.initiateShutdown(promise: nil) }
    }
  }

  private func serve(_ socket: Socket) async {
    await withDiscardingTaskGroup { group in
      do {
        try await socket.channel.executeThenClose { accepted in
          for try await connection in accepted {
            group.addTask { await connections.handle(value: connection, logger: logger) }
          }
        }
      } catch {
        logger.error("accepting connections: \(error)")
      }
    }
  }

  private func open() async throws -> [Socket] {
    switch place {
    case .address(let host, let port):
      return [try await socket { try await $0.bind(host: host, port: port, childChannelInitializer: $1) }]
    case .socket(let path):
      return [
        try await socket {
          try await $0.bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true, childChannelInitializer: $1)
        }
      ]
    case .inherited(let descriptors):
      var sockets: [Socket] = []
      for descriptor in descriptors {
        sockets.append(try await socket { try await $0.bind(descriptor, childChannelInitializer: $1) })
      }
      return sockets
    }
  }

  private typealias Preparation = @Sendable (any Channel) -> EventLoopFuture<HTTP1Channel.Value>

  private func socket(
    _ open: (ServerBootstrap, @escaping Preparation) async throws -> NIOAsyncChannel<HTTP1Channel.Value, Never>
  ) async throws -> Socket {
    let group = MultiThreadedEventLoopGroup.singleton
    let quiescing = ServerQuiescingHelper(group: group)
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: Self.backlog)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .serverChannelInitializer { [logger] channel in
        channel.eventLoop.makeCompletedFuture {
          let limit = MaximumAvailableConnections(Self.connectionLimit, logger: logger)
          try channel.pipeline.syncOperations.addHandlers([
            AvailableConnectionsChannelHandler(delegate: limit), quiescing.makeServerChannelHandler(channel: channel),
          ])
        }
      }
    let channel = try await open(bootstrap) { [connections, logger] in connections.setup(channel: $0, logger: logger) }
    return Socket(channel: channel, quiescing: quiescing)
  }
}
