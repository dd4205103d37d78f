import DatabaseDriving
import FleetStore
import Foundation
import SystemIO
import Testing

/// An owner with very many widgets. `ALMANAC_TEST_WIDGETS=1000000` sets the number.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct ManyWidgetsTests {
  private static let count =
    ProcessInfo.processInfo.environment["ALMANAC_TEST_WIDGETS"].flatMap(Int.init) ?? 4000

  @Test func `an owner with very many widgets does not starve another one, and can be removed`() throws {
    let bench = try WorkerBench()
    func line(_ owner: String, _ name: String) -> String {
      #"{"owner": "\#(owner)", "name": "\#(name)", "kind": "daily", "family": "small", "scale": 1}"# + "\n"
    }
    // First, so that it has the oldest date.
    #expect(try bench.run(["import", "-"], input: line("small", "only")).exit == .exit(0))
    let lines = (0..<Self.count).map { line("large", "widget \($0)") }.joined()
    let placed = try bench.run(["import", "-"], input: lines)
    #expect(placed == ("\(Self.count) placed, 0 changed, 0 unchanged, 0 skipped\n", .exit(0)))
    let status = try bench.run(["status"]).text
    #expect(status.contains("widgets   \(Self.count + 1) of 2 owners\n"), "\(status)")
    let worker = try bench.start()
    let moved = "SELECT s.moved FROM almanac.slots s JOIN almanac.widgets w ON w.id = s.widget WHERE w.name = 'only'"
    try bench.waitUntil("SELECT (\(moved)) IS NOT NULL", is: "t")
    let before = try bench.query("SELECT count(*) FROM almanac.slots WHERE moved < (\(moved))")
    #expect(try #require(Int(before)) < 200)
    #expect(try bench.run(["list", "--owner", "small"]).text.split(separator: "\n").count == 1)
    let list = try bench.run(["list", "--owner", "large"]).text.split(separator: "\n")
    #expect(list.count == Self.count && Set(list.map { $0.prefix { $0 != "\t" } }).count == Self.count)
    // While they are drawn.
    #expect(try bench.run(["remove", "--owner", "large"]) == ("\(Self.count) widgets\n", .exit(0)))
    #expect(bench.end(worker) == .exit(0))
    let rest = try bench.query(
      """
      SELECT (SELECT count(*) FROM almanac.widgets), (SELECT count(*) FROM almanac.slots),
        (SELECT count(*) FROM almanac.timelines), (SELECT count(*) FROM almanac.reloads),
        (SELECT count(DISTINCT widget) FROM almanac.frames)
      """)
    #expect(["1|1|1|1|0", "1|1|1|1|1"].contains(rest), "\(rest)")
  }
}
