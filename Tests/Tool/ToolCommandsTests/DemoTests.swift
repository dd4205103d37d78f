import Foundation
import Testing

@Suite struct DemoTests {
  @Test func `the demo draws every widget with data, every time`() async throws {
    let bench = try ToolBench()
    // A Sunday, on which a school has no lessons.
    let demo = ["demo", "-o", "demo", "--no-open", "--at", "2026-11-22T10:00:00Z"]
    for _ in 0..<2 {
      let run = try await bench.run(demo)
      #expect(run.exitCode == 0, Comment(rawValue: run.errors))
      #expect(run.text == bench.path("demo/pictures/index.html") + "\n")
      #expect(run.errors.contains("$ almanac daily set samples/today.json"))
      #expect(!run.errors.contains("error:"), "\(run.errors)")
    }
    let home = ["ALMANAC_HOME": bench.path("demo/home")]
    // Widgets with data; clocks and the machine's load are drawn without any.
    for kind in ["comic", "comic-classic", "smart-feeds", "next-lesson", "calendar", "daily"] {
      let at = ["--at", "2026-11-22T10:00:00Z", "--scale", "2", "--family", "small", "-o", "-"]
      let empty = try await bench.run(["render", kind] + at)
      #expect(bench.data("demo/pictures/\(kind)/systemSmall-light.png") != empty.output, "\(kind) shows no data")
    }
    let history = try #require(bench.data("demo/home/groups/group.almanac.system/history.json"))
    #expect(history.count > 5000, "the chart of the system's load has a day behind it")
    #expect(try await bench.run(["comic", "show"], environment: home).text.contains("The Tidal Clock"))
    #expect(try bench.names().contains("home") == false, "the user's own data stay as they are")
  }

  @Test func `a home that no demo has created is not changed`() async throws {
    let bench = try ToolBench()
    let mine = bench.folder.appending(path: "demo/home/mine.txt")
    try FileManager.default.createDirectory(at: mine.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: mine)
    let run = try await bench.run(["demo", "-o", "demo", "--no-open"])
    #expect(run.exitCode == 73 && run.errors.contains("not created by demo"))
    #expect(bench.data("demo/home/mine.txt") == Data("mine".utf8))
  }
}
