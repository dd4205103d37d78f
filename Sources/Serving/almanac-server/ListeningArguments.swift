import ArgumentParser
import Foundation
import NIOCore
import SystemIO
import ToolReports
import WebServing

/// Where a server listens, and who may ask.
struct ListeningArguments: ParsableArguments {
  @Option(help: "The port; 0 for any (default: 8780).")
  var port: Int?

  @Option(
    help: """
      The address to listen on (default: 127.0.0.1). Everyone who can reach another address sees the pictures.
      """)
  var host: String?

  @Option(help: ArgumentHelp("Listen on a Unix socket instead, for a proxy.", valueName: "FILE"))
  var socket: String?

  @Option(
    help: ArgumentHelp("Another name of this server, which a proxy passes on. May be repeated.", valueName: "NAME"))
  var name: [String] = []

  @Option(help: ArgumentHelp("A file with the token for POST /reload/….", valueName: "FILE"))
  var tokenFile: String?

  func validate() throws {
    if let port, !(0...65_535).contains(port) { throw ValidationError("--port must be from 0 to 65535.") }
    if socket?.isEmpty == true { throw ValidationError("--socket must not be empty.") }
    if let socket, socket.utf8.count > 107 { throw ValidationError("--socket is longer than 107 bytes.") }
  }

  /// A server that listens there. Call it before any process is started: those of a service manager's sockets that it
  /// takes over must not get to others.
  func server() throws -> LocalServer {
    let place = try place(InheritedSockets.take())
    return LocalServer(place, guardedBy: RequestGuard(access(at: place), guardingChanges: false))
  }

  /// - Parameter sockets: What a service manager has opened.
  private func place(_ sockets: [Int32]) throws -> LocalServer.Place {
    if !sockets.isEmpty {
      guard socket == nil, host == nil, port == nil else {
        throw ToolError(
          "--host, --port and --socket cannot be used with sockets of systemd (LISTEN_FDS)",
          exitCode: .validationFailure)
      }
      return .inherited(sockets)
    }
    return socket.map { .socket($0) } ?? .address(host ?? "127.0.0.1", port: port ?? 8780)
  }

  private func access(at place: LocalServer.Place) -> RequestGuard.Access {
    let isLocal =
      switch place {
      case .address(let host, _): ["127.0.0.1", "::1", "localhost"].contains(host)
      case .socket: false
      case .inherited(let sockets): sockets.contains(where: InheritedSockets.isLoopback)
      }
    return isLocal ? .loopback(names: Set(name.map { $0.lowercased() })) : .everyone
  }

  /// The addresses at which it listens, for people.
  func text(_ addresses: [SocketAddress]) -> String { addresses.map(text).joined(separator: " and ") }

  private func text(_ address: SocketAddress) -> String {
    if let path = address.pathname { return path }
    let name = host ?? address.ipAddress ?? ""
    let shown = name == "127.0.0.1" ? "localhost" : name.contains(":") ? "[\(name)]" : name
    return "http://\(shown):\(address.port ?? 0)/"
  }

  /// The first line of the token's file; nil without one. Warns if others can read it.
  var token: String? { get throws { try tokenFile.map(Self.token) } }

  private static func token(in file: String) throws -> String {
    let text: String
    do {
      text = String(decoding: try RegularFile.contents(of: file, limit: 4096), as: UTF8.self)
    } catch {
      throw ToolError("\(file): cannot be read: \(error)", exitCode: .noInput)
    }
    var status = stat()
    if stat(file, &status) == 0, status.st_mode & 0o044 != 0 {
      Console.error("warning: \(file): others can read the token; chmod 600 prevents that")
    }
    let token = text.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    guard token.utf8.count >= 16 else {
      throw ToolError(
        "\(file): the token must have at least 16 bytes; create one with: openssl rand -hex 32", exitCode: .badData)
    }
    return token
  }
}
