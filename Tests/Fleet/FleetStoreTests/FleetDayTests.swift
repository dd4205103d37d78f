import DatabaseDriving
import FleetStore
import Foundation
import PostgresClient
import Testing

/// Partitions of a day: added ahead, dropped as a whole, and nothing that is needed is lost with them.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetDayTests {
  private func partitions(_ bench: FleetBench, of table: String) throws -> Int {
    let sql = "SELECT count(*) FROM pg_inherits WHERE inhparent = 'almanac.\(table)'::regclass"
    return try #require(Int(try bench.administer(sql)))
  }

  @Test func `a picture that is still shown survives its day`() throws {
    let bench = try FleetBench()
    try bench.placeShown("kitchen", "long lived")
    try bench.place(["hall"])
    try bench.commit(try #require(try bench.claim().first), [(0, "gone"), (60, "follows")])
    try bench.advance(by: "2 minutes")
    _ = try bench.fleet.show(100, past: 1e6)
    try bench.advance(by: "40 days")
    #expect(try bench.fleet.tidyUp() == nil)
    #expect(try bench.shown("kitchen") == "long lived" && bench.shown("hall") == "follows")
    #expect(try bench.administer("SELECT count(*) FROM almanac.pictures") == "2")
    // Yesterday, today, the next three days, and later.
    for table in ["frames", "reloads", "pictures"] { #expect(try partitions(bench, of: table) == 6) }
    #expect(try bench.fleet.tidyUp() == nil)
    #expect(try bench.shown("kitchen") == "long lived")
  }

  @Test func `dates that nobody served for days are served`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen", "hall"])
    for claim in try bench.claim() { try bench.commit(claim, [(0, "a"), (600, "b")], reloadAfter: 1200) }
    try bench.advance(by: "9 days")
    // The frame of that day is still to be shown.
    #expect(try bench.fleet.tidyUp() == nil)
    #expect(try bench.fleet.show(100, past: 1e6).shown == 2)
    #expect(try bench.fleet.tidyUp() == nil)
    #expect(try partitions(bench, of: "reloads") == 6)
    let claims = try bench.claim()
    #expect(claims.count == 2 && claims.allSatisfy { $0.attempt == 1 })
    for claim in claims { #expect(try bench.commit(claim, [(0, "c")]).isCommitted) }
    #expect(try bench.shown("hall") == "c")
  }

  @Test func `what is planned far ahead gets its partition in time`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    let day: TimeInterval = 86_400
    try bench.commit(
      try #require(try bench.claim().first), [(0, "a"), (30 * day, "b"), (31 * day, "c")], reloadAfter: 32 * day)
    #expect(try bench.administer("SELECT count(*) FROM almanac.frames_later") == "2")
    try bench.advance(by: "29 days")
    #expect(try bench.fleet.tidyUp() == nil)
    #expect(try bench.administer("SELECT count(*) FROM almanac.frames_later") == "0")
    try bench.advance(by: "30 days 1 minute")
    #expect(try bench.fleet.show(100, past: 1e6).shown == 1)
    #expect(try bench.shown("kitchen") == "b")
    try bench.advance(by: "32 days 1 minute")
    #expect(try bench.claim().count == 1)
  }

  @Test func `a transaction that holds a lock does not stop workers`() throws {
    let bench = try FleetBench()
    try bench.placeShown("kitchen", "a")
    let foreign = try bench.other().connection
    try foreign.run(script: "BEGIN; SELECT count(*) FROM almanac.frames, almanac.pictures, almanac.reloads")
    try bench.advance(by: "10 days")
    let problem = try #require(try bench.fleet.tidyUp())
    #expect(problem.contains("another transaction holds a lock"))
    try bench.reload(["kitchen"])
    try bench.commit(try #require(try bench.claim().first), [(0, "b")])
    #expect(try bench.shown("kitchen") == "b")
    try foreign.run(script: "COMMIT")
    #expect(try bench.fleet.tidyUp() == nil)
    #expect(try partitions(bench, of: "frames") == 6)
  }
}
