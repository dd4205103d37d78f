package import Foundation
import Synchronization
import SystemIO

/// A PostgreSQL server with a cluster of its own in a temporary folder. It listens on the loopback interface and on a
/// socket in the folder, and ends with the process of the tests, even if that is killed.
package final class PostgresServer: Sendable {
  package struct Unavailable: Error, CustomStringConvertible {
    package let description: String
  }

  package enum StopMode: String, Sendable {
    /// Ends connections.
    case fast = "INT"
    /// As after a power failure: the next start recovers the cluster.
    case immediate = "QUIT"
  }

  /// The only user, with all rights.
  package static let user = "almanac"
  package static let password = "a p@ss/word?"

  /// The newest version that is installed.
  static let programs: String? = {
    let folder = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "\(folder)/\($0)/bin" }
      .first { access("\($0)/initdb", X_OK) == 0 }
  }()

  package static var isInstalled: Bool {
    programs != nil || ProcessInfo.processInfo.environment["CI"] != nil
  }

  private static let first = Result { try PostgresServer([], isDurable: false, copying: nil) }

  /// A server for the whole process, which no test may stop. Its folder also has the cluster that others copy.
  package static var shared: PostgresServer { get throws { try first.get() } }

  /// Also has the socket.
  package let folder: URL
  package let port: Int
  private let settings: [String]
  private let running = Mutex<Running?>(nil)

  private struct Running {
    let process: ChildProcess
    /// The shell around the server reads a signal from it.
    let control: Int32
    let lines: PipeLineReader
  }

  /// Creates a cluster and starts the server.
  ///
  /// - Parameters:
  ///   - settings: Lines such as `max_connections=5`.
  ///   - isDurable: Writes to the disk, as servers do.
  package convenience init(_ settings: [String] = [], isDurable: Bool = false) throws {
    // A copy takes a tenth of the time of `initdb`.
    try self.init(settings, isDurable: isDurable, copying: Self.shared.fresh)
  }

  private init(_ settings: [String], isDurable: Bool, copying cluster: String?) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "almanac-postgres-\(UUID().uuidString.prefix(13))")
    port = try LoopbackPort.free()
    let lax = isDurable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
    self.settings =
      [
        "listen_addresses=127.0.0.1", "port=\(port)", "unix_socket_directories=\(folder.path)", "shared_buffers=32MB",
        "lc_messages=C", "log_destination=stderr", "ssl=on", "ssl_cert_file=\(folder.path)/server.crt",
        "ssl_key_file=\(folder.path)/server.key",
      ] + lax + settings
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try create(copying: cluster)
    try start()
  }

  deinit {
    stop(.immediate)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts the server, and waits until it accepts connections.
  package func start() throws {
    try running.withLock { running in
      guard running == nil else { return }
      let (control, log) = (try PipeChannel(for: "postgres"), try PipeChannel(for: "postgres"))
      let isReady = DispatchSemaphore(value: 0)
      let process = try ChildProcess(
        "/bin/sh",
        ["-c", Self.script, "sh", folder.path]
          + Self.words("postgres", ["-D", data] + settings.flatMap { ["-c", $0] }),
        environment: Self.environment, directory: folder.path,
        streams: .init(input: control.reading, output: log.writing, errors: log.writing))
      close(control.reading)
      close(log.writing)
      let lines = PipeLineReader(log) { line in
        if line.contains(Self.readiness) { isReady.signal() }
      }
      running = Running(process: process, control: control.writing, lines: lines)
      Thread.detachNewThread {
        // A server that does not start has ended.
        lines.wait()
        isReady.signal()
      }
      isReady.wait()
      guard Self.isReady(lines) else {
        throw Unavailable(description: String(decoding: lines.data, as: UTF8.self))
      }
    }
  }

  /// Replicas accept read-only connections.
  private static let readiness = "ready to accept"

  private static func isReady(_ lines: PipeLineReader) -> Bool {
    String(decoding: lines.data, as: UTF8.self).contains(readiness)
  }

  /// Stops the server, and waits until it has ended.
  package func stop(_ mode: StopMode = .fast) {
    running.withLock { running in
      guard let current = running else { return }
      let line = Array("\(mode.rawValue)\n".utf8)
      _ = write(current.control, line, line.count)
      _ = current.process.wait()
      close(current.control)
      running = nil
    }
  }

  package func restart(_ mode: StopMode = .fast) throws {
    stop(mode)
    try start()
  }

  /// Restarts the server as a replica, which accepts no changes. Its primary is not known.
  package func becomeReplica() throws {
    stop()
    try Data().write(to: folder.appending(path: "data/standby.signal"))
    try start()
  }

  /// Ends the server with the signal that is read. If the process of the tests has ended, there is none.
  private static let script = """
    trap '' HUP INT TERM
    folder=$1
    shift
    "$@" </dev/null &
    if read -r signal; then
      kill -s "$signal" $!
      wait $!
    else
      kill -s QUIT $!
      wait $!
      rm -rf "$folder"
    fi
    """

  private var data: String { folder.appending(path: "data").path }

  /// A cluster that no server has used, in the shared server's folder.
  private var fresh: String { folder.appending(path: "fresh").path }

  private static var environment: [String: String] { ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC"] }

  /// The words of a command. The server refuses to run as root.
  private static func words(_ program: String, _ arguments: [String]) -> [String] {
    let isRoot = geteuid() == 0
    let user = isRoot ? ["/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : []
    return user + ["\(programs ?? "")/\(program)"] + arguments
  }

  private func create(copying cluster: String?) throws {
    try Data(Self.password.utf8).write(to: folder.appending(path: "password"))
    _ = try Command.run(
      "/usr/bin/openssl",
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
        "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", "\(folder.path)/server.key", "-out",
        "\(folder.path)/server.crt",
      ], environment: Self.environment)
    if geteuid() == 0 { _ = try Command.run("/bin/chown", ["-R", "postgres:", folder.path], environment: [:]) }
    if cluster == nil { try initialize(fresh) }
    _ = try Command.run("/bin/cp", ["-a", cluster ?? fresh, data], environment: [:])
  }

  private func initialize(_ cluster: String) throws {
    let words = Self.words(
      "initdb",
      [
        "-D", cluster, "-U", Self.user, "--pwfile=\(folder.path)/password", "--auth-host=scram-sha-256",
        "--auth-local=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions",
      ])
    _ = try Command.run(words[0], Array(words.dropFirst()), environment: Self.environment)
  }
}

extension PostgresServer {
  /// The certificate, which is its own authority, for the host `localhost`.
  package var certificate: URL { folder.appending(path: "server.crt") }

  /// An address over the socket in the folder.
  package func address(_ database: String = "postgres") -> String {
    "host=\(folder.path) port=\(port) user=\(Self.user) dbname=\(database)"
  }

  /// A URI over the loopback interface.
  ///
  /// - Parameter port: For a network between the program and the server.
  package func uri(
    _ database: String = "postgres", port: Int? = nil, password: String = password, isSecure: Bool = false
  ) -> String {
    let allowed = CharacterSet.alphanumerics
    let secret = password.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    return "postgresql://\(Self.user):\(secret)@127.0.0.1:\(port ?? self.port)/\(database)?sslmode="
      + (isSecure ? "require" : "disable")
  }

  /// Creates an empty database.
  ///
  /// - Parameters:
  ///   - name: How its name begins.
  ///   - tablespace: Where its tables are (default: with those of the server).
  /// - Returns: Its name.
  package func database(named name: String = "test", in tablespace: String = "pg_default") throws -> String {
    let name = "\(name)_\(UUID().uuidString.prefix(8).lowercased())"
    _ = try query("CREATE DATABASE \"\(name)\" TABLESPACE \"\(tablespace)\"")
    return name
  }

  /// Runs SQL with psql.
  ///
  /// - Returns: The rows, a line each, with columns between `|`.
  package func query(_ sql: String, in database: String = "postgres") throws -> String {
    let words = Self.psql + ["-c", sql, address(database)]
    let text = try Command.run(words[0], Array(words.dropFirst()), environment: Self.environment)
    return text.trimmingCharacters(in: .newlines)
  }

  /// Repeats a query until it returns the row `row`: what is waited for has no event.
  package func waitUntil(_ sql: String, is row: String, in database: String = "postgres") throws {
    // In one process: starting one for each try would take the processor from what is waited for.
    let script = #"row=$1; query=$2; shift 2; printf '%s \\watch 0.05\n' "$query" | "$@" | grep -Fxm1 -- "$row""#
    _ = try Command.run(
      "/bin/sh", ["-c", script, "sh", row, sql] + Self.psql + [address(database)], environment: Self.environment)
  }

  private static var psql: [String] { ["\(programs ?? "")/psql", "-XAtq", "-v", "ON_ERROR_STOP=1"] }
}
