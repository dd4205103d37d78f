import DatabaseDriving
import FleetStore
import Foundation
import PostgresClient
import Testing

/// Which picture is current: the newest that is due, and never an older one again.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetShowTests {
  @Test func `frames are shown at their dates, and those that were missed are skipped`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    let claim = try #require(try bench.claim().first)
    try bench.commit(claim, [(0, "a"), (60, "b"), (120, "c"), (180, "d")], reloadAfter: 240)
    #expect(try bench.fleet.show(100, past: 1e6).shown == 0)
    try bench.advance(by: "61 seconds")
    let second = try bench.fleet.show(100, past: 1e6)
    #expect((second.shown, second.skipped) == (1, 0))
    #expect(try bench.shown("kitchen") == "b")
    try bench.advance(by: "181 seconds")
    let last = try bench.fleet.show(100, past: 1e6)
    #expect((last.shown, last.skipped) == (1, 1))
    #expect(try bench.shown("kitchen") == "d")
    #expect(try bench.administer("SELECT skipped FROM almanac.slots") == "1")
  }

  @Test func `only some frames at a time leave the newest picture`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    let claim = try #require(try bench.claim().first)
    try bench.commit(claim, [(0, "a"), (60, "b"), (120, "c"), (180, "d")])
    try bench.advance(by: "10 minutes")
    for (text, skipped) in [("d", 0), ("d", 1), ("d", 1)] {
      #expect(try bench.fleet.show(1, past: 1e6).skipped == Int64(skipped))
      #expect(try bench.shown("kitchen") == text)
    }
  }

  @Test func `a new timeline replaces the frames of the one before`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    try bench.commit(try #require(try bench.claim().first), [(0, "a"), (60, "old b")])
    try bench.reload(["kitchen"])
    try bench.commit(try #require(try bench.claim().first), [(0, "new a"), (90, "new b")])
    try bench.advance(by: "80 seconds")
    #expect(try bench.fleet.show(100, past: 1e6).shown == 0)
    #expect(try bench.shown("kitchen") == "new a")
    try bench.advance(by: "100 seconds")
    #expect(try bench.fleet.show(100, past: 1e6).shown == 1)
    #expect(try bench.shown("kitchen") == "new b")
  }

  @Test func `what was drawn too slowly is shown as of the date of its commit`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    let claim = try #require(try bench.claim().first)
    try bench.advance(by: "70 seconds")
    try bench.commit(claim, [(0, "a"), (60, "b"), (120, "c")])
    #expect(try bench.shown("kitchen") == "b")
    #expect(try bench.administer("SELECT count(*) FROM almanac.frames") == "1")
  }

  @Test func `equal pictures are stored once a day`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen", "hall"])
    for claim in try bench.claim() { try bench.commit(claim, [(0, "equal"), (1, "equal")]) }
    #expect(try bench.administer("SELECT count(*) FROM almanac.pictures") == "1")
    let picture = try #require(try bench.fleet.picture(owner: "anna", name: "hall"))
    #expect(picture.hash.map { String(format: "%02x", $0) }.joined().hasPrefix("f9d6cd1ed5cf1ead"))
  }

  @Test func `a request while it is drawn leads to another drawing`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    let claim = try #require(try bench.claim().first)
    try bench.reload(["kitchen"], token: "one")
    try bench.reload(["kitchen"], token: "two")
    #expect(try bench.claim().isEmpty)
    #expect(try bench.commit(claim, [(0, "before")], reloadAfter: 3600).isCommitted)
    let again = try #require(try bench.claim().first)
    #expect(again.token == "two" && again.record != nil)
    try bench.commit(again, [(0, "after")], reloadAfter: 3600)
    #expect(try bench.claim().isEmpty && bench.shown("kitchen") == "after")
  }

  @Test func `many requests are one drawing`() throws {
    let bench = try FleetBench()
    try bench.placeShown("kitchen", "a")
    for number in 0..<20 { try bench.reload(["kitchen"], token: "\(number)") }
    #expect(try bench.administer("SELECT count(*) FROM almanac.reloads") == "1")
    #expect(try bench.claim().first?.token == "19")
  }

  @Test func `a widget that is removed while it is drawn is not committed`() throws {
    let bench = try FleetBench()
    try bench.place(["kitchen"])
    try bench.commit(try #require(try bench.claim().first), [(0, "a"), (3600, "b")], reloadAfter: 60)
    try bench.advance(by: "61 seconds")
    let claim = try #require(try bench.claim().first)
    var filter = FleetDatabase.Filter()
    filter.owner = "anna"
    #expect(try bench.fleet.remove(try bench.fleet.find(filter)) == 1)
    #expect(try !bench.commit(claim, [(0, "c")]).isCommitted)
    for table in ["widgets", "slots", "timelines", "frames", "reloads"] {
      #expect(try bench.administer("SELECT count(*) FROM almanac.\(table)") == "0", "\(table)")
    }
  }

  @Test func `notifications name the widgets`() throws {
    let bench = try FleetBench()
    let listener = try bench.other()
    try listener.listenForShown()
    try listener.listenForDue()
    try bench.place(["kitchen"])
    #expect(try listener.connection.wait(.seconds(60), wake: nil).notifications.map(\.channel) == ["almanac_due"])
    try bench.commit(try #require(try bench.claim().first), [(0, "a")])
    let shown = try listener.connection.wait(.seconds(60), wake: nil).notifications
    #expect(shown.map(\.channel) == ["almanac_shown"] && shown.map(\.payload) == ["1"])
  }
}
