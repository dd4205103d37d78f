import ArgumentParser
import DeviceServing
import DeviceStore
import Foundation
import PictureServing
import SharedFolders
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

  @OptionGroup var listening: ListeningArguments

  func validate() throws {
    if config?.isEmpty == true || output?.isEmpty == true { throw ValidationError("paths must not be empty.") }
  }

  func run() async throws { try await ServerErrors.reporting(serve) }

  private func serve() async throws {
    signal(SIGPIPE, SIG_IGN)
    let server = try listening.server()
    let environment = ToolEnvironment()
    let tool = try OwnTool.url(tool, environment)
    let token = try listening.token
    let (folder, configured) = try settings(tool, environment)
    let published = PublishedOutput(OutputFolder(URL(fileURLWithPath: folder, isDirectory: true)))
    let metrics = PrometheusMetrics(help: ServiceRoutes.help)
    let refreshing = RefreshProcess(tool, runOptions, output: published.folder, environment: environment.variables) {
      Console.error("note: \($0)")
    }
    let watch = OutputWatch(published)
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
    try await server.run(endsOnSignals: true) { [listening] addresses in
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      watch.start()
      refreshing.start()
      Console.inform("Serving \(folder) at \(listening.text(addresses))")
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
}
