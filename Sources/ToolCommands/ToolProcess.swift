import Foundation
import Graphics
import Rendering
import Synchronization
import Timelines

/// Whether the process is the tool, or something that runs its commands, such as a test.
enum ToolProcess {
  private static let isStarted = Mutex(false)

  /// Whether the process is the tool.
  static var isTool: Bool { isStarted.withLock { $0 } }

  /// Says that it is the tool: called by the tool's `main()`.
  ///
  /// Bundles, and the providers that they make, look for their group's folder before a command has read its options.
  static func start() {
    isStarted.withLock { $0 = true }
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

  /// How a process ended.
  enum End {
    case exit(Int32)
    case signal(Int32)
  }

  /// Runs the same command in a process beside this one, of the same group, and waits for its end.
  ///
  /// - Parameters:
  ///   - variables: What it finds in its environment besides.
  ///   - onOutput: Is given what it writes to standard output and standard error, as it comes.
  static func runAgain(
    with variables: [String: String], onOutput: (Data) -> Void
  ) throws(ToolFailure) -> End {
    let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }.map { "\($0)=\($1)" }
    let (arguments, values) = (CommandLine.arguments.map { strdup($0) }, environment.map { strdup($0) })
    defer { for text in arguments + values { free(text) } }
    let output = Pipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_adddup2(&actions, output.fileHandleForWriting.fileDescriptor, stream)
    }
    var process = pid_t()
    let code = posix_spawn(&process, "/proc/self/exe", &actions, nil, arguments + [nil], values + [nil])
    try? output.fileHandleForWriting.close()
    guard code == 0 else {
      throw ToolFailure("another process cannot be started: \(String(cString: strerror(code)))", exitCode: .software)
    }
    while let data = try? output.fileHandleForReading.read(upToCount: 4096), !data.isEmpty { onOutput(data) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}
