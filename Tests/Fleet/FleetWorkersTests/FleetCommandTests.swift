import DatabaseDriving
import FleetStore
import Foundation
import SystemIO
import Testing

/// The commands, as their users run them.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct FleetCommandTests {
  @Test func `a widget is placed, drawn, listed, reloaded and removed`() throws {
    let bench = try WorkerBench()
    let place = ["place", "clock", "--owner", "anna", "--name", "kitchen", "--family", "small"]
    #expect(try bench.run(place) == ("anna/kitchen: placed\n", .exit(0)))
    #expect(try bench.run(place) == ("anna/kitchen: unchanged\n", .exit(0)))
    #expect(try bench.run(place + ["--scheme", "dark"]) == ("anna/kitchen: changed\n", .exit(0)))
    #expect(try bench.run(["list"]).text == "anna/kitchen\tclock\tno picture yet\n")
    #expect(try bench.run(["worker", "--once", "--cache", bench.folder.path]).exit == .exit(0))
    #expect(try bench.run(["list", "--owner", "anna"]).text.hasPrefix("anna/kitchen\tclock\tnext 2"))
    #expect(try bench.run(["list", "--json"]).text.contains(#""name":"kitchen""#))
    #expect(try bench.run(["reload", "--kind", "clock"]) == ("1 widget\n", .exit(0)))
    #expect(try bench.run(["retry", "--all"]) == ("0 widgets\n", .exit(0)))
    #expect(try bench.run(["status", "--strict"]).exit == .exit(2))
    #expect(try bench.run(["status", "--json"]).text.contains(#""widgets" : 1"#))
    #expect(try bench.run(["remove", "--owner", "anna"]) == ("1 widget\n", .exit(0)))
    #expect(try bench.run(["list"]).text.isEmpty)
  }

  @Test func `wrong widgets are not placed`() throws {
    let bench = try WorkerBench()
    let wrong: [(words: [String], message: String, exit: Int32)] = [
      (["clok", "--owner", "a", "--name", "b"], "error: unknown widget 'clok'. Did you mean 'clock'?", 64),
      (["clock", "--owner", "a", "--name", "b/c"], "error: --name: a name must not contain '/'.", 64),
      (["clock", "--owner", "a", "--name", "b", "--set", "gone=1"], "error: ", 64),
      (["clock", "--owner", "a", "--name", "b", "--data", "nowhere"], "error: nowhere: not a folder", 66),
      (["clock", "--owner", "a", "--name", "b", "--at", "2026-01-01"], "error: --at cannot be stored", 64),
    ]
    for (words, message, exit) in wrong {
      let run = try bench.run(["place"] + words)
      #expect(run.text.hasPrefix(message) && run.exit == .exit(exit), "\(run)")
    }
    #expect(try bench.run(["reload"]).exit == .exit(64))
    #expect(try bench.query("SELECT count(*) FROM almanac.widgets") == "0")
  }

  @Test func `an import reports lines that cannot be used, and places the others`() throws {
    let bench = try WorkerBench()
    let lines = """
      {"owner": "anna", "name": "a", "kind": "clock", "family": "small"}
      {"owner": "anna", "name": "b", "kind": "clok"}

      {"owner": "anna", "kind": "clock"}
      {"owner": "anna", "name": "c", "kind": "clock"
      {"owner": "anna", "name": "d", "kind": "clock", "sice": 3}
      {"owner": "anna", "name": "e", "kind": "x", "tool": "meadow"}
      {"owner": "anna", "name": "f", "stack": ["a", "e"], "turn": 60}
      {"owner": "anna", "name": "g", "stack": []}
      {"owner": "anna", "name": "h", "stack": ["a", "missing"]}
      {"owner": "anna", "name": "i", "kind": "clock", "at": "2026-01-01"}
      {"owner": "anna", "name": "j", "kind": "clock", "format": "html-map"}
      {"owner": "anna", "name": "k", "kind": "clock", "tool": "../sh"}
      """
    let run = try bench.run(["import", "-"], input: lines)
    #expect(run.exit == .exit(65))
    let places = [2, 4, 5, 6, 9, 10, 11, 12, 13].map { "error: -:\($0): " }
    #expect(places.allSatisfy { run.text.contains($0) }, "\(run.text)")
    #expect(run.text.hasSuffix("3 placed, 0 changed, 0 unchanged, 9 skipped\n"))
    #expect(try bench.run(["import", "-"], input: lines).text.contains("0 placed, 0 changed, 3 unchanged, 9 skipped"))
  }

  @Test func `a folder is no file to import`() throws {
    let bench = try WorkerBench()
    let run = try bench.run(["import", bench.folder.path])
    #expect(run.exit == .exit(66) && run.text.hasPrefix("error: \(bench.folder.path): cannot be read: "))
  }

  @Test func `data are drawn on a machine that does not have them`() throws {
    let bench = try WorkerBench()
    let data = bench.folder.appending(path: "groups")
    let group = data.appending(path: "group.org.almanac.daily")
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    let place = ["place", "clock", "--owner", "anna", "--name", "kitchen", "--data", data.path]
    try Data("{}".utf8).write(to: group.appending(path: "some.json"))
    #expect(try bench.run(place).text == "anna/kitchen: placed\n")
    #expect(try bench.run(place).text == "anna/kitchen: unchanged\n")
    try FileManager.default.removeItem(at: data)
    try bench.start()
    try bench.waitForPictures(1)
    let folders = try FileManager.default.contentsOfDirectory(atPath: bench.folder.appending(path: "cache/data").path)
    #expect(folders.count == 1)
  }

  @Test func `a database that is not there or has no fleet is explained`() throws {
    let bench = try WorkerBench()
    _ = try bench.query("DROP SCHEMA almanac CASCADE")
    let run = try bench.run(["status"])
    #expect(run == ("error: the database has no fleet; run 'almanac fleet init'\n", .exit(69)))
    #expect(try bench.run(["init"]) == ("The database has version 1 now.\n", .exit(0)))
    #expect(try bench.run(["init"]) == ("The database has version 1 already.\n", .exit(0)))
  }
}
