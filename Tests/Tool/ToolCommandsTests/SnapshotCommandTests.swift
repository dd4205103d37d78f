import Foundation
import Testing

@Suite struct SnapshotCommandTests {
  private let bench: ToolBench
  /// Includes texts, to compare layouts and display lists.
  private let pictures = ["comic", "--scale", "1", "--forms", "image,layout"]
  private let cells = [
    "systemMedium-dark-1x", "systemMedium-light-1x", "systemSmall-dark-1x", "systemSmall-light-1x",
  ]

  init() throws {
    bench = try ToolBench()
    try put(42)
  }

  private func put(_ chapter: Int) throws {
    try bench.put(chapter: #"{"number": \#(chapter), "name": "The Hollow Moon", "progress": 7}"#)
  }

  private func record(_ arguments: String...) async throws -> ToolRun {
    try await bench.run(["snapshot", "record"] + pictures + arguments)
  }

  private func verify(_ arguments: String...) async throws -> ToolRun {
    try await bench.run(["snapshot", "verify"] + pictures + arguments)
  }

  /// The inode numbers, which change when a file is written again.
  private func numbers() throws -> [UInt64] {
    try bench.names(in: "Snapshots/comic").map { name in
      var status = stat()
      try #require(stat(bench.path("Snapshots/comic/\(name)"), &status) == 0)
      return UInt64(status.st_ino)
    }
  }

  @Test func `recorded references are equal, and not written again`() async throws {
    let first = try await record()
    #expect(first.exitCode == 0, Comment(rawValue: first.errors))
    #expect(first.text.hasPrefix("recorded  Snapshots/comic/systemSmall-light-1x.png\n"))
    #expect(first.text.contains("\n8 snapshots: 8 recorded; report: file:///"))
    #expect(try bench.names(in: "Snapshots/comic") == cells.flatMap { ["\($0).layout.txt", "\($0).png"] })
    let numbers = try numbers()

    let second = try await record("--mode", "all")
    #expect(second.exitCode == 0)
    #expect(second.text.split(separator: "\n").count { $0.hasPrefix("unchanged Snapshots/comic/") } == 8)
    #expect(second.text.hasSuffix("\n8 snapshots: 8 unchanged\n"))
    #expect(try self.numbers() == numbers)

    let verified = try await verify()
    #expect(verified.exitCode == 0)
    #expect(verified.text == "8 snapshots: 8 equal\n")
    #expect(verified.errors.isEmpty)
  }

  @Test func `a difference exits with 2, and is recorded on request`() async throws {
    _ = try await record()
    let reference = bench.data("Snapshots/comic/systemSmall-dark-1x.layout.txt")
    try put(7)
    let run = try await verify()
    #expect(run.exitCode == 2)
    // Light and dark have one cause, and one message.
    #expect(
      run.text.contains("Snapshots/comic/systemSmall-{light,dark}-1x.layout: the text differs from its reference\n"))
    #expect(run.text.contains(/Snapshots\/comic\/systemSmall-{light,dark}-1x: [0-9]+ pixels differ \(ΔE [0-9.]+\)\n/))
    #expect(!run.text.contains("  reference "))
    let all = try await verify("--verbose").text
    #expect(all.contains("Snapshots/comic/systemSmall-dark-1x: the picture differs") && all.contains("  reference "))
    #expect(run.text.split(separator: "\n").last?.contains("; report: file:///") == true)
    #expect(bench.data("Snapshots/comic/systemSmall-dark-1x.layout.txt") == reference)

    let left = try await record("--mode", "missing")
    #expect(left.exitCode == 2)
    #expect(bench.data("Snapshots/comic/systemSmall-dark-1x.layout.txt") == reference)
    #expect(try await record().exitCode == 0)
    #expect(bench.data("Snapshots/comic/systemSmall-dark-1x.layout.txt") != reference)
    #expect(try await verify().exitCode == 0)
  }

  @Test func `the report plays the change to the next entry on request`() async throws {
    let clock = ["clock", "--scale", "1", "--matrix", "family=systemSmall; scheme=light"]
    let change = "snapshot-report/entries/Snapshots~clock~systemSmall-light-1x/change.apng"
    func results() throws -> String {
      String(decoding: try #require(bench.data("snapshot-report/results.html")), as: UTF8.self)
    }
    #expect(try await bench.run(["snapshot", "record"] + clock).exitCode == 0)
    #expect(try bench.data(change) == nil && !results().contains("changed({"))
    let run = try await bench.run(
      ["snapshot", "verify"] + clock + ["--at", "2026-01-01T10:12:00Z", "--play-changes"])
    #expect(run.exitCode == 2, Comment(rawValue: run.errors))
    #expect(try results().contains(#"changed({"file":"change.apng""#))
    let animation = try #require(bench.data(change))
    #expect(animation.range(of: Data("acTL".utf8)) != nil)

    // A picture that is equal has no entry in the report.
    let equal = try await bench.run(["snapshot", "verify"] + clock + ["--play-changes"])
    #expect(try equal.exitCode == 0 && bench.data(change) == nil && !results().contains("changed({"))
  }

  @Test func `a missing reference exits with 2`() async throws {
    _ = try await record()
    try FileManager.default.removeItem(atPath: bench.path("Snapshots/comic/systemSmall-dark-1x.png"))
    let run = try await verify()
    #expect(run.exitCode == 2)
    #expect(run.text.contains("Snapshots/comic/systemSmall-dark-1x: there is no reference\n"))
    #expect(run.text.contains("\n8 snapshots: 7 equal, 1 missing; report: "))
    #expect(bench.data("Snapshots/comic/systemSmall-dark-1x.png") == nil)
    #expect(try await record("--mode", "missing").text.contains("8 snapshots: 7 unchanged, 1 recorded"))
  }

  @Test func `a stale reference is a finding, a warning while recording, and removed on request`() async throws {
    _ = try await record()
    try Data("old".utf8).write(to: bench.folder.appending(path: "Snapshots/comic/systemLarge-dark.png"))
    let folder = bench.folder.appending(path: "Snapshots/gone")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: folder.appending(path: "systemSmall-dark.png"))
    try Data("kept".utf8).write(to: bench.folder.appending(path: "Snapshots/comic/notes.md"))

    // Nothing is known about widgets that were not chosen.
    let run = try await verify()
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("warning: Snapshots/comic/systemLarge-dark.png: "))
    #expect(run.errors.contains("[snapshot.stale]") && !run.errors.contains("gone"))
    #expect(run.text.contains("8 snapshots: 8 equal, 1 stale; report: "))
    let results = String(decoding: try #require(bench.data("snapshot-report/results.html")), as: UTF8.self)
    #expect(results.contains(#""kind":"stale""#) && results.contains("began(") && results.contains("ended("))

    let warned = try await record()
    #expect(warned.exitCode == 0 && warned.errors.contains("[snapshot.stale]"))
    #expect(try await record("--strict").exitCode == 2)
    let pruned = try await record("--prune")
    #expect(pruned.exitCode == 0 && pruned.errors.isEmpty)
    #expect(pruned.text.contains("removed   Snapshots/comic/systemLarge-dark.png\n"))
    #expect(try bench.names(in: "Snapshots/comic").count == 9)
    #expect(try bench.names(in: "Snapshots") == ["comic", "gone"])

    // Recording all widgets removes all.
    let all = try await bench.run(["snapshot", "record", "--scale", "1", "--prune", "--matrix", "scheme=dark"])
    #expect(all.text.contains("removed   Snapshots/gone/systemSmall-dark.png\n"))
    #expect(try !bench.names(in: "Snapshots").contains("gone"))
    #expect(bench.data("Snapshots/comic/notes.md") != nil)
  }

  @Test func `the JSON report has every snapshot, and is reproducible`() async throws {
    _ = try await record()
    let run = try await verify("--json")
    let json = try run.json()
    #expect(json["at"] as? String == "2026-01-01T09:41:00Z")
    #expect(json["references"] as? String == "Snapshots")
    #expect(json["counts"] as? [String: Int] == ["equal": 8])
    #expect((json["stale"] as? [String])?.isEmpty == true && json["report"] == nil)
    let snapshots = try #require(json["snapshots"] as? [[String: Any]])
    #expect(snapshots.count == 8)
    #expect(snapshots[1]["kind"] as? String == "comic" && snapshots[1]["cell"] as? String == "systemSmall-light-1x")
    #expect(snapshots[1]["form"] as? String == "layout" && snapshots[1]["state"] as? String == "equal")
    #expect(snapshots[1]["reference"] as? String == "Snapshots/comic/systemSmall-light-1x.layout.txt")
    #expect(try await verify("--json").output == run.output)
  }

  @Test func `the JUnit file and GitHub's annotations have the failures`() async throws {
    _ = try await record()
    try FileManager.default.removeItem(atPath: bench.path("Snapshots/comic/systemSmall-dark-1x.png"))
    let plain = try await verify("--junit", "results/junit.xml")
    let file = String(decoding: try #require(bench.data("results/junit.xml")), as: UTF8.self)
    #expect(file.components(separatedBy: "<testcase").count == 9)
    #expect(file.components(separatedBy: "<failure").count == 2)
    // The report's folder is elsewhere for the reader.
    #expect(file.contains("difference  snapshot-report/report.html#") && !file.contains("file:///"))
    #expect(!plain.text.contains("::error"))

    let arguments = ["snapshot", "verify"] + pictures
    for run in [
      try await verify("--github"), try await bench.run(arguments, environment: ["GITHUB_ACTIONS": "true"]),
    ] {
      #expect(run.text.split(separator: "\n").count { $0.hasPrefix("::error") } == 1)
    }
    // Standard output contains only JSON.
    let json = try await verify("--github", "--json")
    #expect(try json.json()["counts"] as? [String: Int] == ["equal": 7, "missing": 1])
    #expect(json.errors.contains("::error"))
  }

  @Test func `the matrix and the date determine the pictures`() async throws {
    let run = try await bench.run([
      "snapshot", "record", "comic", "next-lesson", "--scale", "1", "-v", "--at", "2026-11-23T08:20:00Z",
      "--matrix", "family=systemSmall,systemLarge; scheme=dark", "--matrix", "locale=en_US,ar",
    ])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    #expect(run.errors.contains("current date: 2026-11-23T08:20:00Z; 4 pictures\n"))
    #expect(
      run.errors.contains("note: comic: systemLarge: not supported; the widget supports systemSmall, systemMedium\n"))
    let names = ["systemSmall-dark-1x.png", "systemSmall-dark-ar-1x.png"]
    #expect(try bench.names(in: "Snapshots/next-lesson") == names)
    #expect(try bench.names(in: "Snapshots/comic") == names)
    // Its title is right to left.
    #expect(bench.data("Snapshots/comic/\(names[0])") != bench.data("Snapshots/comic/\(names[1])"))
  }

  @Test func `pictures drawn one at a time equal those drawn together`() async throws {
    _ = try await record("--jobs", "1")
    #expect(try await verify("--jobs", "4").text == "8 snapshots: 8 equal\n")
  }

  @Test func `a killed record leaves complete references`() async throws {
    // A separate process group, so that the drawing process ends too.
    let arguments = ["snapshot", "record", "--mode", "all", "--scale", "1"]
    let running = try RunningTool(arguments, on: bench, after: ["/usr/bin/setsid"])
    let folder = bench.folder.appending(path: "Snapshots")
    // When the third file exists, others are still to come.
    while try files(in: folder).count < 3 { await Task.yield() }
    running.sendToGroup(SIGKILL)
    _ = await running.end()
    for file in try files(in: folder) where !file.lastPathComponent.hasPrefix(".almanac-") {
      #expect(try Data(contentsOf: file).suffix(8).starts(with: Data("IEND".utf8)), "\(file.lastPathComponent)")
    }
    let run = try await bench.run(["snapshot", "record", "--scale", "1"])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    #expect(try await bench.run(["snapshot", "verify", "--scale", "1"]).exitCode == 0)
  }

  private func files(in folder: URL) throws -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".png") }.map { folder.appending(path: $0) }
  }
}
