import SystemIO
import Foundation
import Testing

/// What a run of the built tool left behind.
struct ToolRun {
  let exitCode: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  /// The output as a JSON object.
  func json() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
  }
}

/// A folder with a home for the tool and room for what it writes; removed at the end.
final class ToolBench: Sendable {
  /// What `--at` says unless a test is about it.
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

  /// Every name in a folder of the bench, hidden ones too.
  func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  /// Removes a file or a folder of the bench in one step: a program that watches may make parts of a folder again while others
  /// are still being removed.
  func remove(_ name: String) throws {
    let gone = path("gone-\(UUID())")
    try FileManager.default.moveItem(atPath: path(name), toPath: gone)
    try FileManager.default.removeItem(atPath: gone)
  }

  /// Puts the current chapter's data in place, as any program might.
  func put(chapter json: String) throws {
    let container = home.appending(path: "groups/group.com.nobadi.dbm")
    try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
    try Data(json.utf8).write(to: container.appending(path: "currentChapterData.json"))
  }

  /// What the tool finds in its environment.
  var variables: [String: String] {
    // Wherever the tests run, the tool is in Greenwich.
    [
      "PATH": "/usr/bin:/bin", "TZ": "GMT", "ALMANAC_HOME": home.path, "XDG_CACHE_HOME": path("cache"),
      // A busy machine may take longer than people wait.
      "ALMANAC_TIME_LIMIT": "3600",
    ]
  }

  /// Runs the tool that was built beside the tests.
  ///
  /// - Parameters:
  ///   - environment: Added to `PATH` and the tool's own folders; nothing else is passed on.
  ///   - directory: The working directory, the bench's folder unless given.
  ///   - fileSizeLimit: The most blocks of 1,024 bytes that a file may grow to: what a full disk is to the tool.
  ///   - isBoundByPermissions: Takes from root what others do not have: writing where permissions forbid it.
  ///   - executable: Another tool, such as one that `build` made.
  func run(
    _ arguments: [String], environment: [String: String] = [:], directory: URL? = nil, fileSizeLimit: Int? = nil,
    isBoundByPermissions: Bool = false, executable: URL? = nil
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
    // It would write the limit into what it schedules.
    if arguments.first == "schedule" { variables["ALMANAC_TIME_LIMIT"] = environment["ALMANAC_TIME_LIMIT"] }
    // Files, not pipes: nobody has to read while the tool writes.
    let files = try ["out", "err"].map { try newFile("\($0)-\(UUID())") }
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    let process = try ChildProcess(
      command[0], Array(command.dropFirst()), environment: variables, directory: (directory ?? folder).path,
      streams: .init(output: handles[0].fileDescriptor, errors: handles[1].fileDescriptor))
    for handle in handles { try handle.close() }
    let exitCode = await end(of: process).code
    let (output, errors) = (try Data(contentsOf: files[0]), try Data(contentsOf: files[1]))
    for file in files { try FileManager.default.removeItem(at: file) }
    return ToolRun(exitCode: exitCode, output: output, errors: String(decoding: errors, as: UTF8.self))
  }

  /// Runs a tool that lies in the bench's folder.
  func runTool(_ name: String, _ arguments: [String]) async throws -> ToolRun {
    try await run(arguments, executable: folder.appending(path: name))
  }

  /// Waits on a thread of its own, so that other tests go on.
  private func end(of process: ChildProcess) async -> ChildProcess.End {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: process.wait()) }
    }
  }

  /// A file outside of the bench's folder, whose names tests look at.
  private func newFile(_ name: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "almanac-\(name)")
    try Data().write(to: file)
    return file
  }

  /// The executable that the package builds beside the test bundle.
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
  /// Without the distances behind dates, such as `(in 1 hour)`.
  var withoutDistances: String { replacing(#/ \((now|in [^)]*|[0-9]+ [a-z]+ ago)\)/#, with: "") }
}
