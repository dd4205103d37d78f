import ChildProcesses
import Foundation
import Graphics
import Rendering
import Scheduling
import Synchronization
import Timelines

/// Whether the process is the tool, or something that runs its commands, such as a test.
package enum ToolProcess {
  private static let isStarted = Mutex(false)

  /// The environment that the process was started with. Later the tool gives itself the time zone of its pictures, which
  /// nobody else is to inherit.
  package static let variables = ProcessInfo.processInfo.environment

  /// Whether the process is the tool.
  static var isTool: Bool { isStarted.withLock { $0 } }

  /// Says that it is the tool: called by the tool's `main()`.
  ///
  /// Bundles, and the providers that they make, look for their group's folder before a command has read its options.
  static func start() {
    // Before the process is given the time zone of its pictures.
    _ = variables
    isStarted.withLock { $0 = true }
    ReloadRequests.ofProcess.withLock { $0 = ToolEnvironment().requests }
    KnownOutputs.ofProcess.withLock { $0 = ToolEnvironment().knownOutputs }
    bind(WidgetRenderer(world: DrawingOptions.plainWorld(ToolEnvironment(), locale: Locale(identifier: "en_US"))))
  }

  /// Tells the tool's process for which device it draws.
  static func bind(_ device: DeviceProfile, scale: PixelScale) {
    if isTool { WidgetRenderer.bindToProcess(device, scale: scale) }
  }

  /// Tells the tool's process what is bound for each picture; other processes are left as they are.
  static func bind(_ renderer: WidgetRenderer) {
    if isTool { renderer.bindToProcess() }
  }

  /// The variable that names its journal to a process that draws for another.
  static let journalVariable = "ALMANAC_DRAWING_JOURNAL"

  /// Where the process notes what it draws; nil unless it draws for another.
  static var journal: URL? {
    guard isTool else { return nil }
    return variables[journalVariable].map { URL(fileURLWithPath: $0) }
  }

  /// Runs the same command in a process beside this one, of the same group, and waits for its end.
  ///
  /// - Parameters:
  ///   - variables: What it finds in its environment besides.
  ///   - onOutput: Is given what it writes to standard output and standard error, as it comes.
  static func runAgain(
    with variables: [String: String], onOutput: (Data) -> Void
  ) throws(ToolFailure) -> ChildProcess.End {
    do {
      let conduit = try Conduit(for: ToolName.invoked)
      let process = try ChildProcess(
        "/proc/self/exe", Array(CommandLine.arguments.dropFirst()), name: CommandLine.arguments.first,
        environment: Self.variables.merging(variables) { $1 },
        streams: .init(input: STDIN_FILENO, output: conduit.writing, errors: conduit.writing))
      close(conduit.writing)
      conduit.readToEnd { onOutput(Data($0)) }
      return process.wait()
    } catch {
      throw ToolFailure(error.description, exitCode: .software)
    }
  }
}
