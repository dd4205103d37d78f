import ArgumentParser
import DeviceServing
import DeviceStore
import Foundation
import NIOCore
import PictureServing
import SharedFolders
import SystemIO
import SystemSettings
import ToolOptions
import ToolReports
import WebServing

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Keep pictures up to date, and serve them over HTTP.",
    discussion: """
      Does what `run` does, and serves the output: GET /comic/systemMedium.png, .json and .html, stacks and the wallpaper \
      by their names, and a page of everything at /. Answers say until when they are valid, to the second. If another run \
      uses the output, its pictures are served.

      Examples:
        almanac serve --config widgets.yaml
        almanac serve --output ~/widgets --host 0.0.0.0 --port 8080 --token-file token
      """)

  @Option(help: ArgumentHelp("The configuration file, as for run.", valueName: "FILE"))
  var config: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The output folder, as for run (default: the home's).", valueName: "DIR"))
  var output: String?

  @Option(help: ArgumentHelp("A tool that almanac build made (default: the bundled widgets).", valueName: "FILE"))
  var tool: String?

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

  @Option(help: ArgumentHelp("A file with the token for POST /reload/KIND.", valueName: "FILE"))
  var tokenFile: String?

  func validate() throws {
    if let port, !(0...65_535).contains(port) { throw ValidationError("--port must be from 0 to 65535.") }
    if config?.isEmpty == true || output?.isEmpty == true { throw ValidationError("paths must not be empty.") }
    if socket?.isEmpty == true { throw ValidationError("--socket must not be empty.") }
    if let socket, socket.utf8.count > 107 { throw ValidationError("--socket is longer than 107 bytes.") }
  }

  func run() async throws { try await ServerErrors.reporting(serve) }

  private func serve() async throws {
    signal(SIGPIPE, SIG_IGN)
    let place = try place(InheritedSockets.take())
    let environment = ToolEnvironment()
    let tool = try OwnTool.url(tool, environment)
    let token = try tokenFile.map(Self.token)
    let (folder, configured) = try settings(tool, environment)
    let published = PublishedOutput(OutputFolder(URL(fileURLWithPath: folder, isDirectory: true)))
    let metrics = PrometheusMetrics(help: ServiceRoutes.help)
    let refreshing = RefreshProcess(tool, runOptions, output: published.folder, environment: environment.variables) {
      Console.error("note: \($0)")
    }
    let watch = OutputWatch(published)
    let server = LocalServer(place, guardedBy: RequestGuard(access(at: place), guardingChanges: false))
    RequestMetrics(metrics).add(to: server)
    let onDemand = OnDemandDrawing(tool, kinds: configured.onDemand, environment.requests)
    // Screens are in configuration files.
    let devices = config == nil ? nil : DeviceStore.openedOrReported(in: published.folder)
    ServiceRoutes(
      published, watch, refreshing, onDemand, environment.requests, metrics, token: token,
      devices: devices.map { store in { @Sendable in store.served } }
    ).add(to: server)
    let directory = DeviceDirectory(configured.devices, output: published.folder) { refreshing.reload() }
    if let devices {
      DeviceRoutes(published, devices, directory, DeviceNotices(tool)) { Console.error("error: \($0)") }.add(to: server)
    }
    PictureRoutes(published, onDemand).add(to: server)
    defer { refreshing.end() }
    let hangUp = Self.onHangUp {
      refreshing.reload()
      guard let (output, changed) = try? settings(tool, environment) else { return }
      if output != folder { Console.error("note: \(output): takes effect when serve is started again") }
      directory.change(to: changed.devices)
      Task { await onDemand.allow(changed.onDemand) }
    }
    defer { hangUp.cancel() }
    try await server.run(endsOnSignals: true) { [host] listening in
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      watch.start()
      refreshing.start()
      let places = listening.map { Self.text($0, calling: host) }
      Console.error("Serving \(folder) at \(places.joined(separator: " and "))")
    }
    await onDemand.end()
  }

  /// SIGHUP lets `run` read its configuration again, and so it does here.
  private static func onHangUp(_ work: @escaping @Sendable () -> Void) -> any DispatchSourceSignal {
    signal(SIGHUP, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGHUP)
    source.setEventHandler(handler: DispatchWorkItem(block: work))
    source.resume()
    return source
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

  /// - Parameter host: The name that was chosen for the address.
  private static func text(_ address: SocketAddress, calling host: String?) -> String {
    if let path = address.pathname { return path }
    let name = host ?? address.ipAddress ?? ""
    let shown = name == "127.0.0.1" ? "localhost" : name.contains(":") ? "[\(name)]" : name
    return "http://\(shown):\(address.port ?? 0)/"
  }

  private var runOptions: [String] {
    (config.map { ["--config", $0] } ?? []) + (output.map { ["--output", $0] } ?? [])
  }

  /// The output's path, and what the configuration means.
  private func settings(
    _ tool: URL, _ environment: ToolEnvironment
  ) throws -> (output: String, configured: ServedConfiguration) {
    func path(_ folder: String) -> String { URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path }
    guard let config else {
      let folder = output ?? OutputOptions.standardFolder(environment)
      return (path(folder), ServedConfiguration(output: folder))
    }
    let configured = try ServedConfiguration(of: config, tool, environment)
    return (path(output ?? configured.output), configured)
  }

  /// The first line of a file. Warns if others can read it.
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
