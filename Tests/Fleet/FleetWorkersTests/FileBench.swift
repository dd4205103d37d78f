import Foundation
import JSONText
import Scheduling
import SharedFolders
import SystemIO

/// Widgets in an output folder, which `run` and `refresh` keep up to date.
final class FileBench: StoreBench {
  static let slotCount = 6

  private let folder: URL
  private let requests: ReloadRequests
  private(set) var workers: [ChildProcess] = []
  private var passes: [ChildProcess] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "almanac-files-\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    requests = ReloadRequests(folder: folder.appending(path: "home/requests", directoryHint: .isDirectory))
    let configuration = """
      output: out
      scale: 1
      locale: en_US
      time-zone: GMT
      widgets:
        - {kind: daily, families: [systemSmall, systemMedium, systemLarge], schemes: [light, dark]}
      """
    try Data(configuration.utf8).write(to: folder.appending(path: "w.yaml"))
  }

  deinit {
    for worker in workers + passes {
      kill(-worker.identifier, SIGKILL)
      _ = worker.wait()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  private var output: OutputFolder { OutputFolder(folder.appending(path: "out", directoryHint: .isDirectory)) }

  /// The first worker is a daemon; only one may use an output, so others are single passes.
  func start(isFirst: Bool, through starter: [String]) throws -> ChildProcess {
    let words = starter + [WorkerBench.tool, isFirst ? "run" : "refresh", "--config", "w.yaml"]
    let worker = try ChildProcess(
      words[0], Array(words.dropFirst()), environment: environment, directory: folder.path, leadsGroup: true,
      streams: .init(errors: STDERR_FILENO))
    if isFirst { workers.append(worker) } else { passes.append(worker) }
    return worker
  }

  private var environment: [String: String] {
    [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "ALMANAC_HOME": folder.appending(path: "home").path,
      "LC_ALL": "C.UTF-8", "TZ": "UTC", "ALMANAC_TIME_LIMIT": "120",
    ]
  }

  func end(_ worker: ChildProcess, _ signal: Int32) throws {
    workers.removeAll { $0 === worker }
    passes.removeAll { $0 === worker }
    kill(-worker.identifier, signal)
    _ = worker.wait()
  }

  func request() throws { try requests.request(forKind: nil) }

  var lastRequest: String { requests.tokens(at: Date())["daily"] }

  func slots() throws -> [String: StoredSlot] {
    var slots: [String: StoredSlot] = [:]
    for path in output.places() ?? [] {
      let place = output.place(at: path)
      let history = place.history()
      var slot = StoredSlot(picture: place.data("current.png"), asked: place.record()?.askedAt)
      slot.servedRequest = history.servedRequest
      slot.attempts = history.countedAttempts(at: Date() + 600).count
      slot.entry = place.report(Report.self)?.entryDate
      slots[path] = slot
    }
    return slots
  }

  private struct Report: Decodable {
    let kind: String
    let family: String
    let scheme: String
    let entryDate: Date
  }

  func drawn(_ name: String, _ slot: StoredSlot) throws -> Data? {
    guard let report = output.place(at: name).report(Report.self) else { return nil }
    let file = folder.appending(path: "drawn.png")
    let words = [
      "render", report.kind, "--family", report.family, "--scheme", report.scheme, "--scale", "1", "--locale", "en_US",
      "--time-zone", "GMT", "--at", report.entryDate.timestamp, "-o", file.path,
    ]
    let process = try ChildProcess(WorkerBench.tool, words, environment: environment, directory: folder.path)
    return process.wait() == .exit(0) ? try Data(contentsOf: file) : nil
  }
}
