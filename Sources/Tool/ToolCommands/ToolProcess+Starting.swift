import Ambient
import Graphics
import SystemIO
import Foundation
import Rendering
import Scheduling
import SystemSettings
import Timelines
import ToolOptions
import Views
import ToolReports

extension ToolProcess {
  /// Ends the process, with a word, where it cannot work at all.
  ///
  /// Nothing of Foundation may be asked before.
  static func checkSystem() {
    var words: String?
    if !OwnProgram.isKnown {
      words = "\(OwnProgram.path) cannot be read: mount /proc, as with `mount -t proc proc /proc`"
    } else if let limit = limit(of: RLIMIT_NOFILE, atLeast: leastFiles) {
      words = "at most \(limit) open files are allowed (ulimit -n), and at least \(leastFiles) are needed"
    } else if let limit = limit(of: RLIMIT_AS, atLeast: leastMemory) {
      words =
        "at most \(limit >> 20) MiB of memory are allowed (ulimit -v), and at least \(leastMemory >> 20) are needed"
    }
    #if DEBUG
      words = words ?? ReflectionSelfTest.problem
    #endif
    guard let words else { return }
    _ = "error: \(words)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
    _exit(69)
  }

  /// Swift's thread pool stops the program where it gets no descriptors; fonts and databases need a few besides.
  private static let leastFiles: rlim_t = 32
  /// Address space for the libraries, the fonts and the stacks of threads: without it GLib and Swift stop the program.
  private static let leastMemory: rlim_t = 512 << 20

  /// The limit of a resource where it is too small; one that the process may raise itself is raised.
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

  /// Says that it is the tool: called by the tool's `main()`.
  ///
  /// Bundles, and the providers that they make, look for their group's folder before a command has read its options.
  static func start() {
    // Before the process is given the time zone of its pictures.
    _ = (SystemTimeZone.ofProcess, variables)
    becomeTool()
    AmbientValues.updateProcess {
      $0.reloadRequests = ToolEnvironment().requests
      $0.knownOutputs = ToolEnvironment().knownOutputs
    }
    let renderer = WidgetRenderer(
      world: DrawingOptions.plainWorld(ToolEnvironment(), locale: Locale(identifier: "en_US")))
    bind(renderer, drawingFor: .standard, scale: PixelScale(2))
  }

  /// Gives the process a time zone, for code that asks Foundation or the C library for theirs.
  ///
  /// To be called before there is a second thread: nothing locks the environment (Docs/Decisions/0093).
  static func adopt(_ zone: TimeZone) {
    guard TimeZone.current.identifier != zone.identifier else { return }
    setenv("TZ", zone.identifier, 1)
    NSTimeZone.resetSystemTimeZone()
  }

  /// The variable that names its journal to a process that draws for another.
  static let journalVariable = "ALMANAC_DRAWING_JOURNAL"

  /// Where the process notes what it draws; nil unless it draws for another.
  static var journal: URL? {
    guard isTool else { return nil }
    return variables[journalVariable].map { URL(fileURLWithPath: $0) }
  }

  /// Begins the same command anew in this process, which rids it of threads whose work never returns.
  ///
  /// - Returns: Why it did not; else this does not return.
  static func beginAnew() -> String {
    OwnProgram.beginAnew(CommandLine.arguments, environment: variables)
  }

  /// Runs the same command in a process beside this one, of the same group, and waits for its end.
  ///
  /// - Parameters:
  ///   - variables: What it finds in its environment besides.
  ///   - onOutput: Is given what it writes to standard output and standard error, as it comes.
  static func runAgain(
    with variables: [String: String], onOutput: (Data) -> Void
  ) throws(ToolError) -> ChildProcess.End {
    do {
      let conduit = try PipeChannel(for: ToolName.invoked)
      let process = try ChildProcess(
        OwnProgram.path, Array(CommandLine.arguments.dropFirst()), name: CommandLine.arguments.first,
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
