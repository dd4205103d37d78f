import Foundation
import ImageCodecs
import SystemIO
import Testing

struct RefreshCommandTests {
  private let arguments = ["refresh", "comic", "--family", "systemSmall", "--scale", "1", "--output", "out"]

  private func refresh(_ bench: ToolBench, _ more: [String] = [], at date: String = ToolBench.date) async throws
    -> ToolRun
  {
    try await bench.run(arguments + ["--at", date] + more)
  }

  private func put(_ chapter: Int, in bench: ToolBench) throws {
    try bench.put(chapter: #"{"number": \#(chapter), "name": "Chapter", "progress": 7}"#)
  }

  @Test func `a picture and its report are written, and stay until something is due`() async throws {
    let bench = try ToolBench()
    try put(1, in: bench)
    let first = try await refresh(bench)
    #expect(first.exitCode == 0 && first.errors.isEmpty)
    #expect(first.text.withoutDistances == "out/comic/systemSmall/current.png\nnext: 2026-11-21 09:00\n")
    let report = try bench.pair("out/comic/systemSmall")
    #expect(report["entryDate"] as? String == "2026-11-21T08:00:00Z")
    #expect((report["reload"] as? [String: String]) == ["date": "2026-11-21T09:00:00Z", "reason": "after"])
    #expect((report["links"] as? [[String: Any]])?.first?["url"] as? String == "dbmultiverse://chapter/1")
    try put(2, in: bench)
    let second = try await refresh(bench, at: "2026-11-21T08:59:59Z")
    #expect(second.exitCode == 0 && second.text.withoutDistances == "next: 2026-11-21 09:00\n")
    let third = try await refresh(bench, ["--json"], at: "2026-11-21T09:00:00Z")
    let place = try #require((try third.json()["places"] as? [[String: Any]])?.first)
    #expect(place["reloaded"] as? String == "after" && place["isReplaced"] as? Bool == true)
    #expect(try third.json()["next"] as? String == "2026-11-21T10:00:00Z")
    let links = try bench.pair("out/comic/systemSmall")["links"] as? [[String: Any]]
    #expect(links?.first?["url"] as? String == "dbmultiverse://chapter/2")
  }

  @Test func `a reload is requested, waits for the next pass, and status reports it`() async throws {
    let bench = try ToolBench()
    try put(1, in: bench)
    _ = try await refresh(bench, ["--budget", "1/day"])
    #expect(try await bench.run(["reload", "comic"]).exitCode == 0)
    let waiting = try await bench.run(["status", "--output", "out", "--at", "2026-11-21T08:10:00Z"])
    for text in [
      "comic systemSmall", "next reload: 2026-11-22 08:00, requested by a program; delayed: the day's budget",
      "reloads in 24 hours: 1 of 1", "entry of 2026-11-21 08:00",
    ] {
      #expect(waiting.text.withoutDistances.contains(text), Comment(rawValue: waiting.text))
    }
    #expect(try await refresh(bench, ["--budget", "1/day"], at: "2026-11-21T08:10:00Z").text.hasPrefix("next: "))
    try put(3, in: bench)
    let served = try await refresh(bench, at: "2026-11-21T08:10:00Z")
    #expect(served.text.hasPrefix("out/comic/systemSmall/current.png\n"))
    let status = try await bench.run(["status", "comic", "--output", "out", "--json", "--at", "2026-11-21T08:11:00Z"])
    let places = try #require(try status.json()["places"] as? [[String: Any]])
    #expect(places.count == 1 && places[0]["isRequestPending"] as? Bool == false)
    #expect(places[0]["nextReload"] as? String == "2026-11-21T09:10:00Z")
    #expect(try await bench.run(["reload", "--all"]).exitCode == 0)
    #expect(try await refresh(bench, ["-v"], at: "2026-11-21T08:20:00Z").errors.contains("requested by a program"))
  }

  @Test(arguments: [
    ["refresh", "--output", "out", "--budget", "many"], ["refresh", "--output", "out", "--budget", "0"],
    ["refresh", "--output", "out", "--budget", "-1/day"], ["refresh", "--output", "out", "--interval", "0x10"],
    ["refresh", "--output", "out", "--interval", "-1"], ["refresh", "--output", "out", "--ahead", "0"],
    ["refresh", "--output", ""], ["refresh", "comicc", "--output", "out"],
    ["refresh", "comic", "--family", "systemLarge", "--output", "out"], ["reload"], ["reload", "comic", "--all"],
    ["reload", "nobody"], ["status", "--output", ""],
  ])
  func `invalid arguments exit with 64, and nothing is created`(arguments: [String]) async throws {
    let bench = try ToolBench()
    #expect(try await bench.run(arguments).exitCode == 64)
    #expect(try bench.names().isEmpty)
  }

  @Test func `unknown widgets and folders exit status with 66`() async throws {
    let bench = try ToolBench()
    #expect(try await bench.run(["status", "--output", "none"]).exitCode == 66)
    _ = try await refresh(bench)
    #expect(try await bench.run(["status", "comic-classic", "--output", "out"]).exitCode == 66)
  }

  @Test func `another format replaces the one before`() async throws {
    let bench = try ToolBench()
    for format in ["svg", "png"] { _ = try await refresh(bench, ["--format", format]) }
    let names = try bench.names(in: "out/comic/systemSmall").filter { $0.hasPrefix("current") }
    #expect(names == ["current", "current.json", "current.png"])
  }

  @Test func `settings and appearances have their own folders`() async throws {
    let bench = try ToolBench()
    for more in [[], ["--scheme", "dark"], ["--locale", "de"], ["--scale", "2"]] { _ = try await refresh(bench, more) }
    #expect(try bench.names(in: "out/comic").count == 3)
    let status = try await bench.run(["status", "--output", "out"])
    #expect(status.text.contains("scheme=dark") && status.text.contains("locale=de"))
  }

  @Test func `an output that is a file exits with 73 and its name`() async throws {
    let bench = try ToolBench()
    try Data().write(to: bench.folder.appending(path: "out"))
    let run = try await bench.run(arguments)
    #expect(run.exitCode == 73 && run.errors.contains("/out: cannot be created: Not a directory"), "\(run.errors)")
  }

  @Test func `a folder that is not writable exits with 73`() async throws {
    let bench = try ToolBench()
    try FileManager.default.createDirectory(
      at: bench.folder.appending(path: "out"), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o500])
    let run = try await bench.run(arguments, isBoundByPermissions: true)
    #expect(run.exitCode == 73 && run.errors.contains("out/.almanac/version: cannot be created: Permission denied"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock"), "needs flock(1)"))
  func `a simultaneous pass waits, or exits`() async throws {
    let bench = try ToolBench()
    _ = try await refresh(bench)
    let tool = ["refresh", "comic-classic", "--family", "all", "--scale", "1", "--output", "out"]
    let held = try await bench.runHolding("out/.almanac/pass.lock", tool + ["--no-wait"])
    #expect(held.exitCode == 75 && held.errors.contains("another pass is running"))
    async let one = bench.run(tool)
    async let other = bench.run(tool)
    for run in try await [one, other] { #expect(run.exitCode == 0) }
    for family in ["systemSmall", "systemMedium"] { _ = try bench.pair("out/comic-classic/\(family)") }
  }
}

extension ToolBench {
  /// Runs the tool while another process holds a lock.
  func runHolding(_ lock: String, _ arguments: [String]) async throws -> ToolRun {
    try await run([path(lock), try Self.tool().path] + arguments, executable: URL(filePath: "/usr/bin/flock"))
  }

  /// Starts the tool without waiting for it.
  func start(_ arguments: [String]) throws -> ChildProcess {
    try ChildProcess(
      try Self.tool().path, arguments,
      environment: ["PATH": "/usr/bin:/bin", "ALMANAC_HOME": home.path, "XDG_CACHE_HOME": path("cache")],
      directory: folder.path)
  }
}
