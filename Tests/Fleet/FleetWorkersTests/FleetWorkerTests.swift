import DatabaseDriving
import FleetStore
import Foundation
import PostgresClient
import SystemIO
import Testing

/// Workers as processes, with the real tool.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetWorkerTests {
  @Test func `workers at once draw each widget once, as one process draws it`() throws {
    let bench = try WorkerBench()
    try bench.placeWidgets(30)
    for _ in 0..<3 { try bench.start() }
    try bench.waitForPictures(30)
    let (stored, drawn) = try bench.pictures()
    #expect(stored.count == 30 && stored == drawn)
    // The first attempt each.
    #expect(try bench.query("SELECT count(*) FROM almanac.timelines WHERE history LIKE '%\"failures\":0%'") == "30")
  }

  @Test func `a worker that is asked to end commits what it draws, and ends`() throws {
    let bench = try WorkerBench()
    try bench.placeWidgets(20)
    let worker = try bench.start()
    try bench.waitUntil("SELECT count(*) > 2 FROM almanac.slots WHERE picture IS NOT NULL", is: "t")
    #expect(bench.end(worker) == .exit(0))
    #expect(try bench.query("SELECT count(*) FROM almanac.reloads WHERE worker IS NOT NULL") == "0")
    #expect(try bench.query("SELECT count(*) FROM almanac.workers") == "0")
  }

  @Test func `killed workers lose nothing`() throws {
    let bench = try WorkerBench()
    try bench.placeWidgets(24)
    for count in [1, 6, 12, 18] {
      let worker = try bench.start(["--lease", "1"])
      try bench.waitUntil("SELECT count(*) >= \(count) FROM almanac.slots WHERE picture IS NOT NULL", is: "t")
      bench.end(worker, SIGKILL)
    }
    try bench.start(["--lease", "1"])
    try bench.waitForPictures(24)
    let (stored, drawn) = try bench.pictures()
    #expect(stored.count == 24 && stored == drawn)
    #expect(try bench.fleet().status().putAside == 0)
  }

  @Test func `a worker frozen past its lease does not put its pictures over newer ones`() throws {
    let bench = try WorkerBench()
    try bench.placeWidgets(24)
    let frozen = try bench.start(["--lease", "1"])
    try bench.waitUntil("SELECT count(*) > 2 FROM almanac.slots WHERE picture IS NOT NULL", is: "t")
    kill(frozen.identifier, SIGSTOP)
    let other = try bench.start(["--lease", "1"])
    try bench.waitForPictures(24)
    _ = try bench.query("SELECT almanac.reload(ARRAY(SELECT id FROM almanac.widgets), 'while it was frozen')")
    try bench.waitUntil("SELECT count(*) FROM almanac.reloads WHERE date <= now()", is: "0")
    let asked = try bench.query("SELECT min(asked) FROM almanac.slots")
    kill(frozen.identifier, SIGCONT)
    #expect(bench.end(frozen) == .exit(0))
    #expect(try bench.query("SELECT count(*) FROM almanac.slots WHERE asked < '\(asked)'") == "0")
    let (stored, drawn) = try bench.pictures()
    #expect(stored.count == 24 && stored == drawn)
    #expect(bench.end(other) == .exit(0))
  }

  @Test func `a database that restarts is found again`() throws {
    let bench = try WorkerBench(try PostgresServer(isDurable: true))
    try bench.placeWidgets(30)
    let worker = try bench.start()
    try bench.waitUntil("SELECT count(*) > 3 FROM almanac.slots WHERE picture IS NOT NULL", is: "t")
    try bench.server.restart(.immediate)
    try bench.waitForPictures(30)
    let (stored, drawn) = try bench.pictures()
    #expect(stored.count == 30 && stored == drawn)
    #expect(bench.end(worker) == .exit(0))
  }

  @Test func `widgets that were claimed with a stack are drawn although the connection is lost with it`() throws {
    let bench = try WorkerBench()
    try bench.placeWidgets(20)
    let stacks = (0..<20).map { number in
      PlacedWidget(
        owner: "anna", name: "stack \(number)", tool: "stack", request: #"{"stack": ["widget \#(number)"]}"#)
    }
    _ = try bench.fleet().place(stacks, token: "placed")
    // A claim then has widgets and stacks in turns.
    _ = try bench.query("UPDATE almanac.timelines SET due = now() - interval '1 second'")
    _ = try bench.query("UPDATE almanac.reloads SET date = (SELECT min(due) FROM almanac.timelines)")
    _ = try bench.query(
      """
      CREATE SEQUENCE public.refusals;
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('public.refusals') <= 3 THEN RAISE EXCEPTION 'not now' USING ERRCODE = 'admin_shutdown'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER refuse BEFORE UPDATE ON almanac.slots FOR EACH ROW
        WHEN (NEW.report LIKE '%"stack"%') EXECUTE FUNCTION refuse()
      """)
    try bench.start(["--lease", "1"])
    try bench.waitForPictures(40)
    #expect(try bench.query("SELECT last_value >= 3 FROM public.refusals") == "t")
  }

  @Test func `a network that is cut and joined again loses nothing`() throws {
    let bench = try WorkerBench()
    let network = try CutNetwork(to: bench.server.port)
    defer { network.close() }
    bench.address = bench.server.uri(bench.name, port: network.port)
    try bench.placeWidgets(30)
    let cut = try bench.start(["--lease", "1"])
    try bench.waitUntil("SELECT count(*) > 3 FROM almanac.slots WHERE picture IS NOT NULL", is: "t")
    network.close()
    bench.address = bench.server.address(bench.name)
    let other = try bench.start(["--lease", "1"])
    try bench.waitForPictures(30)
    #expect(bench.end(other) == .exit(0))
    try network.join()
    _ = try bench.query("SELECT almanac.reload(ARRAY(SELECT id FROM almanac.widgets), 'joined')")
    try bench.waitUntil("SELECT count(*) FROM almanac.reloads WHERE date <= now()", is: "0")
    #expect(bench.end(cut) == .exit(0))
    #expect(try bench.pictures().stored.count == 30)
  }

  @Test func `a transaction that is open for long does not stop a worker`() throws {
    let bench = try WorkerBench()
    let foreign = try bench.fleet().connection
    try foreign.run(script: "BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM almanac.widgets")
    try bench.placeWidgets(10)
    try bench.start()
    try bench.waitForPictures(10)
    try foreign.run(script: "COMMIT")
  }

  @Test(arguments: ["-7m", "+7m"])
  func `the database's clock decides, whatever the worker's says`(_ offset: String) throws {
    let faketime = "/usr/bin/faketime"
    try #require(access(faketime, X_OK) == 0, "Scripts/bootstrap --tests installs it")
    let bench = try WorkerBench()
    try bench.placeWidgets(3)
    try bench.start(through: [faketime, "-f", offset])
    let connection = try bench.fleet().connection
    try bench.workers.wait {
      try connection.run("SELECT widget FROM almanac.slots WHERE picture IS NOT NULL").count == 3
    }
    let far = "SELECT count(*) FROM almanac.slots WHERE abs(extract(epoch FROM now() - date)) > 120"
    #expect(try bench.query(far) == "0")
  }
}

/// Tools that are missing or misbehave: a clear reason, and all others go on.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetToolTests {
  private typealias Fault = (tool: String, script: String, reason: String)

  private static let faults: [Fault] = [
    ("crashes", "read task; kill -SEGV $$", "the widget crashed: segmentation fault"),
    ("ignores", "exit 4", "the widget called exit(4)"), ("ends", "read task; exit 3", "the widget called exit(3)"),
    ("answers", "read task; echo nonsense", "the tool's answer cannot be read"),
    (
      "explains", "read task; echo 'Fatal error: no bananas' >&2; kill -TRAP $$",
      "the widget crashed: Fatal error: no bananas"
    ),
    (
      "floods",
      "read task; x=0123456789abcdef; for i in a b c d e f g h i j k l; do x=$x$x; done; while echo $x; do :; done >file",
      "the widget crashed: file size limit exceeded"
    ),
  ]

  @Test func `widgets of tools that misbehave are put aside with the reason, and others are drawn`() throws {
    try expectPutAside(Self.faults, timeLimit: "600")
  }

  @Test func `a widget that does not answer in time is put aside, and others are drawn`() throws {
    try expectPutAside(
      [("hangs", "read task; exec tail -f /dev/null", "the widget did not answer within 5 seconds")], timeLimit: "5")
  }

  private func expectPutAside(_ faults: [Fault], timeLimit: String) throws {
    let bench = try WorkerBench()
    let fleet = try bench.fleet()
    try bench.placeWidgets(3)
    for fault in faults {
      try bench.addTool(fault.tool, fault.script)
      let widget = PlacedWidget(owner: "ben", name: fault.tool, tool: fault.tool, request: #"{"kind": "x"}"#)
      _ = try fleet.place([widget], token: "")
    }
    _ = try fleet.place([PlacedWidget(owner: "ben", name: "gone", tool: "missing", request: "{}")], token: "")
    _ = try bench.query("UPDATE almanac.reloads SET attempt = 2 WHERE tool <> 'missing' AND tool <> 'almanac'")
    try bench.start(["--time-limit", timeLimit])
    try bench.waitForPictures(3)
    try bench.waitUntil("SELECT count(*) FROM almanac.timelines WHERE dead IS NOT NULL", is: "\(faults.count)")
    let status = try fleet.status()
    let reasons = Dictionary(status.reasons.map { ($0.name, $0.reason) }) { $1 }
    for fault in faults {
      #expect(reasons[fault.tool]?.hasPrefix(fault.reason) == true, "\(fault.tool): \(reasons)")
    }
    #expect(status.tools.map(\.name) == ["missing"])
    #expect(status.putAside == Int64(faults.count))
  }

  @Test(.enabled(if: SandboxBench.isPossible, SandboxBench.need))
  func `a tool that writes gigabytes is ended, and leaves nothing on the disk`() throws {
    let bench = try WorkerBench()
    let fleet = try bench.fleet()
    try bench.addProbe()
    try bench.placeWidgets(3)
    _ = try fleet.place([bench.attempt("fill-forever")], token: "")
    _ = try bench.query("UPDATE almanac.reloads SET attempt = 2 WHERE tool = 'probe'")
    let worker = try bench.start()
    try bench.waitForPictures(3)
    try bench.waitUntil("SELECT count(*) FROM almanac.timelines WHERE dead IS NOT NULL", is: "1")
    let reason = "the widget's files exceed the limits (256 MiB, 20000 files)"
    let status = try bench.run(["status"]).text
    #expect(status.contains("  put aside: ben/probe: \(reason)\n"), "\(status)")
    #expect(try bench.run(["list", "--owner", "ben"]).text == "ben/probe\tx\tput aside: \(reason)\n")
    let files = try FileManager.default.subpathsOfDirectory(atPath: bench.cache.path)
    #expect(!files.contains { $0.contains("file-") }, "\(files)")
    #expect(bench.end(worker) == .exit(0))
  }

  @Test func `settings and kinds that no longer exist are put aside at once, and drawn after they are corrected`()
    throws
  {
    let bench = try WorkerBench()
    let fleet = try bench.fleet()
    let requests = [
      #"{"kind": "clok"}"#, #"{"kind": "clock", "set": {"gone": "1"}}"#, #"{"kind": "clock", "sice": 1}"#,
    ]
    let widgets = requests.enumerated().map { PlacedWidget(owner: "anna", name: "\($0)", tool: "almanac", request: $1) }
    _ = try fleet.place(widgets, token: "")
    try bench.start()
    try bench.waitUntil("SELECT count(*) FROM almanac.timelines WHERE dead IS NOT NULL", is: "3")
    let reasons = try fleet.status().reasons.map(\.reason)
    #expect(reasons.contains { $0.hasPrefix("unknown widget 'clok'. Did you mean 'clock'?") })
    #expect(reasons.contains { $0.contains("gone") } && reasons.contains { $0.contains("unknown key 'sice'") })
    _ = try fleet.place(
      widgets.map { PlacedWidget(owner: "anna", name: $0.name, tool: "almanac", request: #"{"kind": "clock"}"#) },
      token: "2")
    try bench.waitForPictures(3)
    #expect(try fleet.status().putAside == 0)
  }
}
