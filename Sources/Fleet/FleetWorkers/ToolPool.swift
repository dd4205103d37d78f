internal import CSandbox
import DrawingSessions
import FleetStore
import Foundation
import JSONText
import Scheduling
import SystemIO

/// The warm processes of one drawing thread.
final class ToolPool {
  /// Who a process draws for. One of a program that is not ours gets the data of one owner only, so that nothing that it
  /// keeps in memory gets to another.
  private struct Key: Hashable {
    let tool: String
    let owner: String?
  }

  private let tools: FleetTools
  private let options: FleetWorker.Options
  /// The folder for the processes' temporary files.
  private let folder: URL
  private var processes: [Kept] = []

  private struct Kept {
    let key: Key
    let process: TaskProcess
    let directory: URL
    /// What it fetches with; nil for a process that connects itself.
    let relay: ToolRelay?
  }

  /// The number of processes that are kept.
  private static let limit = 4
  /// What a process may have stored that is kept after a task that failed, in bytes.
  private static let storedAfterFailure = 1 << 20

  init(_ tools: FleetTools, _ options: FleetWorker.Options, folder: URL) {
    (self.tools, self.options, self.folder) = (tools, options, folder)
  }

  deinit { for kept in processes { discard(kept) } }

  /// Draws what was claimed.
  func answer(to claim: FleetClaim, task: SlotTask) throws(ToolFailure) -> SlotAnswer {
    guard let tool = tools.tools[claim.tool] else { throw ToolFailure("the worker has no tool \(claim.tool)") }
    let key = Key(tool: claim.tool, owner: tool.isOwn || claim.folder == nil ? nil : claim.owner)
    let kept = try kept(for: key, tool)
    defer { if kept.process.isSpent { discard(kept) } else { processes.append(kept) } }
    let line = try Self.line(claim.request, task)
    kept.relay?.begin(claim.request)
    let data: Data
    do throws(TaskProcess.Failure) {
      data = try kept.process.answer(to: line)
    } catch {
      kept.process.end()
      throw ToolFailure(kept.relay?.problem ?? error.message)
    }
    guard let answer = Answer(stableJSON: data) else { throw ToolFailure("the tool's answer cannot be read") }
    if let error = answer.error {
      // It may have filled the disk: its files are removed with it.
      if !kept.process.stores(atMost: Self.storedAfterFailure) { kept.process.end() }
      throw ToolFailure(error, isUsage: answer.exitCode == 64)
    }
    guard let slot = answer.slot else { throw ToolFailure("the tool's answer is empty") }
    return slot
  }

  private struct Answer: Decodable {
    let slot: SlotAnswer?
    let error: String?
    let exitCode: Int32?
  }

  private static func line(_ request: String, _ task: SlotTask) throws(ToolFailure) -> Data {
    do {
      // The database's JSON has no line breaks.
      let text = try task.stableJSON(isPretty: false)
      return Data(#"{"task":"#.utf8) + text.dropLast() + Data(#","widget":\#(request)}"#.utf8)
    } catch {
      throw ToolFailure("the task cannot be written: \(error)")
    }
  }

  /// A process that was used least recently, or a new one. It is not among the kept ones meanwhile.
  private func kept(for key: Key, _ tool: FleetTools.Tool) throws(ToolFailure) -> Kept {
    if let index = processes.firstIndex(where: { $0.key == key }) { return processes.remove(at: index) }
    if processes.count >= Self.limit { discard(processes.removeFirst()) }
    let directory = folder.appending(path: "tool-\(UUID())", directoryHint: .isDirectory)
    try create(directory)
    do throws(ToolFailure) {
      if let sandbox = options.sandbox, !tool.isOwn { return try restricted(key, tool, sandbox, in: directory) }
      return try unrestricted(key, tool, in: directory)
    } catch {
      csandbox_remove(directory.path)
      throw error
    }
  }

  private func unrestricted(_ key: Key, _ tool: FleetTools.Tool, in directory: URL) throws(ToolFailure) -> Kept {
    var environment = environment(in: directory)
    let variables = ProcessInfo.processInfo.environment
    for name in ["http_proxy", "https_proxy", "no_proxy", "SSL_CERT_FILE"] { environment[name] = variables[name] }
    do throws(TaskProcess.Failure) {
      let process = try TaskProcess(
        [tool.path, Self.session], environment: environment, directory: directory.path, limits: options.limits)
      return Kept(key: key, process: process, directory: directory, relay: nil)
    } catch {
      throw ToolFailure(error.message)
    }
  }

  private func restricted(
    _ key: Key, _ tool: FleetTools.Tool, _ sandbox: ToolSandbox, in directory: URL
  ) throws(ToolFailure) -> Kept {
    let data = key.owner.map { FolderCache(of: $0, in: options.ownersFolder).folder }
    if let data { try create(data) }
    let relay = try ToolRelay()
    defer { relay.closeProgramEnd() }
    do throws(TaskProcess.Failure) {
      let process = try TaskProcess(
        sandbox.command(running: tool.path, [Self.session], data: data?.path, directory: directory.path),
        environment: environment(in: directory).merging(ToolSandbox.environment + ToolRelay.environment) { $1 },
        directory: directory.path, limits: options.limits, storage: directory.path, further: relay.programEnd)
      relay.start(for: process)
      return Kept(key: key, process: process, directory: directory, relay: relay)
    } catch {
      throw ToolFailure(error.message)
    }
  }

  /// The command of a tool that draws until its input ends.
  private static let session = "fleet-session"

  private func create(_ folder: URL) throws(ToolFailure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure("\(folder.path): cannot be created: \(error.systemReason)")
    }
  }

  private func discard(_ kept: Kept) {
    kept.process.end()
    kept.relay?.end()
    // Of a program that made it hard to remove, too.
    csandbox_remove(kept.directory.path)
  }

  /// What a tool gets to see: none of the worker's secrets, and the same on every machine.
  private func environment(in directory: URL) -> [String: String] {
    var own = ["LANG": "C.UTF-8", "TZ": "UTC", "PATH": "/usr/bin:/bin"]
    for name in ["HOME", "TMPDIR", "ALMANAC_HOME"] { own[name] = directory.path }
    own["ALMANAC_TIME_LIMIT"] = ProcessInfo.processInfo.environment["ALMANAC_TIME_LIMIT"]
    return own
  }
}

/// Why an attempt failed.
struct ToolFailure: Error, Hashable, Sendable {
  let message: String
  /// Whether another attempt fails in the same way, such as with an unknown kind.
  var isUsage = false

  init(_ message: String, isUsage: Bool = false) { (self.message, self.isUsage) = (message, isUsage) }
}
