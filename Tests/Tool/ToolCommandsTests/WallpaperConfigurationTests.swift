import Foundation
import Graphics
import ImageCodecs
import RepositoryFiles
import SystemIO
import Testing

struct WallpaperConfigurationTests {
  private static let widgets = """
    output: out
    scale: 1
    widgets:
      - {kind: comic}
      - {kind: comic-classic, families: systemSmall, transparent: true, format: svg}

    """

  private func write(_ wallpaper: String, in bench: ToolBench) throws {
    try Data((Self.widgets + wallpaper).utf8).write(to: bench.folder.appending(path: "w.yaml"))
  }

  private func refresh(_ bench: ToolBench, at date: String = ToolBench.date, _ more: [String] = []) async throws
    -> ToolRun
  {
    try await bench.run(["refresh", "--config", "w.yaml", "--at", date] + more)
  }

  private static let placed = """
    wallpaper:
      size: 640x400
      background: '#102040'
      places: [{place: comic/systemSmall, x: -20, y: 20}, {place: comic/systemMedium, x: 0, y: -0}]
      exec: [sh, -c, 'echo "$ALMANAC_PICTURE $ALMANAC_KIND:$ALMANAC_FAMILY" >> log; test -s "$ALMANAC_REPORT"']

    """

  @Test func `it is drawn after its widgets, and its program runs`() async throws {
    let bench = try ToolBench()
    try bench.put(chapter: #"{"number": 1, "name": "Chapter", "progress": 7}"#)
    try write(Self.placed, in: bench)
    let first = try await refresh(bench)
    #expect(first.exitCode == 0, Comment(rawValue: first.errors))
    let lines = first.text.split(separator: "\n")
    #expect(lines.dropLast().last?.hasSuffix("out/wallpaper/current.png") == true && lines.count == 5)
    let log = "\(bench.path("out/wallpaper/current.png")) wallpaper:\n"
    #expect(bench.data("log") == Data(log.utf8))
    let wall = try PNGDecoder.decode(try #require(bench.data("out/wallpaper/current.png")))
    let small = try PNGDecoder.decode(try #require(bench.data("out/comic/systemSmall/current.png")))
    #expect(wall[450, 20] == 0xFF10_2040 && small[0, 0] != 0xFF10_2040, "corners are cut")
    #expect(stride(from: 0, to: 170, by: 3).allSatisfy { wall[450 + $0, 100] == small[$0, 80] })
    // Nothing is due or has changed; then a chapter is read.
    #expect(try await refresh(bench).text.hasPrefix("next: "))
    try bench.put(chapter: #"{"number": 2, "name": "Chapter", "progress": 7}"#)
    let later = try await refresh(bench, at: "2026-11-21T09:00:00Z", ["--json"])
    #expect((try later.json()["wallpaper"] as? [String: Any])?["isReplaced"] as? Bool == true)
    #expect(bench.data("log") == Data((log + log).utf8))
  }

  @Test func `check and status list it, with its positions`() async throws {
    let bench = try ToolBench()
    try write(Self.placed, in: bench)
    let check = try await bench.run(["check", "w.yaml"])
    let line = "\(bench.path("out/wallpaper/current.png"))  640×400  comic/systemSmall at 450,20  "
    #expect(check.text.hasSuffix(line + "comic/systemMedium at 0,230\n"), Comment(rawValue: check.text + check.errors))
    _ = try await refresh(bench)
    let status = try await bench.run(["status", "wallpaper", "--output", "out", "--at", ToolBench.date])
    #expect(status.text.hasPrefix("wallpaper, 640×400  out/wallpaper\n    shown: since "))
    #expect(status.text.contains("shows: comic/systemSmall at 450,20, comic/systemMedium at 0,230"))
    let json = try await bench.run(["status", "--output", "out", "--json", "--at", ToolBench.date])
    let items = try #require(try json.json()["places"] as? [[String: Any]])
    #expect(items.compactMap { $0["kind"] as? String } == ["comic-classic", "comic", "comic"])
    let wallpaper = try #require(try json.json()["wallpaper"] as? [String: Any])
    #expect(wallpaper["pixelWidth"] as? Int == 640)
  }

  @Test func `a stack is shown instead of its widgets`() async throws {
    let bench = try ToolBench()
    let stack = """
      stacks:
        - {name: pair, family: systemSmall, rotate: 15m, widgets: [comic, {kind: comic, transparent: true}]}
      wallpaper: {size: 640x400, places: [{place: pair/systemSmall, x: 0, y: 0}]}

      """
    try write(stack, in: bench)
    let check = try await bench.run(["check", "w.yaml"])
    #expect(check.text.hasSuffix("640×400  pair/systemSmall at 0,0\n"), Comment(rawValue: check.text + check.errors))
    for (date, isReplaced) in [("2026-11-21T08:01", true), ("2026-11-21T08:02", false), ("2026-11-21T08:15", true)] {
      let run = try await refresh(bench, at: date + ":00Z")
      #expect(run.text.contains("out/wallpaper/current.png\n") == isReplaced, Comment(rawValue: run.text + run.errors))
    }
    try write(stack.replacing("places: [{place: pair/systemSmall, x: 0, y: 0}]", with: "grid: 2x1"), in: bench)
    #expect(try await bench.run(["check", "w.yaml"]).errors.contains(" is not a PNG"))
    try write(stack.replacing("name: pair", with: "name: wallpaper"), in: bench)
    #expect(try await bench.run(["check", "w.yaml"]).errors.contains("the name 'wallpaper' is reserved"))
  }

  @Test func `the example of the documentation is valid`() async throws {
    let page = try String(contentsOf: Repository.file("Docs/Desktop.md"), encoding: .utf8)
    let bench = try ToolBench()
    let example = try #require(page.firstMatch(of: /```yaml\n(.*?)```/.dotMatchesNewlines()))
    try Data(example.1.utf8).write(to: bench.folder.appending(path: "w.yaml"))
    let run = try await bench.run(["check", "w.yaml"])
    #expect(run.exitCode == 0 && run.text.contains("pictures/wallpaper/current.png  1920×1080"), "\(run.errors)")
  }

  @Test func `places without positions are on the grid`() async throws {
    let bench = try ToolBench()
    try write(
      "wallpaper: {size: 640x480, places: [comic/systemSmall, {place: comic/systemSmall}], grid: 2x1}", in: bench)
    let check = try await bench.run(["check", "w.yaml"])
    #expect(check.text.hasSuffix("  comic/systemSmall at 138,155  comic/systemSmall at 332,155\n"))
  }

  @Test func `all errors are reported with line and column`() async throws {
    let bench = try ToolBench()
    let cases = [
      ("wallpaper: yes", ["6:12: error: a wallpaper must be a mapping"]),
      ("wallpaper: {}", ["6:12: error: missing key 'size'"]),
      (
        """
        wallpaper:
          size: 0x7
          sise: 3
          background: #102040
          grid: 1
          exec: feh
          exec-limit: -1
          places:
            - comix/systemSmall
            - {place: comic/systemSmall, x: 1}
            - {place: comic/systemSmall, x: one, y: 3}
            - {x: 3, y: 3}
            - [a]
        """,
        [
          "7:9: error: invalid screen size '0x7'", "8:3: error: unknown key 'sise'. Did you mean 'size'?",
          "9:14: error: background: missing value; a colour needs quotes", "10:9: error: invalid grid '1'",
          "11:9: error: exec must be a list",
          "14:7: error: unknown place 'comix/systemSmall'. Did you mean 'comic/systemSmall'?",
          "15:7: error: x and y must be used together", "16:37: error: invalid coordinate 'one'",
          "17:7: error: missing key 'place'",
          "18:7: error: place: expected a single value",
        ]
      ),
      (
        "wallpaper:\n  size: 500x500\n  background: gone.png\n  places: [comic/systemSmall]",
        ["8:15: error: \(bench.path("gone.png")): no such file"]
      ),
      (
        "wallpaper:\n  size: 500x500\n  background: w.yaml\n  places: [comic/systemSmall]",
        ["8:15: error: \(bench.path("w.yaml")): not a JPEG"]
      ),
      (
        "wallpaper:\n  size: 500x500\n  places:\n    - {place: comic/systemSmall, x: 0, y: 0}\n"
          + "    - {place: comic/systemSmall, x: 9, y: 9}",
        ["10:7: error: comic/systemSmall, 170×170 pixels at 9,9, overlaps"]
      ),
      (
        "wallpaper: {size: 500x500, places: [{place: comic/systemMedium, x: 200, y: 0}]}",
        ["6:37: error: comic/systemMedium, 364×170 pixels at 200,0, is not entirely on the screen of 500×500"]
      ),
      ("wallpaper: {size: 9x9, places: []}", ["6:12: error: no widgets to show"]),
      ("wallpaper: {size: 500x500}", ["6:12: error: comic-classic/systemSmall-"]),
    ]
    for (text, answers) in cases {
      try write(text, in: bench)
      let run = try await bench.run(["check", "w.yaml"])
      let lines = run.errors.split(separator: "\n")
      #expect(run.exitCode == 65 && lines.count == answers.count, Comment(rawValue: run.errors))
      for (line, answer) in zip(lines, answers) {
        #expect(line.hasPrefix("w.yaml:" + answer), Comment(rawValue: String(line)))
      }
    }
  }

  @Test func `an invalid widget is reported once, not for every place that shows it`() async throws {
    let bench = try ToolBench()
    let text =
      "output: out\nwidgets: [{kind: comic, families: systemSmal}]\nwallpaper: {places: [comic/systemSmall], size: a}"
    try Data(text.utf8).write(to: bench.folder.appending(path: "w.yaml"))
    let lines = try await bench.run(["check", "w.yaml"]).errors.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != "e" } } == ["w.yaml:2:35: ", "w.yaml:3:48: "], "\(lines)")
  }

  @Test func `a background that becomes invalid keeps the last wallpaper, and the rest continues`() async throws {
    let bench = try ToolBench()
    try bench.put(chapter: #"{"number": 1, "name": "Chapter", "progress": 7}"#)
    try write("wallpaper: {size: 500x500, background: photo.png, places: [comic/systemSmall]}", in: bench)
    #expect(
      try await bench.run(["render", "comic", "--scale", "1", "-o", "photo.png"]).exitCode == 0)
    #expect(try await refresh(bench).exitCode == 0)
    let last = bench.data("out/wallpaper/current.png")
    try Data("broken".utf8).write(to: bench.folder.appending(path: "photo.png"))
    try bench.put(chapter: #"{"number": 2, "name": "Chapter", "progress": 7}"#)
    let run = try await refresh(bench, at: "2026-11-21T09:00:00Z")
    #expect(run.exitCode == 75 && run.errors.contains("photo.png: not a JPEG"), Comment(rawValue: run.errors))
    #expect(run.text.contains("out/comic/systemSmall/current.png") && bench.data("out/wallpaper/current.png") == last)
    #expect(run.text.withoutDistances.hasSuffix("next: 2026-11-21 09:01\n"), "it is tried again")
    let status = ["status", "--config", "w.yaml", "--at", "2026-11-21T09:00:30Z"]
    #expect(try await bench.run(status).text.contains("    last error: 2026-11-21 09:00 (30 seconds ago): "))
    try write("", in: bench)
    let unasked = try await bench.run(status + ["wallpaper"]).text
    #expect(unasked.contains("no longer configured") && !unasked.contains("when one of these pictures changes"))
  }

  @Test(.timeLimit(.minutes(60))) func `run replaces it after its widgets, and SIGHUP changes it`() async throws {
    let bench = try ToolBench()
    try bench.put(chapter: #"{"number": 1, "name": "Chapter", "progress": 7}"#)
    try write("wallpaper: {size: 500x500, places: [comic/systemSmall]}", in: bench)
    let tool = try RunningTool(["run", "--config", "w.yaml"], on: bench)
    let wallpaper = bench.path("out/wallpaper/current.png")
    let small = bench.path("out/comic/systemSmall/current.png")
    for _ in 0..<3 { _ = await tool.line() }
    #expect(await tool.line() == wallpaper)
    let first = bench.data("out/wallpaper/current.png")
    try bench.put(chapter: #"{"number": 2, "name": "Chapter", "progress": 7}"#)
    #expect(try await bench.run(["reload", "comic"]).exitCode == 0)
    let lines = await [tool.line(), tool.line(), tool.line()]
    #expect(lines.drop { $0 != small }.contains(wallpaper), "the other family comes at any time")
    #expect(bench.data("out/wallpaper/current.png") != first)
    try write("wallpaper: {size: 400x300, places: [comic/systemSmall]}", in: bench)
    tool.send(SIGHUP)
    #expect(await tool.line() == wallpaper)
    let picture = try PNGDecoder.decode(try #require(bench.data("out/wallpaper/current.png")))
    #expect("\(picture.pixelSize)" == "400×300")
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
    #expect(await tool.errorLine() == nil)
  }
}
