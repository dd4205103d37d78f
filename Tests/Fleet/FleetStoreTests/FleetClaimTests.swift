import DatabaseDriving
import FleetStore
import Foundation
import PostgresClient
import Synchronization
import Testing

/// Who draws what: nothing twice at once, nothing never.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetClaimTests {
  @Test func `a placed widget is claimed, committed and shown`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    let claim = try #require(try bench.claim().first)
    #expect((claim.owner, claim.name, claim.attempt) == ("anna", "kitchen", 1))
    #expect(claim.record == nil && claim.request == #"{"kind": "clock"}"#)
    let result = try bench.commit(claim, [(0, "first")], reloadAfter: 3600)
    #expect(result.isCommitted && result.isShown)
    #expect(try bench.shown("kitchen") == "first")
    #expect(try bench.claim().isEmpty)
    let wait = try #require(try bench.fleet.wait(with: ["almanac"]))
    #expect(wait > 3000 && wait < 3601)
  }

  @Test func `workers that claim at once get different widgets`() throws {
    let bench = try FleetBench()
    try bench.place((0..<300).map { "widget \($0)" })
    let claimed = Mutex<[Int64]>([])
    let failures = Mutex(0)
    let address = try PostgresServer.shared.address(bench.name)
    DispatchQueue.concurrentPerform(iterations: 6) { worker in
      do {
        let fleet = FleetDatabase(try FleetBench.connect(address))
        while case let claims = try fleet.claim(7, for: Int64(worker), with: ["almanac"], FleetRules(), past: 1e6),
          !claims.isEmpty
        {
          claimed.withLock { $0 += claims.map(\.widget) }
        }
      } catch {
        failures.withLock { $0 += 1 }
      }
    }
    #expect(failures.withLock { $0 } == 0)
    #expect(claimed.withLock { $0.count } == 300 && Set(claimed.withLock { $0 }).count == 300)
  }

  @Test func `a worker frozen past its lease cannot commit, and another one can`() throws {
    var bench = try FleetBench()
    try bench.place(["kitchen"])
    bench.rules.lease = 0
    let frozen = try #require(try bench.claim(worker: 1).first)
    let second = try #require(try bench.claim(worker: 2).first)
    #expect(second.attempt == 2)
    #expect(try bench.commit(second, [(0, "second")]).isCommitted)
    #expect(try !bench.commit(frozen, [(0, "frozen")]).isCommitted)
    #expect(try bench.shown("kitchen") == "second")
  }

  @Test func `a commit whose answer was lost changes nothing when it is repeated`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    let claim = try #require(try bench.claim().first)
    #expect(try bench.commit(claim, [(0, "once"), (3600, "later")], reloadAfter: 7200).isCommitted)
    #expect(try !bench.commit(claim, [(0, "once"), (3600, "later")], reloadAfter: 7200).isCommitted)
    #expect(try bench.administer("SELECT count(*) FROM almanac.frames") == "1")
    #expect(try bench.administer("SELECT count(*) FROM almanac.reloads") == "1")
  }

  @Test func `after three attempts a widget is put aside with its last picture, until it is retried`() throws {
    var bench = try FleetBench()
    try bench.placeShown("kitchen", "good")
    try bench.reload(["kitchen"])
    bench.rules.pause = 0
    for attempt in 1...3 {
      let claim = try #require(try bench.claim().first)
      #expect(claim.attempt == Int64(attempt))
      try bench.fleet.fail(claim, because: "it crashed", bench.rules)
    }
    #expect(try bench.claim().isEmpty)
    #expect(try bench.shown("kitchen") == "good")
    let status = try bench.fleet.status()
    #expect(status.putAside == 1 && status.reasons.map(\.reason) == ["it crashed"])
    var filter = FleetDatabase.Filter()
    filter.isPutAside = true
    #expect(try bench.fleet.reload(try bench.fleet.find(filter), token: "retried") == 1)
    let claim = try #require(try bench.claim().first)
    #expect(claim.attempt == 1)
    try bench.commit(claim, [(0, "better")])
    #expect(try bench.shown("kitchen") == "better")
    #expect(try bench.fleet.status().putAside == 0)
  }

  @Test func `workers that are killed count as attempts, too`() throws {
    var bench = try FleetBench()
    try bench.place(["kitchen"])
    bench.rules.lease = 0
    for _ in 1...10 { #expect(try bench.claim().count == 1) }
    #expect(try bench.claim().isEmpty)
    #expect(try bench.fleet.status().reasons.first?.reason == "the worker ended during the attempt, each time")
  }

  @Test func `a failed attempt is followed by a pause`() throws {
    var bench = try FleetBench()
    try bench.place(["kitchen"])
    bench.rules.pause = 600
    try bench.fleet.fail(try #require(try bench.claim().first), because: "no network", bench.rules)
    #expect(try bench.claim().isEmpty)
    try bench.advance(by: "11 minutes")
    #expect(try bench.claim().first?.attempt == 2)
  }

  @Test func `a claim that was not begun is given back without an attempt`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    try bench.fleet.giveBack(try bench.claim())
    #expect(try bench.claim().first?.attempt == 1)
  }

  @Test func `a lease is kept as long as its worker renews it`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    let claims = try bench.claim(worker: 1)
    try bench.advance(by: "20 seconds")
    try bench.fleet.renew(claims, of: 1, bench.rules)
    try bench.advance(by: "40 seconds")
    #expect(try bench.claim(worker: 2).isEmpty)
    try bench.advance(by: "60 seconds")
    #expect(try bench.claim(worker: 2).count == 1)
    // Too late.
    try bench.fleet.renew(claims, of: 1, bench.rules)
    #expect(try !bench.commit(claims[0], [(0, "late")]).isCommitted)
  }

  @Test func `the newest date is first`() throws {
    let bench = try FleetBench()
    try bench.place(["old", "new"])
    try bench.administer(
      """
      UPDATE almanac.timelines SET due = due - interval '1 hour'
        WHERE widget = (SELECT id FROM almanac.widgets WHERE name = 'old');
      UPDATE almanac.reloads r SET date = t.due, lane = 0 FROM almanac.timelines t WHERE t.widget = r.widget
      """)
    #expect(try bench.claim(1).first?.name == "new")
    #expect(try bench.claim(1).first?.name == "old")
  }

  @Test func `an owner with many widgets does not starve the others`() throws {
    let bench = try FleetBench()
    try bench.place(["only"], owner: "small")
    try bench.place((0..<1000).map { "widget \($0)" }, owner: "large")
    let names = try bench.claim(8).map(\.owner)
    #expect(names.contains("small"))
  }

  @Test func `a worker claims what its tools can draw`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"], tool: "meadow")
    #expect(try bench.claim().isEmpty)
    #expect(try bench.fleet.wait(with: ["almanac"]) == nil)
    let tool = try #require(try bench.fleet.status().tools.first)
    #expect((tool.name, tool.widgets, tool.versions) == ("meadow", 1, []))
    _ = try bench.fleet.join(host: "one", program: "tests", tools: ["meadow": "1"])
    #expect(try bench.fleet.status().tools.isEmpty)
    _ = try bench.fleet.join(host: "two", program: "tests", tools: ["meadow": "2"])
    #expect(try bench.fleet.status().tools.first?.versions == ["1", "2"])
  }
}
