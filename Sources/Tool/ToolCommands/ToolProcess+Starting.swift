import Ambient
internal import CSandbox
import Foundation
import Graphics
import Rendering
import SharedFolders
import SystemIO
import SystemSettings
import Timelines
import ToolOptions
import ToolReports
import Views

extension ToolProcess {
  /// Ends the process with an error if a resource limit or a missing /proc makes it unable to work.
  ///
  /// Must run before anything in Foundation.
  static func checkSystem() {
    // Before any file is opened.
    if getenv(sandboxVariable) != nil { csandbox_adapt() }
    reserveStandardStreams()
    var words: String?
    if !CurrentExecutable.isKnown {
      words = "\(CurrentExecutable.path) cannot be read; mount /proc: mount -t proc proc /proc"
    } else if let limit = limit(of: RLIMIT_NOFILE, atLeast: leastFiles) {
      words = "the limit on open files is \(limit) (ulimit -n); at least \(leastFiles) are needed"
    } else if let limit = limit(of: RLIMIT_AS, atLeast: leastMemory) {
      words =
        "the limit on memory is \(limit >> 20) MiB (ulimit -v); at least \(leastMemory >> 20) MiB are needed"
    }
    #if DEBUG
      words = words ?? ReflectionSelfTest.problem
    #endif
    guard let words else { return }
    _ = "error: \(words)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
    _exit(69)
  }

  /// Opens `/dev/null` for each closed standard stream, so that no other file gets its descriptor. It is opened in the
  /// wrong direction: reading or writing the stream remains an error.
  private static func reserveStandardStreams() {
    for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
  }

  /// Swift's thread pool aborts if it gets no descriptors; fonts and databases need a few more.
  private static let leastFiles: rlim_t = 32
  /// Address space for libraries, fonts and thread stacks. With less, GLib and Swift abort.
  private static let leastMemory: rlim_t = 512 << 20

  /// Returns the limit of a resource if it is too small and the process cannot raise it.
  private static func limit(of resource: __rlimit_resource, atLeast least: rlim_t) -> rlim_t? {
    let number = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit()
    guard getrlimit(number, &limit) == 0, limit.rlim_cur < least else { return nil }
    if limit.rlim_max >= least, resource == RLIMIT_NOFILE {
      limit.rlim_cur = least
      if setrlimit(number, &limit) == 0 { return nil }
    }
    return limit.rlim_cur
  }

  /// Marks the process as the tool. The tool's `main()` calls it.
  static func start() {
    // Before `TZ` is set for the pictures.
    _ = (SystemTimeZone.ofProcess, variables, startOfStages)
    becomeTool()
    AmbientValues.updateProcess {
      $0.reloadRequests = ToolEnvironment().requests
      $0.knownOutputs = ToolEnvironment().knownOutputs
    }
  }

  /// Binds a world for bundles that look for their group's folder while they are created, before the command has bound
  /// its own.
  static func bindPlainWorld() {
    let renderer = WidgetRenderer(
      world: DrawingOptions.plainWorld(ToolEnvironment(), locale: Locale(identifier: "en_US")))
    bind(renderer, drawingFor: .standard, scale: PixelScale(2))
  }

  /// Gives the process a time zone, for code that asks Foundation or the C library for theirs.
  ///
  /// To be called before there is a second thread: nothing locks the environment (Docs/Decisions/0093).
  static func adopt(_ zone: TimeZone) {
    setenv("TZ", zone.identifier, 1)
    // Foundation reads the variable once; usually not before this.
    if TimeZone.current.identifier != zone.identifier { NSTimeZone.resetSystemTimeZone() }
  }

  /// The environment variable of tools that a fleet's worker runs in a sandbox.
  private static let sandboxVariable = "ALMANAC_SANDBOX"

  /// The environment variable with the path of a worker's journal.
  static let journalVariable = "ALMANAC_DRAWING_JOURNAL"

  /// The journal of this process if it is a worker; otherwise nil.
  static var journal: URL? {
    guard isTool else { return nil }
    return variables[journalVariable].map { URL(fileURLWithPath: $0) }
  }

  /// Executes the same command again in this process, which ends threads whose work never returns.
  ///
  /// - Returns: Why it failed. Does not return on success.
  static func restart() -> String {
    CurrentExecutable.reexecute(CommandLine.arguments, environment: variables)
  }

  /// Runs the same command in a child process of the same process group, and waits for it to end.
  ///
  /// - Parameters:
  ///   - variables: Additional environment variables.
  ///   - onOutput: Receives the child's standard output and standard error as it arrives.
  static func runChild(
    with variables: [String: String], onOutput: (Data) -> Void
  ) throws(ToolError) -> ChildProcess.Exit {
    do {
      let conduit = try PipeChannel(for: ToolName.invoked)
      let process = try ChildProcess(
        CurrentExecutable.path, Array(CommandLine.arguments.dropFirst()), name: CommandLine.arguments.first,
        environment: Self.variables.merging(variables) { $1 },
        streams: .init(input: STDIN_FILENO, output: conduit.writing, errors: conduit.writing))
      close(conduit.writing)
      conduit.readToEnd { onOutput(Data($0)) }
      return process.wait()
    } catch {
      throw ToolError(error.description, exitCode: .software)
    }
  }
}
