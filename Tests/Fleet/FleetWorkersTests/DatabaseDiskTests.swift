import DatabaseDriving
import FleetStore
import Foundation
import SystemIO
import Testing

/// Disks without space: the database's, and a worker's.
@Suite(
  .enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"),
  .enabled(if: SmallDisk.isPossible, "\(SmallDisk.need)"))
struct DatabaseDiskTests {
  /// Slots that show what is not there.
  private static let broken = """
    SELECT count(*) FROM almanac.slots s WHERE picture IS NOT NULL
    AND NOT EXISTS (
      SELECT FROM almanac.pictures p WHERE p.day = s.day AND p.hash = s.picture AND sha256(p.bytes) = p.hash)
    """

  /// A fleet of 80 widgets, whose database gets full while workers draw them.
  private func fullBench(workers count: Int) throws -> (bench: WorkerBench, disk: SmallDisk, workers: [ChildProcess]) {
    // After a vacuum of its catalog, a database with a full disk refuses further connections, such as those of the test.
    let (disk, server) = (try SmallDisk(mebibytes: 64), try PostgresServer(["autovacuum=off"]))
    let bench = try WorkerBench(server, in: try server.addTablespace(on: disk))
    try bench.placeWidgets(80)
    // Not before all workers are there.
    _ = try bench.query("UPDATE almanac.reloads SET lease = now() + interval '1 hour'")
    let workers = try (0..<count).map { _ in try bench.start(["--lease", "10"]) }
    try bench.waitUntil("SELECT count(*) FROM almanac.workers", is: "\(count)")
    try disk.fill(leaving: 200 << 10)
    _ = try bench.query("UPDATE almanac.reloads SET lease = NULL")
    return (bench, disk, workers)
  }

  @Test func `while the database's disk is full, workers keep what is drawn, and the status says why`() throws {
    let (bench, disk, workers) = try fullBench(workers: 2)
    let told = """
      SELECT count(*) FROM almanac.workers WHERE problem LIKE 'the database''s disk is full: could not extend%'
      """
    try bench.waitUntil(told, is: "2")
    #expect(try bench.query(Self.broken) == "0")
    let status = try bench.run(["status", "--strict"])
    #expect(status.exit == .exit(2))
    #expect(status.text.contains(": the database's disk is full: could not extend file "), "\(status.text)")
    // Longer than the leases.
    let held = try bench.query("SELECT max(lease) + interval '1 second' FROM almanac.reloads WHERE worker IS NOT NULL")
    try bench.waitUntil("SELECT now() > '\(held)'", is: "t")
    #expect(try bench.query("SELECT max(attempt) FROM almanac.reloads") == "1")
    try disk.empty()
    try bench.waitForPictures(80)
    try bench.waitUntil("SELECT count(*) FROM almanac.workers WHERE problem IS NULL", is: "2")
    let (stored, drawn) = try bench.pictures()
    #expect(stored.count == 80 && stored == drawn)
    #expect(try bench.query(Self.broken) == "0")
    #expect(try bench.fleet().status().putAside == 0)
    for worker in workers { #expect(bench.end(worker) == .exit(0)) }
  }

  @Test func `a worker that is asked to end while the disk is full ends`() throws {
    let (bench, disk, workers) = try fullBench(workers: 1)
    try bench.waitUntil("SELECT count(*) FROM almanac.workers WHERE problem IS NOT NULL", is: "1")
    // An input or output error.
    #expect(bench.end(workers[0]) == .exit(74))
    try disk.empty()
    try bench.start(["--lease", "10"])
    try bench.waitForPictures(80)
    #expect(try bench.query(Self.broken) == "0")
  }

  @Test(.enabled(if: SandboxBench.isPossible, SandboxBench.need))
  func `a tool that fills the disk of its worker leaves the space to others`() throws {
    let bench = try WorkerBench()
    let (disk, fleet) = (try SmallDisk(mebibytes: 64), try bench.fleet())
    bench.cache = disk.folder
    try bench.addProbe()
    _ = try fleet.place([bench.attempt("fill-forever")], token: "")
    _ = try bench.query("UPDATE almanac.reloads SET attempt = 2")
    let worker = try bench.start()
    try bench.waitUntil("SELECT count(*) FROM almanac.timelines WHERE dead IS NOT NULL", is: "1")
    // Of the call that failed, or of one that wrote a part.
    #expect(["ENOSPC", "0"].contains(try fleet.status().reasons.first?.reason))
    let folder = try fleet.keep([(path: "group/file", contents: Data(count: 1 << 20))])
    let widget = PlacedWidget(
      owner: "anna", name: "with data", tool: "almanac", request: #"{"kind": "clock"}"#, folder: folder)
    _ = try fleet.place([widget], token: "")
    try bench.waitForPictures(1)
    #expect(try bench.query("SELECT count(*) FROM almanac.timelines WHERE history LIKE '%\"failures\":0%'") == "1")
    #expect(bench.end(worker) == .exit(0))
  }
}
