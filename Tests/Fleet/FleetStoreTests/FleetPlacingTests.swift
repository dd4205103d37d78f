import DatabaseDriving
import FleetStore
import Foundation
import JSONText
import PostgresClient
import Testing
import Timelines

/// What is placed, changed and found.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetPlacingTests {
  private func widget(_ name: String, _ request: String = #"{"kind": "clock"}"#, owner: String = "anna") -> PlacedWidget
  {
    PlacedWidget(owner: owner, name: name, tool: "almanac", request: request)
  }

  @Test func `placing again changes only what differs`() throws {
    let bench = try FleetBench()
    let (first, second) = (widget("a"), widget("b"))
    #expect(try bench.fleet.place([first, second], token: "1") == (2, 0))
    for claim in try bench.claim() { try bench.commit(claim, [(0, claim.name)]) }
    #expect(try bench.fleet.place([first, second], token: "2") == (0, 0))
    #expect(try bench.claim().isEmpty)
    #expect(try bench.fleet.place([widget("a", #"{"kind": "comic"}"#), second], token: "3") == (0, 1))
    let claim = try #require(try bench.claim().first)
    #expect(claim.name == "a" && claim.request == #"{"kind": "comic"}"# && claim.token == "3")
    // Until it is drawn, the last picture stays.
    #expect(try bench.shown("a") == "a")
  }

  @Test func `of equal names in one import the last counts`() throws {
    let bench = try FleetBench()
    #expect(
      try bench.fleet.place([widget("a", #"{"kind": "x"}"#), widget("a", #"{"kind": "y"}"#)], token: "") == (1, 0))
    #expect(try bench.claim().map(\.request) == [#"{"kind": "y"}"#])
  }

  @Test(arguments: [
    "'; DROP SCHEMA almanac CASCADE; --", "$1", "\\x00", "%s", "\"quoted\"", "über 🍃", "a b", "NULL",
  ])
  func `names are only names`(_ name: String) throws {
    let bench = try FleetBench()
    _ = try bench.fleet.place([widget(name, owner: name)], token: name)
    let claim = try #require(try bench.claim().first)
    #expect(claim.owner == name && claim.name == name && claim.token == name)
    try bench.commit(claim, [(0, "shown")])
    #expect(try bench.shown(name, owner: name) == "shown")
    var filter = FleetDatabase.Filter()
    (filter.owner, filter.name, filter.kind) = (name, name, "clock")
    #expect(try bench.fleet.find(filter).count == 1)
  }

  @Test(arguments: [("", false), ("a/b", false), (".hidden", false), ("a\nb", false), ("a.b", true)])
  func `names are parts of addresses`(_ name: String, _ isAllowed: Bool) {
    #expect((PlacedWidget.problem(of: name) == nil) == isAllowed)
  }

  @Test func `the widgets of an owner are in lanes of growing size`() throws {
    let bench = try FleetBench()
    try bench.place((0..<9).map { "\($0)" })
    #expect(
      try bench.administer("SELECT string_agg(lane::text, ' ' ORDER BY lane) FROM almanac.widgets")
        == "0 1 1 2 2 2 2 3 3")
    try bench.place(["10"])
    #expect(try bench.administer("SELECT count(*) FROM almanac.widgets WHERE lane = 3") == "3")
  }

  @Test func `folders are stored by their content`() throws {
    let bench = try FleetBench()
    let files = [
      ("group.a/b.json", Data("{}".utf8)), ("group.a/c.bin", Data((0...255).map { UInt8($0) })), ("d", Data()),
    ]
    let hash = try bench.fleet.keep(files.map { (path: $0.0, contents: $0.1) })
    #expect(try bench.fleet.keep(files.reversed().map { (path: $0.0, contents: $0.1) }) == hash)
    let read = try bench.fleet.files(of: hash).map { ($0.path, $0.contents) }
    #expect(read.sorted { $0.0 < $1.0 }.elementsEqual(files.sorted { $0.0 < $1.0 }) { $0 == $1 })
    #expect(try bench.administer("SELECT count(*) FROM almanac.folders") == "1")
    #expect(try bench.fleet.files(of: Data(count: 32)).isEmpty)
  }

  @Test func `lists have all widgets, by pages`() throws {
    let bench = try FleetBench()
    try bench.place((0..<2500).map { "\($0)" })
    try bench.place(["other"], owner: "ben")
    var names: [String] = []
    try bench.fleet.list(owner: "anna") { names += $0.map(\.name) }
    #expect(names == (0..<2500).map { "\($0)" }.sorted())
    try bench.fleet.list(owner: nil) { page in names += page.map(\.name) }
    #expect(names.count == 5001)
  }
}

/// Stacks choose among the pictures of their widgets.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetStackTests {
  private func stack(_ names: String...) -> PlacedWidget {
    let request = #"{"stack": ["\#(names.joined(separator: #"", ""#))"], "turn": 1000000000}"#
    return PlacedWidget(owner: "anna", name: "hall", tool: FleetDatabase.stackTool, request: request)
  }

  private func refreshStacks(_ bench: FleetBench) throws {
    for claim in try bench.claim() {
      #expect(claim.tool == FleetDatabase.stackTool)
      try bench.fleet.refreshStack(claim, at: claim.now)
    }
  }

  @Test func `the most relevant widget is shown, and its next picture`() throws {
    let bench = try FleetBench()
    try bench.place(["a", "b"])
    for claim in try bench.claim() {
      let relevance = TimelineEntryRelevance(score: claim.name == "b" ? 2 : 1)
      let answer = try bench.answer(to: claim, [(0, "\(claim.name) 1"), (60, "\(claim.name) 2")], relevance: relevance)
      _ = try bench.fleet.commit([FleetCommit(claim, answer)])
    }
    _ = try bench.fleet.place([stack("a", "b")], token: "")
    try refreshStacks(bench)
    #expect(try bench.shown("hall") == "b 1")
    let report = try #require(try bench.fleet.picture(owner: "anna", name: "hall")).report
    #expect(String(decoding: report, as: UTF8.self).contains(#""stack": "hall""#))
    try bench.advance(by: "61 seconds")
    #expect(try bench.fleet.show(100, past: 1e6).shown == 2)
    try refreshStacks(bench)
    #expect(try bench.shown("hall") == "b 2")
    #expect(try bench.claim().isEmpty)
  }

  @Test func `a stack waits for the first picture of a widget`() throws {
    let bench = try FleetBench()
    try bench.place(["a"])
    let claim = try #require(try bench.claim().first)
    _ = try bench.fleet.place([stack("a")], token: "")
    try refreshStacks(bench)
    #expect(try bench.shown("hall") == nil)
    try bench.commit(claim, [(0, "a 1")])
    try refreshStacks(bench)
    #expect(try bench.shown("hall") == "a 1")
  }

  @Test func `a stack follows widgets that are removed and placed again`() throws {
    let bench = try FleetBench()
    try bench.placeShown("a", "first a")
    try bench.placeShown("b", "b")
    _ = try bench.fleet.place([stack("a", "b")], token: "")
    try refreshStacks(bench)
    #expect(try bench.shown("hall") == "first a")
    try bench.remove(["a"])
    try refreshStacks(bench)
    #expect(try bench.shown("hall") == "b")
    try bench.remove(["b"])
    try refreshStacks(bench)
    #expect(try bench.shown("hall") == nil)
    #expect(try bench.fleet.status().reasons.map(\.reason) == ["all widgets of the stack were removed"])
    try bench.place(["a"])
    for claim in try bench.claim() where claim.tool != FleetDatabase.stackTool {
      try bench.commit(claim, [(0, "second a")])
    }
    try bench.advance(by: "1 hour")
    try refreshStacks(bench)
    #expect(try bench.shown("hall") == "second a")
    #expect(try bench.fleet.status().reasons.isEmpty)
  }

  @Test func `a stack needs widgets of its owner`() throws {
    let bench = try FleetBench()
    try bench.place(["a"], owner: "ben")
    let error = #expect(throws: PostgresError.self) { _ = try bench.fleet.place([stack("a")], token: "") }
    #expect(error?.message == "stack hall: there is no widget a of its owner")
    #expect(try bench.administer("SELECT count(*) FROM almanac.widgets") == "1")
  }
}
