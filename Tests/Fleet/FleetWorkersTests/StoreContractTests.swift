import DatabaseDriving
import FleetStore
import Foundation
import JSONText
import PostgresClient
import Scheduling
import SharedFolders
import SystemIO
import Testing

/// What both stores promise: files, with `run` and `refresh`, and PostgreSQL, with `fleet worker`. The workers are real
/// processes, and what they may do to each other is the same.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct StoreContractTests {
  enum Store: CaseIterable {
    case files
    case database

    func bench() throws -> any StoreBench {
      switch self {
      case .files: try FileBench()
      case .database: try DatabaseBench()
      }
    }
  }

  /// Every slot shows what one process draws for its date.
  private func expectPictures(_ bench: any StoreBench) throws {
    let slots = try bench.slots()
    #expect(slots.count == FileBench.slotCount && slots.values.allSatisfy { $0.picture != nil })
    for (name, slot) in slots { #expect(try slot.picture == bench.drawn(name, slot), "\(name)") }
  }

  @Test(arguments: Store.allCases) func `two workers at once`(_ store: Store) throws {
    let bench = try store.bench()
    let workers = try (0..<2).map { try bench.start(isFirst: $0 == 0, through: []) }
    try bench.waitUntilServed()
    for worker in workers { try bench.end(worker, SIGTERM) }
    try expectPictures(bench)
  }

  @Test(arguments: Store.allCases) func `killed at any step`(_ store: Store) throws {
    let bench = try store.bench()
    var asked: [String: Date] = [:]
    for count in 1...FileBench.slotCount {
      let worker = try bench.start(isFirst: true, through: [])
      try bench.wait { try bench.slots().values.count { $0.picture != nil } >= min(count, 3) }
      try bench.end(worker, SIGKILL)
      for (name, slot) in try bench.slots() {
        // Nothing that was shown is lost, and nothing older is shown.
        if let before = asked[name] { #expect(try #require(slot.asked) >= before, "\(name)") }
        if slot.picture != nil { asked[name] = slot.asked }
      }
      try bench.request()
    }
    let last = try bench.start(isFirst: true, through: [])
    try bench.waitUntilServed()
    try bench.end(last, SIGTERM)
    try expectPictures(bench)
  }

  @Test(arguments: Store.allCases) func `planned twice`(_ store: Store) throws {
    let bench = try store.bench()
    try bench.request()
    try bench.request()
    let worker = try bench.start(isFirst: true, through: [])
    try bench.waitUntilServed()
    try bench.end(worker, SIGTERM)
    #expect(try bench.slots().values.allSatisfy { $0.attempts == 1 })
  }

  @Test(arguments: Store.allCases) func `frozen, and woken`(_ store: Store) throws {
    let bench = try store.bench()
    let frozen = try bench.start(isFirst: true, through: [])
    try bench.wait { try bench.slots().values.contains { $0.picture != nil } }
    kill(frozen.identifier, SIGSTOP)
    try bench.request()
    let other = try bench.start(isFirst: false, through: [])
    if store == .database { try bench.waitUntilServed() }
    kill(frozen.identifier, SIGCONT)
    try bench.waitUntilServed()
    for worker in [frozen, other] { try bench.end(worker, SIGTERM) }
    try expectPictures(bench)
  }

  @Test(arguments: Store.allCases, ["-7m", "+7m"])
  func `a clock that differs by minutes`(_ store: Store, _ offset: String) throws {
    let faketime = "/usr/bin/faketime"
    try #require(access(faketime, X_OK) == 0, "Scripts/bootstrap --tests installs it")
    let bench = try store.bench()
    let wrong = try bench.start(isFirst: true, through: [faketime, "-f", offset])
    try bench.waitUntilServed()
    try bench.end(wrong, SIGTERM)
    try bench.request()
    let right = try bench.start(isFirst: true, through: [])
    try bench.waitUntilServed()
    try bench.end(right, SIGTERM)
    try expectPictures(bench)
    let now = Date()
    #expect(try bench.slots().values.allSatisfy { abs(($0.asked ?? .distantPast).timeIntervalSince(now)) < 300 })
  }
}

/// What a store has for a widget.
struct StoredSlot {
  /// Nil if there is none.
  var picture: Data?
  var entry: Date?
  /// When the provider was asked.
  var asked: Date?
  /// The last request that was served.
  var servedRequest = ""
  var attempts = 0
  /// The widget with its options, with the keys of `render --batch`.
  var request = ""
}

/// A store with widgets, and what its users do.
protocol StoreBench: AnyObject {
  func start(isFirst: Bool, through starter: [String]) throws -> ChildProcess
  func end(_ worker: ChildProcess, _ signal: Int32) throws
  /// Requests a reload of all widgets.
  func request() throws
  func slots() throws -> [String: StoredSlot]
  var lastRequest: String { get }
  /// Those that run until they are ended.
  var workers: [ChildProcess] { get }
  /// What one process draws.
  func drawn(_ name: String, _ slot: StoredSlot) throws -> Data?
}

extension StoreBench {
  func wait(until isDone: () throws -> Bool) throws { try workers.wait(until: isDone) }

  /// Waits until all widgets have pictures from after the last request.
  func waitUntilServed() throws {
    try wait {
      let slots = try slots()
      return slots.count == FileBench.slotCount
        && slots.values.allSatisfy { $0.picture != nil && $0.servedRequest == lastRequest }
    }
  }
}

/// Widgets in PostgreSQL.
final class DatabaseBench: StoreBench {
  private let bench: WorkerBench
  private let fleet: FleetDatabase
  private(set) var lastRequest = "placed"

  var workers: [ChildProcess] { bench.workers }

  init() throws {
    bench = try WorkerBench()
    fleet = try bench.fleet()
    try bench.placeWidgets(FileBench.slotCount)
  }

  func start(isFirst: Bool, through starter: [String]) throws -> ChildProcess {
    try bench.start(["--lease", "1"], through: starter)
  }

  func end(_ worker: ChildProcess, _ signal: Int32) throws { bench.end(worker, signal) }

  func request() throws {
    lastRequest = UUID().uuidString
    _ = try fleet.reload(try fleet.find(FleetDatabase.Filter()), token: lastRequest)
  }

  func slots() throws -> [String: StoredSlot] {
    let rows = try fleet.connection.run(
      """
      SELECT w.name, w.request, s.entry, s.asked, p.bytes, t.history FROM almanac.widgets w
      JOIN almanac.slots s ON s.widget = w.id JOIN almanac.timelines t ON t.widget = w.id
      LEFT JOIN almanac.pictures p ON p.day = s.day AND p.hash = s.picture
      """)
    var slots: [String: StoredSlot] = [:]
    for row in rows {
      let history = try row.text(ifPresent: "history").flatMap { ReloadHistory(stableJSON: Data($0.utf8)) }
      slots[try row.text("name")] = StoredSlot(
        picture: try row.bytes(ifPresent: "bytes"), entry: try row.date(ifPresent: "entry"),
        asked: try row.date(ifPresent: "asked"), servedRequest: history?.servedRequest ?? "",
        attempts: history?.countedAttempts(at: Date() + 600).count ?? 0, request: try row.text("request"))
    }
    return slots
  }

  func drawn(_ name: String, _ slot: StoredSlot) throws -> Data? { try bench.pictures().drawn[name] }
}
