import Foundation
import Testing

/// Reading in a shell, and what the widget shows. Times are seconds from 8:00.
struct ComicReloadTests {
  private let bench: ToolBench
  private static let picture = "out/comic/systemSmall/current.png"
  private static let container = "home/groups/group.com.nobadi.dbm"

  /// Reads chapter 42 to 10 %, and draws it.
  init() async throws {
    bench = try ToolBench()
    let text = "output: out\nscale: 1\nwidgets:\n  - {kind: comic, families: [systemSmall]}\n"
    try Data(text.utf8).write(to: bench.folder.appending(path: "w.yaml"))
    try await comic(["save", "--chapter", "42", "--name", "The Hollow Moon", "--progress", "10"], at: 0)
    #expect(try await refresh(at: 0) == [Self.picture, "next: 2026-11-21 09:00"])
  }

  private func at(_ seconds: Double) -> [String] {
    let date = Date(timeIntervalSince1970: 1_795_248_000 + seconds)
    return ["--at", date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: seconds != seconds.rounded()))]
  }

  private func comic(_ words: [String], at seconds: Double) async throws {
    let run = try await bench.run(["comic"] + words + at(seconds))
    #expect(run.exitCode == 0 && run.errors.isEmpty, Comment(rawValue: run.errors))
  }

  private func progress(_ percent: Int, at seconds: Double) async throws {
    try await comic(["progress", "\(percent)"], at: seconds)
  }

  /// The lines that a pass prints, with the picture's path relative to the bench.
  private func refresh(at seconds: Double) async throws -> [String] {
    let run = try await bench.run(["refresh", "--config", "w.yaml"] + at(seconds))
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    return run.text.withoutDistances.split(separator: "\n").map {
      $0.hasSuffix("/\(Self.picture)") ? Self.picture : String($0)
    }
  }

  private func shown() throws -> String {
    try #require(try bench.pair("out/comic/systemSmall")["accessibilityText"] as? String)
  }

  /// The progress that the widgets show, from the app's file.
  private func synced() throws -> Int? {
    let data = try #require(bench.data("\(Self.container)/widgetSyncState.json"))
    return (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["progress"] as? Int
  }

  @Test(arguments: [12, 12.5]) func `the app's file has what the widgets show after the picture was replaced`(
    seconds: Double
  ) async throws {
    try await progress(100, at: 10)
    #expect(try await refresh(at: 11).count == 1 && synced() == 10)
    #expect(try await refresh(at: seconds).count == 2 && synced() == 100)
    #expect(try !bench.names(in: Self.container).contains("pendingWidgetReload.json"))
  }

  @Test func `progress is drawn two seconds later, and passes report it`() async throws {
    try await progress(20, at: 10)
    #expect(try await refresh(at: 10) == ["next: 2026-11-21 08:00:12"])
    #expect(try await refresh(at: 11.9) == ["next: 2026-11-21 08:00:12"])
    let words = try await bench.run(["status", "--output", "out"] + at(11)).text
    #expect(
      words.contains("    a request is delayed until 2026-11-21 08:00:12 (in 1 second)\n"), Comment(rawValue: words))
    let json = try await bench.run(["status", "--output", "out", "--json"] + at(11)).json()
    let place = try #require((json["places"] as? [[String: Any]])?.first)
    #expect(place["requestCountsFrom"] as? String == "2026-11-21T08:00:12Z")
    #expect(place["isRequestPending"] as? Bool == false)
    #expect(try await refresh(at: 12) == [Self.picture, "next: 2026-11-21 09:00:12"])
    #expect(try shown().contains("20"))
    #expect(try await !bench.run(["status", "--output", "out"] + at(12)).text.contains("waits"))
  }

  @Test func `a loop that turns pages draws by the rules`() async throws {
    // A page every second, forward and back, then a pause, then small steps.
    let turns = stride(from: 12, through: 30, by: 2).map { (percent: $0, seconds: Double($0) / 2) }
    let rest: [(percent: Int, seconds: Double)] = [
      (20, 16), (12, 17), (14, 60), (15, 70), (17, 80), (100, 90), (100, 95),
    ]
    var pictures: [Double] = []
    for (percent, seconds) in turns + rest {
      if try await refresh(at: seconds).count == 2 { pictures.append(seconds) }
      try await progress(percent, at: seconds)
    }
    if try await refresh(at: 120).count == 2 { pictures.append(120) }
    #expect(pictures == [80, 95])
    #expect(try shown().contains("100"))
    #expect(try synced() == 100)
  }

  @Test func `another chapter is drawn at once, and pending progress of the old one is not`() async throws {
    try await progress(50, at: 10)
    try await comic(["save", "--chapter", "43", "--name", "The Next", "--progress", "0"], at: 11)
    #expect(try await refresh(at: 11) == [Self.picture, "next: 2026-11-21 09:00:11"])
    #expect(try await refresh(at: 30) == ["next: 2026-11-21 09:00:11"])
    // The same chapter with another progress counts as progress.
    try await comic(["save", "--chapter", "43", "--name", "The Next", "--progress", "9"], at: 40)
    #expect(try await refresh(at: 41) == ["next: 2026-11-21 08:00:42"])
  }

  @Test func `reload takes effect at once, even if progress is pending`() async throws {
    try await progress(20, at: 10)
    #expect(try await bench.run(["reload", "comic"]).exitCode == 0)
    #expect(try await refresh(at: 11) == [Self.picture, "next: 2026-11-21 08:00:12"])
  }

  @Test func `if requests cannot be stored it exits with 73, and the progress is saved`() async throws {
    try FileManager.default.removeItem(atPath: bench.path("home/requests"))
    try Data().write(to: bench.folder.appending(path: "home/requests"))
    let run = try await bench.run(["comic", "progress", "20"])
    #expect(run.exitCode == 73 && run.errors.contains("requests"), Comment(rawValue: run.errors))
    #expect(try await bench.run(["comic", "show", "--json"]).json()["progress"] as? Int == 20)
    #expect(try !bench.names(in: Self.container).contains("pendingWidgetReload.json"))
  }

  @Test func `if nothing can be saved, nothing is requested`() async throws {
    let container = bench.path(Self.container)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: container)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: container) }
    let run = try await bench.run(["comic", "progress", "20"] + at(10), isBoundByPermissions: true)
    #expect(run.exitCode == 73 && run.errors.contains("currentChapterData.json"), Comment(rawValue: run.errors))
    #expect(try await refresh(at: 30) == ["next: 2026-11-21 09:00"])
  }

  @Test(arguments: ["tomorrow", "", "4001-01-01"]) func `an invalid date exits with 64`(date: String) async throws {
    #expect(try await bench.run(["comic", "progress", "20", "--at", date]).exitCode == 64)
    #expect(try await bench.run(["comic", "show", "--json"]).json()["progress"] as? Int == 10)
  }
}
