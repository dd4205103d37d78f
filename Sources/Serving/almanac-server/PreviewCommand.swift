import AlmanacCommands
import ArgumentParser
import ExtensionBuilding
import Foundation
import JSONText
import NIOCore
import PreviewServing
import SystemIO
import SystemSettings
import ToolOptions
import ToolReports
import WebServing

struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Show widgets on a page that follows every change.",
    discussion: """
      DIR is what `almanac build` takes: an Xcode project, an extension's folder, or a package of `almanac init`. It may \
      also be a tool that is built. Without it, the page shows the bundled widgets.

      Examples:
        almanac preview garden --open
        almanac preview MyApp --target MyWidgetExtension
        almanac preview --json garden
      """)

  @Argument(help: ArgumentHelp("The folder of the extension, or a tool.", valueName: "dir"))
  var folder: String?

  @Option(help: "The port; 0 for any (default: 8765, or the next that is free).")
  var port: Int?

  @Option(help: "The address to listen on. Others than 127.0.0.1 need the token that is printed.")
  var host = "127.0.0.1"

  @Flag(help: "Open the page in the browser.")
  var open = false

  @OptionGroup var arguments: ExtensionArguments

  @Flag(help: "Print events as lines of JSON, for editors.")
  var json = false

  func validate() throws {
    if let port, !(0...65_535).contains(port) { throw ValidationError("--port must be from 0 to 65535.") }
  }

  func run() async throws { try await ServerErrors.reporting(serve) }

  private func serve() async throws {
    let environment = ToolEnvironment()
    let pictures = FileManager.default.temporaryDirectory.appending(path: "almanac-preview-\(getpid())")
    let project = PreviewProject(
      try setup(environment, pictures: pictures), editor: EditorEvents(isUsed: json))
    let isLocal = ["127.0.0.1", "::1", "localhost"].contains(host)
    let token = isLocal ? nil : Self.token()
    Self.removeAtEnd(pictures)
    let server = LocalServer(
      .address(host, port: try port ?? Self.freePort(on: host)),
      guardedBy: RequestGuard(token.map { .token($0) } ?? .loopback(names: [])))
    PreviewRoutes(project).add(to: server)
    try await server.run { [json, open, host] listening in
      let port = listening.first?.port ?? 0
      let address = "http://\(isLocal ? "localhost" : host):\(port)/" + (token.map { "?token=\($0)" } ?? "")
      if json {
        EditorEvents(isUsed: true).send("serving", [("address", .string(address))])
      } else {
        Console.inform("Preview: \(address)  (control-C ends it)")
      }
      if open { Self.open(address) }
      await project.begin()
    }
  }

  private func setup(_ environment: ToolEnvironment, pictures: URL) throws -> PreviewProject.Setup {
    let cache = environment.cache
    let own = OwnTool.url(environment)
    func setup(_ source: PreviewSource, _ title: String, _ workspace: Workspace?, _ toolchain: Toolchain?)
      -> PreviewProject.Setup
    {
      PreviewProject.Setup(
        source: source, title: title, workspace: workspace, toolchain: toolchain, data: environment.home,
        pictures: pictures)
    }
    guard let folder else { return setup(.tool(own), "Bundled widgets", nil, nil) }
    let place = ExtensionArguments.place(folder)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      throw ToolError("\(folder): does not exist", exitCode: .noInput)
    }
    if !isFolder.boolValue { return setup(.tool(place), place.lastPathComponent, nil, nil) }
    do throws(ExtensionBuildingError) {
      let (toolchain, package) = try arguments.buildTools()
      let workspace = Workspace(cache: cache, almanac: package, version: ToolName.version)
      return setup(
        .sources(arguments.request(for: folder)), arguments.target ?? place.lastPathComponent, workspace,
        toolchain)
    } catch {
      throw ToolError(error)
    }
  }

  private static func token() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in String(generator.next(), radix: 36) }.joined()
  }

  /// The usual port, or the next ones if others use it.
  private static func freePort(on host: String) throws -> Int {
    (8765..<8785).first { PortProbe.isFree($0) } ?? 0
  }

  private static func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard let process = try? ChildProcess("/usr/bin/env", ["xdg-open", address], environment: environment) else {
      return
    }
    Thread.detachNewThread { _ = process.wait() }
  }

  private nonisolated(unsafe) static var signals: [any DispatchSourceSignal] = []

  /// Removes the folder of pictures when a signal ends the program.
  private static func removeAtEnd(_ folder: URL) {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        try? FileManager.default.removeItem(at: folder)
        Foundation.exit(128 + number)
      }
      source.resume()
      signals.append(source)
    }
    signal(SIGPIPE, SIG_IGN)
  }
}
