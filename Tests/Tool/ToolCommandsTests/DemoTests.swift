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

  @Test func `the README's five minutes work`() async throws {
    let bench = try ToolBench()
    let run = try await readme("## Five minutes", on: bench, blocks: 5)
    #expect(run.exitCode == 0, Comment(rawValue: run.text + run.errors))
    #expect(run.text.hasPrefix(bench.path("user/.cache/almanac/demo/pictures/index.html") + "\n"))
    for name in [
      "comic.png", "classic.png", "pad.png", "comic.svg", "unread.html", "pictures/timeline.json", "lesson.png",
    ] {
      #expect(bench.data(name) != nil, "\(name)")
    }
    #expect(bench.data("user/.local/share/bash-completion/completions/almanac")?.isEmpty == false)
  }

  @Test func `the README's lines about the desktop work before cron's first minute`() async throws {
    let bench = try ToolBench()
    let cron = """
      mkdir bin
      cat >bin/crontab <<'END'
      #!/bin/sh
      if [ "$1" = -l ]; then echo 'no crontab for you' >&2; exit 1; fi
      cat >"$HOME/table"
      END
      chmod +x bin/crontab
      """
    let run = try await readme("### On your desktop", on: bench, blocks: 1, after: cron)
    #expect(run.exitCode == 0, Comment(rawValue: run.text + run.errors))
    #expect(bench.data("user/table")?.isEmpty == false)
    #expect(run.text.contains("\ncomic systemMedium  "))
  }

  /// Runs the shell blocks of a section of the README.
  private func readme(_ heading: String, on bench: ToolBench, blocks count: Int, after first: String = "") async throws
    -> ToolRun
  {
    let readme = try String(contentsOf: FirstUseTests.package("README.md"), encoding: .utf8)
    let section = try #require(
      readme.components(separatedBy: "\(heading)\n").last?.components(separatedBy: "\n##").first)
    let blocks = section.matches(of: /```sh\n(.*?)```/.dotMatchesNewlines()).map { String($0.1) }
    #expect(blocks.count >= count)
    for folder in ["Assets", "Scripts"] {
      let target = FirstUseTests.package(folder).path
      try FileManager.default.createSymbolicLink(atPath: bench.path(folder), withDestinationPath: target)
    }
    let tool = try ToolBench.tool().deletingLastPathComponent().path
    let lines = ["set -euo pipefail", "unset ALMANAC_HOME XDG_CACHE_HOME", "mkdir -p \"$HOME\"", first] + blocks
    return try await bench.run(
      ["-c", lines.joined(separator: "\n")],
      environment: ["HOME": bench.path("user"), "PATH": "\(bench.path("bin")):\(tool):/usr/bin:/bin"],
      executable: URL(fileURLWithPath: "/bin/bash"))
  }
}
