import DatabaseDriving
import FleetStore
import Foundation
import PostgresClient
import RepositoryFiles
import SystemIO
import Testing

/// Databases that are restored from a backup, and updated while workers work.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetContinuityTests {
  private let page = "Docs/FleetOperations.md"

  /// An example of the page for the databases of two fleets.
  private func example(with text: String, from source: WorkerBench, to target: WorkerBench) throws -> String {
    try Repository.example(in: page, with: text).replacing("fleet >fleet.dump", with: "\(source.name) >fleet.dump")
      .replacing("createdb fleet\n", with: "").replacing("--dbname=fleet", with: "--dbname=\(target.name)")
      .replacing("psql fleet", with: "psql \(target.name)")
      .replacing("almanac fleet reload", with: "almanac fleet reload --database dbname=\(target.name)")
  }

  /// A fleet that was saved while a worker drew it, and a database for it on another server.
  private func backup(_ script: (WorkerBench, WorkerBench) throws -> String) throws -> (
    bench: WorkerBench, restored: WorkerBench
  ) {
    let (bench, restored) = (try WorkerBench(), try WorkerBench(try PostgresServer(), isEmpty: true))
    try bench.placeWidgets(40)
    let worker = try bench.start()
    try bench.waitUntil("SELECT count(*) > 5 FROM almanac.slots WHERE picture IS NOT NULL", is: "t")
    _ = try bench.server.run(script: try script(bench, restored), in: restored.folder)
    #expect(bench.end(worker) == .exit(0))
    return (bench, restored)
  }

  @Test func `a backup of a fleet that is drawn is complete, and a worker on it goes on`() throws {
    let (_, restored) = try backup { bench, _ in
      "pg_dumpall --roles-only >roles.sql; pg_dump --format=custom \(bench.name) >fleet.dump"
    }
    _ = try restored.server.run(
      script: "psql --quiet --file=roles.sql postgres; pg_restore --dbname=\(restored.name) fleet.dump",
      in: restored.folder)
    let asked = try restored.query(
      "CREATE TABLE asked AS SELECT widget, asked, date FROM almanac.slots WHERE picture IS NOT NULL; SELECT count(*) FROM asked"
    )
    #expect(try #require(Int(asked)) > 5)
    let lost = "SELECT count(*) FROM almanac.timelines WHERE due IS NULL"
    #expect(try restored.query(lost) == "0")
    try restored.start(["--lease", "1"])
    try restored.waitForPictures(40)
    let (stored, drawn) = try restored.pictures()
    #expect(stored.count == 40 && stored == drawn)
    #expect(
      try restored.query(
        "SELECT count(*) FROM asked a JOIN almanac.slots s USING (widget) WHERE (s.asked, s.date) < (a.asked, a.date)"
      ) == "0")
    #expect(try restored.query(lost) == "0")
    #expect(try restored.fleet().status().putAside == 0)
  }

  @Test func `a backup without pictures is completed as the page says`() throws {
    let (_, restored) = try backup { try example(with: "pg_dumpall", from: $0, to: $1) }
    let tools = URL(fileURLWithPath: WorkerBench.tool).deletingLastPathComponent().path
    _ = try restored.server.run(
      script: try example(with: "pg_restore", from: restored, to: restored), in: restored.folder, path: [tools])
    #expect(try restored.query("SELECT count(*) FROM almanac.pictures") == "0")
    try restored.start(["--lease", "1"])
    try restored.waitForPictures(40)
    let (stored, drawn) = try restored.pictures()
    #expect(stored.count == 40 && stored == drawn)
  }

  @Test func `a worker that the database does not know joins again`() throws {
    let bench = try WorkerBench()
    try bench.placeWidgets(1)
    let worker = try bench.start()
    try bench.waitForPictures(1)
    // As in a database that was restored from an older backup.
    let old = try bench.query("DELETE FROM almanac.workers RETURNING id")
    try bench.waitUntil("SELECT count(*) FROM almanac.workers WHERE id > \(old)", is: "1")
    #expect(bench.end(worker) == .exit(0))
    #expect(try bench.query("SELECT count(*) FROM almanac.workers") == "0")
  }

  /// What a later version might do: tables get columns, and functions other bodies.
  private static let migration = """
    ALTER TABLE almanac.widgets ADD COLUMN note text NOT NULL DEFAULT '';
    ALTER TABLE almanac.timelines ADD COLUMN weight integer NOT NULL DEFAULT 1;
    ALTER TABLE almanac.reloads ADD COLUMN weight integer NOT NULL DEFAULT 1;
    ALTER TABLE almanac.slots ADD COLUMN weight integer NOT NULL DEFAULT 1;
    DO $$ BEGIN
      EXECUTE replace(pg_get_functiondef('almanac.claim'::regproc), 'r.tool = ANY', 'r.weight > 0 AND r.tool = ANY');
      EXECUTE replace(pg_get_functiondef('almanac.commit'::regproc), 'lane, tool)', 'lane, tool, weight)');
      EXECUTE replace(pg_get_functiondef('almanac.commit'::regproc), 'w.lane, w.tool', 'w.lane, w.tool, 2');
    END $$;
    INSERT INTO almanac.migrations (number, program) VALUES (2, 'later')
    """

  @Test func `a worker whose claim the server ends because of a deadlock claims again`() throws {
    let bench = try WorkerBench()
    try bench.placeWidgets(4)
    let connection = try bench.fleet().connection
    var worker: ChildProcess?
    // A migration may lock the tables in another order than a claim does.
    try connection.repeatingConflicts {
      try connection.transaction {
        try connection.run("LOCK TABLE almanac.widgets")
        if worker == nil {
          worker = try bench.start(through: bench.logging(to: "log"))
          let waiting: PostgresStatement =
            "SELECT FROM pg_locks WHERE relation = 'almanac.widgets'::regclass AND NOT granted"
          while try connection.run(waiting).isEmpty {}
        }
        try connection.run("LOCK TABLE almanac.reloads")
      }
    }
    try bench.waitForPictures(4)
    #expect(bench.end(try #require(worker)) == .exit(0))
    #expect(try bench.messages(in: "log") == [])
  }

  @Test func `workers of the version before work during and after a migration`() throws {
    let bench = try WorkerBench()
    try bench.placeWidgets(40)
    let old = try bench.start(through: bench.logging(to: "log"))
    try bench.waitUntil("SELECT count(*) > 5 FROM almanac.slots WHERE picture IS NOT NULL", is: "t")
    let connection = try bench.fleet().connection
    // As `fleet init` does it.
    try connection.repeatingConflicts { try connection.transaction { try connection.run(script: Self.migration) } }
    let new = try bench.start()
    try bench.waitUntil("SELECT count(*) FROM almanac.workers", is: "2")
    try bench.waitForPictures(40)
    #expect(bench.end(new) == .exit(0))
    _ = try bench.query("SELECT almanac.reload(ARRAY(SELECT id FROM almanac.widgets), 'after the migration')")
    try bench.waitUntil(
      "SELECT count(*) FROM almanac.timelines t JOIN almanac.reloads r ON r.widget = t.widget AND r.date = t.due"
        + " WHERE r.weight = 2 AND t.request = 'after the migration' AND t.due > now()", is: "40")
    let (stored, drawn) = try bench.pictures()
    #expect(stored.count == 40 && stored == drawn)
    #expect(try bench.query("SELECT count(*) FROM almanac.timelines WHERE dead IS NOT NULL") == "0")
    let refused = "error: the database has version 2, and this program knows 1; update the program\n"
    #expect(try bench.run(["status"]) == (refused, .exit(69)))
    #expect(bench.end(old) == .exit(0))
    // It never lost the connection.
    #expect(try bench.messages(in: "log") == [])
  }
}
