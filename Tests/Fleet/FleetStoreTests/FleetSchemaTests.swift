import DatabaseDriving
import FleetStore
import Foundation
import JSONText
import PostgresClient
import Synchronization
import Testing

/// The schema, its roles, and databases that are not as they should be.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetSchemaTests {
  @Test func `programs that create the schema at once create it once`() throws {
    let name = try PostgresServer.shared.database()
    let added = Mutex<[[Int64]]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let numbers = try? FleetSchema.install(
        in: try FleetBench.connect(PostgresServer.shared.address(name)), program: "tests")
      added.withLock { $0.append(numbers ?? [-1]) }
    }
    #expect(added.withLock { $0.sorted { $0.count < $1.count } } == [[], [], [], [1]])
  }

  @Test func `a deadlock with another program does not stop an update of the schema`() throws {
    let bench = try FleetBench()
    let (connection, address) = (bench.fleet.connection, try PostgresServer.shared.address(bench.name))
    let hasEnded = DispatchSemaphore(value: 0)
    let added = Mutex<[Int64]?>(nil)
    var isRepeated = false
    // The server ends one of the two.
    try connection.repeatingConflicts {
      try connection.transaction {
        try connection.run("LOCK TABLE almanac.migrations")
        if !isRepeated {
          isRepeated = true
          Thread.detachNewThread {
            let numbers = try? FleetSchema.install(in: try FleetBench.connect(address), program: "tests")
            added.withLock { $0 = numbers }
            hasEnded.signal()
          }
          while try connection.run(Self.waiting).isEmpty {}
        }
        try connection.run("SELECT pg_advisory_xact_lock(hashtext('almanac.migrations'))")
      }
    }
    hasEnded.wait()
    #expect(added.withLock { $0 } == [])
  }

  private static let waiting: PostgresStatement =
    "SELECT FROM pg_locks WHERE relation = 'almanac.migrations'::regclass AND NOT granted"

  @Test func `databases without a fleet and of newer programs are refused`() throws {
    let name = try PostgresServer.shared.database()
    let address = try PostgresServer.shared.address(name)
    #expect(throws: FleetError.noSchema) { try FleetDatabase(address, program: "tests", limit: FleetBench.limit) }
    let bench = try FleetBench()
    try bench.administer("INSERT INTO almanac.migrations (number, program) VALUES (99, 'later')")
    let newer = try PostgresServer.shared.address(bench.name)
    #expect(throws: FleetError.newerDatabase(99)) {
      try FleetDatabase(newer, program: "tests", limit: FleetBench.limit)
    }
    #expect(throws: FleetError.newerDatabase(99)) {
      try FleetSchema.install(in: try FleetBench.connect(newer), program: "tests")
    }
  }

  @Test func `a restored database gets its rights back`() throws {
    let bench = try FleetBench()
    try bench.administer(
      """
      GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA almanac TO PUBLIC;
      REVOKE ALL ON ALL FUNCTIONS IN SCHEMA almanac FROM almanac_worker, almanac_editor, almanac_reader;
      """)
    let removal = "has_function_privilege('almanac_reader', 'almanac.remove(bigint[])', 'execute')"
    let reading = "has_function_privilege('almanac_reader', 'almanac.current(text, text)', 'execute')"
    #expect(try bench.administer("SELECT \(removal), \(reading)") == "t|t")
    #expect(try FleetSchema.install(in: bench.fleet.connection, program: "tests") == [])
    #expect(try bench.administer("SELECT \(removal), \(reading)") == "f|t")
  }

  @Test func `what waits for a missing tool is no backlog, and a stack needs no tool`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    try bench.place(["far"], tool: "elsewhere")
    let stack = PlacedWidget(
      owner: "anna", name: "hall", tool: FleetDatabase.stackTool, request: #"{"stack": ["kitchen"]}"#)
    _ = try bench.fleet.place([stack], token: "")
    #expect(try bench.fleet.status().due == 3)
    _ = try bench.fleet.join(host: "host", program: "1", tools: ["almanac": "1"])
    let status = try bench.fleet.status()
    #expect(status.due == 2 && status.tools.map(\.name) == ["elsewhere"])
    try bench.remove(["kitchen", "far", "hall"])
    #expect(try bench.fleet.status().owners == 0)
  }

  @Test func `each role can do its own work only`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    let connection = bench.fleet.connection
    let work: [(name: String, does: (FleetDatabase) throws -> Void)] = [
      ("place", { _ = try $0.place([], token: "") }), ("reload", { _ = try $0.reload([1], token: "") }),
      ("claim", { _ = try $0.claim(0, for: 1, with: [], FleetRules(), past: 1) }),
      ("show", { _ = try $0.show(1, past: 1) }),
      ("tidy", { _ = try $0.tidyUp() }), ("picture", { _ = try $0.picture(owner: "anna", name: "kitchen") }),
      ("status", { _ = try $0.status() }), ("list", { try $0.list(owner: nil) { _ in } }),
      ("table", { _ = try $0.connection.run("SELECT * FROM almanac.pictures") }),
    ]
    let allowed = [
      "almanac_worker": ["claim", "show", "tidy"], "almanac_editor": ["place", "reload", "status", "list"],
      "almanac_reader": ["picture", "status", "list"],
    ]
    for (role, names) in allowed {
      try connection.run(script: "SET ROLE \(role)")
      for (name, does) in work {
        if names.contains(name) {
          #expect(throws: Never.self, "\(role) \(name)") { try does(bench.fleet) }
        } else {
          let error = #expect(throws: PostgresError.self, "\(role) \(name)") { try does(bench.fleet) }
          #expect(error?.kind == .server(sqlState: "42501"), "\(role) \(name)")
        }
      }
      try connection.run(script: "RESET ROLE")
    }
  }

  @Test func `a database that accepts no changes says so, and loses nothing`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    let claim = try #require(try bench.claim().first)
    try bench.fleet.connection.run(script: "SET default_transaction_read_only = on")
    let error = #expect(throws: PostgresError.self) { try bench.commit(claim, [(0, "a")]) }
    #expect(error?.kind == .readOnly && error?.isTransient == true)
    #expect(throws: PostgresError.self) { try bench.claim() }
    // A replica has a status, too.
    #expect(try bench.fleet.status().leased == 1)
    try bench.fleet.connection.run(script: "SET default_transaction_read_only = off")
    #expect(try bench.commit(claim, [(0, "a")]).isCommitted)
  }

  @Test func `the status says what waits, what was done and how late`() throws {
    let bench = try FleetBench()
    try bench.place(["a", "b", "c"])
    var status = try bench.fleet.status()
    #expect((status.widgets, status.owners, status.due, status.leased) == (3, 1, 3, 0))
    #expect(status.problems == ["no worker is there"])
    let worker = try bench.fleet.join(host: "host", program: "tests", tools: ["almanac": "1"])
    let claims = try bench.claim(2, worker: worker)
    var work = FleetWork()
    for (claim, lateness) in zip(claims, [0.2, 3]) {
      try bench.commit(claim, [(0, "x"), (60, "y")])
      (work.shown, work.reloaded, work.drawn) = (work.shown + 1, work.reloaded + 1, work.drawn + 2)
      work.add(lateness: lateness)
    }
    try bench.fleet.report(work, of: worker, problem: nil)
    try bench.fleet.report(work, of: worker, problem: nil)
    status = try bench.fleet.status()
    #expect((status.due, status.recent.shown, status.recent.drawn) == (1, 4, 8))
    #expect((status.lateness(of: 0.5), status.lateness(of: 0.99)) == (0.25, 5))
    #expect(status.problems.isEmpty && status.workers.map(\.host) == ["host"])
    #expect(try bench.fleet.totals().shown == 4)
    let metrics = FleetMetrics(status, try bench.fleet.totals()).text
    #expect(metrics.contains("almanac_fleet_lateness_seconds_bucket{le=\"5.0\"} 4\n"))
    #expect(metrics.contains("almanac_fleet_widgets 3.0\n"))
    try bench.advance(by: "2 minutes")
    #expect(try bench.fleet.status().problems == ["no worker is there"])
  }
}
