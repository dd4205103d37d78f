import DatabaseDriving
import FleetStore
import Foundation
import JSONText
import PostgresClient
import SystemIO

/// A fleet in a database of its own, and workers that are real processes.
final class WorkerBench {
  let server: PostgresServer
  let name: String
  let folder: URL
  /// Where workers find the database.
  var address: String
  /// Where they keep their files.
  var cache: URL
  private(set) var workers: [ChildProcess] = []

  private static let limit = Duration.seconds(600)

  /// - Parameters:
  ///   - server: One of the test's own (default: that of all tests).
  ///   - tablespace: Where the tables are.
  ///   - isEmpty: Whether the database gets no fleet.
  init(_ server: PostgresServer? = nil, in tablespace: String = "pg_default", isEmpty: Bool = false) throws {
    self.server = try server ?? PostgresServer.shared
    name = try self.server.database(in: tablespace)
    address = self.server.address(name)
    folder = FileManager.default.temporaryDirectory.appending(
      path: "almanac-fleet-\(UUID())", directoryHint: .isDirectory)
    cache = folder.appending(path: "cache")
    try FileManager.default.createDirectory(at: folder.appending(path: "tools"), withIntermediateDirectories: true)
    if isEmpty { return }
    _ = try FleetSchema.install(
      in: try PostgresConnection(address, program: "tests", limit: Self.limit), program: "tests")
  }

  deinit {
    for worker in workers { end(worker, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }

  static var tool: String {
    URL(fileURLWithPath: CurrentExecutable.path).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "almanac").path
  }

  func fleet() throws -> FleetDatabase {
    FleetDatabase(try PostgresConnection(server.address(name), program: "tests", limit: Self.limit))
  }

  /// Starts a worker.
  ///
  /// - Parameter starter: The words of a command that replaces itself by the worker.
  @discardableResult
  func start(_ arguments: [String] = [], through starter: [String] = []) throws -> ChildProcess {
    let words = starter + [Self.tool, "fleet", "worker", "--database", address] + arguments
    let tools = folder.appending(path: "tools").path
    let worker = try ChildProcess(
      words[0], Array(words.dropFirst()) + ["--cache", cache.path, "--tools", tools, "--threads", "2"],
      environment: environment, directory: folder.path, leadsGroup: true,
      streams: .init(output: STDERR_FILENO, errors: STDERR_FILENO))
    workers.append(worker)
    return worker
  }

  /// The words of a command that starts a worker and writes its messages to a file.
  func logging(to log: String) -> [String] {
    ["/bin/sh", "-c", "exec \"$@\" 2>\(folder.appending(path: log).path)", "sh"]
  }

  /// The messages of a worker that was started with ``logging(to:)``.
  func messages(in log: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: log), encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private var environment: [String: String] {
    ["PATH": "/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8", "TZ": "UTC", "ALMANAC_TIME_LIMIT": "120"]
  }

  /// Ends a worker with a signal.
  @discardableResult
  func end(_ worker: ChildProcess, _ signal: Int32 = SIGTERM) -> ChildProcess.Exit? {
    guard let index = workers.firstIndex(where: { $0 === worker }) else { return nil }
    workers.remove(at: index)
    // The group: a starter may have a process of its own.
    kill(-worker.identifier, signal)
    let exit = worker.wait()
    // Tools of a worker that was killed end by themselves, when their input does.
    return exit
  }

  /// Runs `almanac fleet`, and returns what it prints on both streams.
  func run(_ arguments: [String], input: String = "") throws -> (text: String, exit: ChildProcess.Exit) {
    let file = folder.appending(path: "input")
    try Data(input.utf8).write(to: file)
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    let pipe = try PipeChannel(for: "almanac")
    let process = try ChildProcess(
      Self.tool, ["fleet"] + arguments + ["--database", server.address(name)], environment: environment,
      directory: folder.path, streams: .init(input: descriptor, output: pipe.writing, errors: pipe.writing))
    close(pipe.writing)
    var data = Data()
    pipe.readToEnd { data.append(contentsOf: $0) }
    return (String(decoding: data, as: UTF8.self), process.wait())
  }

  /// Places widgets with few pictures.
  func placeWidgets(_ count: Int, tool: String = "almanac") throws {
    let request = #"{"kind": "daily", "family": "small", "scale": 1, "time-zone": "GMT", "locale": "en_US"}"#
    _ = try fleet().place(
      (0..<count).map { PlacedWidget(owner: "anna", name: "widget \($0)", tool: tool, request: request) },
      token: "placed")
  }

  /// A program among the tools.
  func addTool(_ name: String, _ script: String) throws {
    let file = folder.appending(path: "tools/\(name)").path
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: file))
    chmod(file, 0o755)
  }

  /// A program among the tools that tries what a sandbox forbids.
  func addProbe() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "tools/probe").path, withDestinationPath: SandboxBench.probe)
  }

  /// A widget for which the probe tries something.
  func attempt(_ words: String) -> PlacedWidget {
    PlacedWidget(owner: "ben", name: "probe", tool: "probe", request: #"{"kind": "x", "probe": "\#(words)"}"#)
  }

  func query(_ sql: String) throws -> String {
    try server.query(sql, in: name).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Waits until a query has a result.
  func waitUntil(_ sql: String, is result: String) throws { try server.waitUntil(sql, is: result, in: name) }

  /// Waits until all widgets have a picture of the current minute's timeline.
  func waitForPictures(_ count: Int) throws {
    try waitUntil("SELECT count(*) FROM almanac.slots WHERE picture IS NOT NULL", is: "\(count)")
  }

  /// What is drawn for the current frames by one process, and what is stored, by the widgets' names.
  func pictures() throws -> (stored: [String: Data], drawn: [String: Data]) {
    let rows = try fleet().connection.run(
      """
      SELECT w.name, w.request, s.entry, p.bytes FROM almanac.slots s JOIN almanac.widgets w ON w.id = s.widget
      JOIN almanac.pictures p ON p.day = s.day AND p.hash = s.picture
      """)
    var (stored, lines): ([String: Data], [String]) = ([:], [])
    for row in rows {
      let name = try row.text("name")
      stored[name] = try row.bytes("bytes")
      let request = try row.text("request").dropFirst()
      lines.append(#"{"id": "\#(name)", "at": "\#(try row.date("entry").timestamp)", "output": "-", \#(request)"#)
    }
    let file = folder.appending(path: "requests")
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    let pipe = try PipeChannel(for: "almanac")
    let process = try ChildProcess(
      Self.tool, ["render", "--batch"], environment: environment, directory: folder.path,
      streams: .init(input: descriptor, output: pipe.writing, errors: STDERR_FILENO))
    close(pipe.writing)
    var data = Data()
    pipe.readToEnd { data.append(contentsOf: $0) }
    _ = process.wait()
    struct Answer: Decodable {
      let id: String
      let data: Data
    }
    let answers = data.split(separator: UInt8(ascii: "\n")).compactMap { Answer(stableJSON: $0) }
    return (stored, Dictionary(answers.map { ($0.id, $0.data) }) { $1 })
  }
}

extension [ChildProcess] {
  /// One of the processes ended early, such as a starter that could not start it.
  struct Ended: Error {}

  /// Waits until something has happened that the processes do.
  func wait(until hasHappened: () throws -> Bool) throws {
    // The reads are the clock: each takes a millisecond or more.
    while try !hasHappened() {
      guard allSatisfy(\.isRunning) else { throw Ended() }
      sched_yield()
    }
  }
}
