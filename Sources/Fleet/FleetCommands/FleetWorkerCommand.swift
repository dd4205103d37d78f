import ArgumentParser
import CLinux
import Dispatch
import DrawingSessions
import FleetStore
import FleetWorkers
import Foundation
import PostgresClient
import SystemIO
import ToolReports

/// Draws for a fleet.
struct FleetWorkerCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "worker", abstract: "Keep the widgets of a fleet up to date until stopped.",
      discussion: """
        Draws the widgets of this program and of the programs in --tools, such as 'almanac build' makes. Any number of \
        workers share a fleet. A worker that is killed loses nothing: others draw what it had claimed.

        Programs in --tools run in a sandbox: they read the system's libraries and fonts, themselves, and the data of one \
        owner; they write to a temporary folder, and fetch only through the worker. On a machine that cannot restrict \
        them, they are left to other workers.

        SIGTERM and SIGINT end it after it has committed what it draws.

        Examples:
          \(ToolName.invoked) fleet worker --database postgresql://worker@db/widgets
          \(ToolName.invoked) fleet worker --tools /opt/widgets --threads 4
        """)
  }

  @Option(help: ArgumentHelp("A folder with programs that have widgets.", valueName: "folder"))
  var tools: String?

  @Option(
    help: ArgumentHelp(
      "A further file or folder that the programs in --tools may read. Repeatable.", valueName: "path"))
  var readable: [String] = []

  @Flag(help: "Run the programs in --tools with all rights of the worker.")
  var noSandbox = false

  @Option(help: ArgumentHelp("Pictures that are drawn at once (default: one for each processor).", valueName: "count"))
  var threads: Int?

  @Option(help: ArgumentHelp("Where widgets' data are kept (default: a folder in the cache).", valueName: "folder"))
  var cache: String?

  @Option(help: ArgumentHelp("The most memory of a tool's process, in MiB.", valueName: "MiB"))
  var memory = 1024

  @Option(help: ArgumentHelp("The longest time of a drawing.", valueName: "seconds"))
  var timeLimit: Double = 40

  @Option(
    help: ArgumentHelp(
      "After how long without a sign of life of this worker others draw what it has claimed.", valueName: "seconds"))
  var lease: Double = 30

  @Flag(help: "End when nothing is due.")
  var once = false

  @OptionGroup var connection: FleetConnectionArguments

  func validate() throws {
    if let threads, !(1...256).contains(threads) { throw ValidationError("--threads must be from 1 to 256.") }
    if !(64...65_536).contains(memory) { throw ValidationError("--memory must be from 64 to 65536.") }
    if !(1...3600).contains(lease) { throw ValidationError("--lease must be from 1 to 3600.") }
    if !(1...3600).contains(timeLimit) { throw ValidationError("--time-limit must be from 1 to 3600.") }
  }

  func run() throws {
    try ToolError.reporting {
      for path in readable where access(path, R_OK) != 0 {
        throw ToolError("\(path): cannot be read: \(SystemError.last)", exitCode: .noInput)
      }
      let found: FleetTools
      do {
        found = try FleetTools(
          folder: tools.map { URL(fileURLWithPath: $0, isDirectory: true) })
      } catch {
        throw ToolError("\(tools ?? FleetTools.ownProgram): cannot be read: \(error.systemReason)", exitCode: .noInput)
      }
      var options = FleetWorker.Options(program: ToolName.program, cache: cacheFolder)
      options.address = connection.database
      options.threads = threads ?? options.threads
      options.limits.heap = memory << 20
      options.limits.seconds = timeLimit
      options.rules.lease = lease
      options.endsWhenIdle = once
      options.sandbox = noSandbox ? nil : ToolSandbox(readable: readable)
      // A tool may end before it has read its task.
      Glibc.signal(SIGPIPE, SIG_IGN)
      let worker = try FleetWorker(found, options) { Console.error("note: \($0)") }
      let signals = [SIGTERM, SIGINT].map { signal in
        Glibc.signal(signal, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
        source.setEventHandler { worker.stop() }
        source.activate()
        return source
      }
      defer { for source in signals { source.cancel() } }
      try FleetFailure.translating { try worker.run() }
    }
  }

  private var cacheFolder: URL {
    if let cache { return URL(fileURLWithPath: cache, isDirectory: true) }
    let variables = ProcessInfo.processInfo.environment
    let base = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(NSHomeDirectory())/.cache"
    return URL(fileURLWithPath: base, isDirectory: true).appending(path: "almanac/fleet", directoryHint: .isDirectory)
  }
}
