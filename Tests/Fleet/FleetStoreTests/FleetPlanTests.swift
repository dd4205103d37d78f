import DatabaseDriving
import FleetStore
import Foundation
import Testing

/// How many rows the statements of a large fleet read.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetPlanTests {
  private func bench() throws -> FleetBench {
    let bench = try FleetBench()
    try bench.place(["only"], owner: "small")
    for start in stride(from: 0, to: 8000, by: 2000) {
      try bench.place((start..<start + 2000).map { "widget \($0)" }, owner: "large")
    }
    try bench.place((0..<50).map { "widget \($0)" }, owner: "medium")
    try bench.administer("ANALYZE")
    return bench
  }

  /// The rows that a statement reads of tables, by scans and over indexes.
  private func rowsRead(by statement: String, _ bench: FleetBench) throws -> Int {
    let sum = "SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) FROM pg_stat_xact_user_tables"
    let text = try bench.administer("BEGIN; \(statement); \(sum); ROLLBACK")
    return try #require(text.split(separator: "\n").last.flatMap { Int($0) })
  }

  @Test(arguments: [
    "list('large', 0, 10)", "list('large', 7900, 10)", "list(NULL, 7900, 10)", "list('small', 0, 10)",
    "list('nobody', 0, 10)", "find('small', NULL, NULL, NULL, false)", "find('large', 'widget 7', NULL, NULL, false)",
    "find(NULL, NULL, NULL, NULL, true)", "find('nobody', NULL, NULL, NULL, false)",
    "claim(1, '{almanac,stack}', 8, '30 s', 3, '1 year')", "claim(1, '{almanac,stack}', 8, '30 s', 3, '90 s')",
    "wait('{almanac}')", "show(500, '1 year')", "current_hash('small', 'only')", "current('large', 'widget 7')",
  ])
  func `what reads a few widgets does not read all`(call: String) throws {
    let bench = try bench()
    let count = try rowsRead(by: "SELECT count(*) FROM almanac.\(call)", bench)
    #expect(count < 400, "\(count) rows")
  }

  @Test func `all pages of a list have each widget once`() throws {
    let bench = try bench()
    for (owner, count) in [("large", 8000), ("medium", 50), ("small", 1), ("nobody", 0), (nil, 8051)] {
      var ids: [Int64] = []
      try bench.fleet.list(owner: owner) { ids += $0.map(\.id) }
      #expect(ids.count == count && ids == Set(ids).sorted())
      var filter = FleetDatabase.Filter()
      filter.owner = owner
      #expect(try bench.fleet.find(filter) == ids)
    }
  }
}
