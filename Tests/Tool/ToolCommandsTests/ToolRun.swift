import Foundation
import SystemIO
import Testing

/// The result of a run of the built tool.
struct ToolRun {
  let exitCode: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  func json() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
  }
}

/// A folder with a home for the tool and its output, removed at the end.
final class ToolBench: Sendable {
  /// The default date for `--at`.
  static let date = "2026-11-21T08:00:00Z"

  let folder: URL
  var home: URL { folder.appending(path: "home") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "almanac-bench-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func data(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

  /// All names in a folder of the bench, including hidden ones.
  func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  /// Removes a file or folder of the bench in one step: a watching program may otherwise create parts of a folder
  /// again while others are still being removed.
  func remove(_ name: String) throws {
    let gone = path("gone-\(UUID())")
    try FileManager.default.moveItem(atPath: path(name), toPath: gone)
    try FileManager.default.removeItem(atPath: gone)
  }

  /// Writes the current chapter's data, as any program might.
  func put(chapter json: String) throws {
    let container = home.appending(path: "groups/group.com.nobadi.dbm")
    try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
    try Data(json.utf8).write(to: container.appending(path: "currentChapterData.json"))
  }

  /// The tool's environment.
  var variables: [String: String] {
    // The tool is in Greenwich wherever the tests run.
    [
      "PATH": "/usr/bin:/bin", "TZ": "GMT", "ALMANAC_HOME": home.path, "XDG_CACHE_HOME": path("cache"),
      // A busy machine may take longer than the default.
      "ALMANAC_TIME_LIMIT": "3600",
    ]
  }

  /// Runs the built tool.
  ///
  /// - Parameters:
  ///   - environment: Added to `PATH` and the tool's own folders; nothing else is passed on.
  ///   - directory: The working directory (default: the bench's folder).
  ///   - fileSizeLimit: The maximum size of a file in blocks of 1,024 bytes, which has the effect of a full disk.
  ///   - isBoundByPermissions: Whether to drop root's capability to ignore file permissions.
  ///   - executable: Another tool, such as one that `build` has created.
  ///   - input: The standard input (default: none).
  func run(
    _ arguments: [String], environment: [String: String] = [:], directory: URL? = nil, fileSizeLimit: Int? = nil,
    isBoundByPermissions: Bool = false, executable: URL? = nil, input: Data? = nil
  ) async throws -> ToolRun {
    var command = [try executable?.path ?? Self.tool().path] + arguments
    if isBoundByPermissions && geteuid() == 0 {
      command = ["/usr/bin/setpriv", "--bounding-set=-dac_override,-dac_read_search"] + command
    }
    if let fileSizeLimit {
      let script = "trap '' XFSZ; ulimit -f \(fileSizeLimit); exec \"$@\""
      command = ["/bin/bash", "-c", script, "bash"] + command
    }
    var variables = variables.merging(environment) { $1 }
    // `schedule` would include the limit.
    if arguments.first == "schedule" { variables["ALMANAC_TIME_LIMIT"] = environment["ALMANAC_TIME_LIMIT"] }
    // Files instead of pipes: nobody has to read while the tool writes.
    let files = try ["out", "err", "in"].map { try newFile("\($0)-\(UUID())") }
    try (input ?? Data()).write(to: files[2])
    let exit = try await Self.turn { [command, variables, place = (directory ?? folder).path] in
      let source = try FileHandle(forReadingFrom: files[2])
      let handles = try files.prefix(2).map { try FileHandle(forWritingTo: $0) }
      let process = try ChildProcess(
        command[0], Array(command.dropFirst()), environment: variables, directory: place,
        streams: .init(
          input: input == nil ? nil : source.fileDescriptor, output: handles[0].fileDescriptor,
          errors: handles[1].fileDescriptor))
      for handle in handles + [source] { try handle.close() }
      return process.wait()
    }
    let (output, errors) = (try Data(contentsOf: files[0]), try Data(contentsOf: files[1]))
    for file in files { try FileManager.default.removeItem(at: file) }
    return ToolRun(exitCode: exit.code, output: output, errors: String(decoding: errors, as: UTF8.self))
  }

  /// Runs a tool in the bench's folder.
  func runTool(_ name: String, _ arguments: [String]) async throws -> ToolRun {
    try await run(arguments, executable: folder.appending(path: name))
  }

  /// Two tools on each processor, at least four: hundreds would leave no time for the tests that draw in this process.
  private static let turns = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(4, 2 * ProcessInfo.processInfo.activeProcessorCount)
    return queue
  }()

  /// Runs `work` on a separate thread when it is its turn, so that other tests continue.
  private static func turn<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      turns.addOperation { continuation.resume(with: Result(catching: work)) }
    }
  }

  /// A file outside of the bench's folder, whose content tests check.
  private func newFile(_ name: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "almanac-\(name)")
    try Data().write(to: file)
    return file
  }

  /// The executable next to the test bundle.
  static func tool() throws -> URL {
    let tests = try #require(Bundle.main.executableURL)
    let tool = tests.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "almanac")
    try #require(
      FileManager.default.isExecutableFile(atPath: tool.path),
      "\(tool.path) is not there; the test target must depend on almanac")
    return tool
  }
}

extension String {
  /// The text without relative times, such as `(in 1 hour)`.
  var withoutDistances: String { replacing(#/ \((now|in [^)]*|[0-9]+ [a-z]+ ago)\)/#, with: "") }
}
