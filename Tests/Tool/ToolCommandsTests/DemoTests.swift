import Foundation
import Testing

/// The demo, and what the README says of it.
@Suite struct DemoTests {
  @Test func `the demo draws every widget with data, as often as it is run`() async throws {
    let bench = try ToolBench()
    // A Sunday, on which a school would have no lessons.
    let demo = ["demo", "-o", "demo", "--no-open", "--at", "2026-11-22T10:00:00Z"]
    for _ in 0..<2 {
      let run = try await bench.run(demo)
      #expect(run.exitCode == 0, Comment(rawValue: run.errors))
      #expect(run.text == bench.path("demo/pictures/index.html") + "\n")
      #expect(run.errors.contains("$ almanac daily set samples/today.json"))
      #expect(!run.errors.contains("error:"), "\(run.errors)")
    }
    let home = ["ALMANAC_HOME": bench.path("demo/home")]
    // Those with data; clocks and the machine's load are drawn without any.
    for kind in ["comic", "comic-classic", "smart-feeds", "next-lesson", "calendar", "daily"] {
      let at = ["--at", "2026-11-22T10:00:00Z", "--scale", "2", "--family", "small", "-o", "-"]
      let empty = try await bench.run(["render", kind] + at)
      #expect(bench.data("demo/pictures/\(kind)/systemSmall-light.png") != empty.output, "\(kind) shows no data")
    }
    #expect(try await bench.run(["comic", "show"], environment: home).text.contains("The Tidal Clock"))
    #expect(try bench.names().contains("home") == false, "the user's own data stay as they are")
  }

  @Test func `a home that no demo made is left alone`() async throws {
    let bench = try ToolBench()
    let mine = bench.folder.appending(path: "demo/home/mine.txt")
    try FileManager.default.createDirectory(at: mine.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: mine)
    let run = try await bench.run(["demo", "-o", "demo", "--no-open"])
    #expect(run.exitCode == 73 && run.errors.contains("was not made by demo"))
    #expect(bench.data("demo/home/mine.txt") == Data("mine".utf8))
  }

  @Test func `the README's five minutes are true, word by word`() async throws {
    let bench = try ToolBench()
    let readme = try String(contentsOf: FirstUseTests.package("README.md"), encoding: .utf8)
    let section = try #require(
      readme.components(separatedBy: "## Five minutes\n").last?.components(separatedBy: "\n##").first)
    let blocks = section.matches(of: /```sh\n(.*?)```/.dotMatchesNewlines()).map { String($0.1) }
    #expect(blocks.count >= 5)
    for folder in ["Assets", "Scripts"] {
      let target = FirstUseTests.package(folder).path
      try FileManager.default.createSymbolicLink(atPath: bench.path(folder), withDestinationPath: target)
    }
    let tool = try ToolBench.tool()
    let script = "set -euo pipefail\nunset ALMANAC_HOME XDG_CACHE_HOME\n" + blocks.joined(separator: "\n")
    let run = try await bench.run(
      ["-c", script],
      environment: ["HOME": bench.path("user"), "PATH": "\(tool.deletingLastPathComponent().path):/usr/bin:/bin"],
      executable: URL(fileURLWithPath: "/bin/bash"))
    #expect(run.exitCode == 0, Comment(rawValue: run.text + run.errors))
    #expect(run.text.hasPrefix(bench.path("user/.cache/almanac/demo/pictures/index.html") + "\n"))
    for name in [
      "comic.png", "classic.png", "pad.png", "comic.svg", "unread.html", "pictures/timeline.json", "lesson.png",
    ] {
      #expect(bench.data(name) != nil, "\(name)")
    }
    #expect(bench.data("user/.local/share/bash-completion/completions/almanac")?.isEmpty == false)
  }
}
