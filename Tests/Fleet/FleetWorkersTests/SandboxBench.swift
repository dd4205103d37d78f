import DrawingSessions
import Foundation
import Scheduling
import SystemIO
import Testing

@testable import FleetStore
@testable import FleetWorkers

/// A folder with secrets, and programs that try to get at them.
final class SandboxBench {
  /// For tests that need the kernel's help.
  static let isPossible = ToolSandbox(launcher: "").problem == nil
  static let need: Comment = "needs Landlock and seccomp, which this kernel lacks or this container forbids"

  static let products = URL(fileURLWithPath: CurrentExecutable.path).resolvingSymlinksInPath()
    .deletingLastPathComponent()
  static let probe = products.appending(path: "sandbox-probe").path
  static let sandbox = ToolSandbox(launcher: products.appending(path: "almanac").path)

  let folder: URL
  var options: FleetWorker.Options

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "almanac-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    options = FleetWorker.Options(program: "test", cache: folder.appending(path: "cache"))
    options.sandbox = Self.sandbox
    for name in ["own", "data", "tools", "work"] {
      try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: true)
    }
    try write("secret")
    try write("data/file")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ name: String) -> URL { folder.appending(path: name) }

  func path(_ name: String) -> String { url(name).path }

  func write(_ name: String) throws { try Data("secret".utf8).write(to: url(name)) }

  /// Whether a file still is as it was written.
  func isUntouched(_ name: String) -> Bool {
    let mode = (try? FileManager.default.attributesOfItem(atPath: path(name)))?[.posixPermissions] as? Int
    return (try? Data(contentsOf: url(name))) == Data("secret".utf8) && mode.map { $0 & 0o022 } == 0
  }

  /// A probe, in the sandbox unless `isFree`.
  func process(isFree: Bool = false) throws -> TaskProcess {
    let command = Self.sandbox.command(running: Self.probe, [], data: path("data"), directory: path("own"))
    return try TaskProcess(
      isFree ? [Self.probe] : command, environment: ["A": "1"], directory: path("own"), limits: options.limits,
      storage: isFree ? nil : path("own"))
  }

  /// Adds a program to the folder of tools.
  func addTool(_ name: String, _ program: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path("tools/\(name)"), withDestinationPath: program)
  }

  func pool() throws -> ToolPool { ToolPool(try FleetTools(folder: url("tools")), options, folder: url("work")) }
}

extension TaskProcess {
  /// What a probe says about an attempt.
  func result(of attempt: String) throws -> String {
    String(decoding: try answer(to: Data(attempt.utf8)), as: UTF8.self)
  }
}

extension ToolPool {
  /// What the probe with the name `tool` says about an attempt.
  func result(of attempt: String, tool: String = "probe", owner: String, hasData: Bool = true) throws -> String {
    do throws(ToolFailure) {
      _ = try answer(tool, #"{"probe":"\#(attempt)"}"#, owner: owner, hasData: hasData)
      return "an answer"
    } catch {
      return error.message
    }
  }

  /// Draws a widget.
  func answer(
    _ tool: String, _ request: String, owner: String, hasData: Bool = true
  ) throws(ToolFailure) -> SlotAnswer {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let claim = FleetClaim(
      widget: 1, date: now, attempt: 1, now: now, owner: owner, name: "kitchen", tool: tool, request: request,
      folder: hasData ? Data([1]) : nil, record: nil, history: ReloadHistory(), token: "")
    return try self.answer(to: claim, task: claim.task(groups: nil))
  }
}
