import Foundation
import RepositoryFiles
import Testing

@Suite struct ConfigurationFileTests {
  private static let whole = """
    output: pictures
    time-zone: system
    scale: 3
    scheme: dark
    budget: 48/day
    widgets:
      - kind: comic
        families: [systemSmall, systemMedium]
        schemes: [light, dark]
      - kind: comic-classic
        families: systemSmall
        transparent: true
        format: svg
    """

  /// The result of `check` for a file `conf/w.yaml`.
  private func check(_ text: String, _ options: [String] = []) async throws -> (bench: ToolBench, run: ToolRun) {
    try await check(Data(text.utf8), options)
  }

  private func check(_ data: Data, _ options: [String] = []) async throws -> (bench: ToolBench, run: ToolRun) {
    let bench = try ToolBench()
    try FileManager.default.createDirectory(at: bench.folder.appending(path: "conf"), withIntermediateDirectories: true)
    try data.write(to: bench.folder.appending(path: "conf/w.yaml"))
    return (bench, try await bench.run(["check", "conf/w.yaml"] + options))
  }

  @Test func `check prints the slots, relative to the file's folder`() async throws {
    let (bench, run) = try await check(Self.whole)
    #expect(run.exitCode == 0, "\(run.errors)")
    let lines = run.text.split(separator: "\n").map(String.init)
    let folder = bench.path("conf/pictures")
    try #require(lines.count == 5)
    #expect(lines[0].hasPrefix("\(folder)/comic/systemSmall-") && lines[0].hasSuffix("/current.png  scheme=light"))
    #expect(lines[2] == "\(folder)/comic/systemSmall/current.png")
    #expect(lines[3] == "\(folder)/comic/systemMedium/current.png")
    #expect(
      lines[4].hasPrefix("\(folder)/comic-classic/systemSmall-") && lines[4].hasSuffix("current.svg  transparent"))
    #expect(try bench.names(in: "conf") == ["w.yaml"])
  }

  @Test func `byte order marks and CRLF are accepted`() async throws {
    let text = "\u{FEFF}output: pictures\r\nwidgets:\r\n  - kind: comic\r\n    families: systemSmall\r\n"
    let (bench, run) = try await check(text)
    #expect(run.text == bench.path("conf/pictures/comic/systemSmall/current.png") + "\n", "\(run.errors)")
  }

  @Test func `status shows configured widgets before the first pass`() async throws {
    let (bench, _) = try await check("output: out\nwidgets:\n  - {kind: comic, families: systemSmall}\n")
    let status = try await bench.run(["status", "--config", "conf/w.yaml"])
    #expect(status.exitCode == 0 && status.text.contains("comic systemSmall"), Comment(rawValue: status.errors))
    #expect(status.text.contains("no picture yet"))
  }

  @Test func `the example of the documentation is valid`() async throws {
    let page = try String(contentsOf: Repository.file("Docs/Scheduling.md"), encoding: .utf8)
    let example = try #require(page.firstMatch(of: /```yaml\n(.*?)```/.dotMatchesNewlines()))
    let (bench, run) = try await check(String(example.1))
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text.split(separator: "\n").count == 9)
    #expect(run.text.hasPrefix(bench.path("pictures/comic/systemSmall/current.png\n")))
  }

  @Test func `refresh creates what check prints, once`() async throws {
    let (bench, checked) = try await check(Self.whole)
    let places = checked.text.split(separator: "\n").map { line in line.split(separator: "  ")[0] }
    let arguments = ["refresh", "--config", "conf/w.yaml", "--at", ToolBench.date]
    let first = try await bench.run(arguments)
    #expect(first.exitCode == 0, "\(first.errors)")
    #expect(first.text.split(separator: "\n").dropLast() == places[...])
    for place in places { #expect(FileManager.default.fileExists(atPath: String(place))) }
    #expect(try await bench.run(arguments).text.hasPrefix("next: "))
    // Three pixels per point: 170 points are 510 pixels, which is 1 × 256 + 254.
    let picture = try #require(FileManager.default.contents(atPath: String(places[2])))
    #expect(Array(picture[18..<20]) == [1, 254])
  }

  @Test func `the system's time zone is the one in which the tool was started`() async throws {
    let (bench, _) = try await check(
      "output: out\ntime-zone: system\nwidgets:\n  - {kind: comic, families: systemSmall}\n")
    let run = try await bench.run(
      ["refresh", "--config", "conf/w.yaml", "--at", ToolBench.date], environment: ["TZ": ":Asia/Tokyo"])
    #expect(run.exitCode == 0, "\(run.errors)")
    let due = String(decoding: try #require(bench.data("conf/out/.almanac/due")), as: UTF8.self)
    #expect(due.contains("Asia/Tokyo"))
  }

  @Test func `without widgets all are configured, and the command line's output is used`() async throws {
    let (bench, run) = try await check("scale: 1\n")
    #expect(run.text.split(separator: "\n").count == 41)
    let usual = try await bench.run(["refresh", "--config", "conf/w.yaml", "--at", ToolBench.date])
    #expect(usual.text.hasPrefix("\(bench.home.path)/widgets/comic/systemSmall/current.png\n"))
    let taken = try await bench.run(["refresh", "--config", "conf/w.yaml", "--output", "here", "--at", ToolBench.date])
    #expect(taken.exitCode == 0, "\(taken.errors)")
    #expect(taken.text.hasPrefix("here/comic/systemSmall/current.png\n"))
  }

  @Test func `all errors are reported with line and column`() async throws {
    let (_, run) = try await check(
      """
      outptu: pictures
      scale: 4
      time-zone: Europe/Berln
      budget: lots
      widgets:
        - kind: comix
        - kind: comic
          families: [systemSmal, systemSmall]
          settings: {chapter: 3}
        - families: [systemSmall]
        - kind: comic
          families: systemSmall
        - {kind: comic, families: [systemSmall]}
        - just text
        - kind: [a]
          transparent: maybe
      """)
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    let expected = [
      "1:1: error: unknown key 'outptu'. Did you mean 'output'?", "2:8: error: unknown scale '4'.",
      "3:12: error: unknown time zone 'Europe/Berln'. Did you mean 'Europe/Berlin'?",
      "4:9: error: invalid budget 'lots'.", "6:11: error: unknown widget 'comix'. Did you mean 'comic'?",
      "8:16: error: unknown family 'systemSmal'. Did you mean 'systemSmall'?",
      "9:16: error: unknown setting 'chapter'.", "10:5: error: missing key 'kind'",
      "13:5: error: duplicate comic/systemSmall; the first is in line 11", "14:5: error: a widget must be a mapping",
      "15:11: error: kind: expected a single value", "16:18: error: transparent must be true or false, not 'maybe'.",
    ]
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == expected.count)
    for (line, start) in zip(lines, expected) { #expect(line.hasPrefix("conf/w.yaml:" + start)) }
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty"), ("- a\n", "1:1: error: expected a mapping"),
    ("output: [a\nwidgets: b\n", "2:8: error: while parsing a flow sequence"),
    ("output: a\noutput: b\n", "1:1: error: duplicate keys: 'output'"),
    ("output: a\n---\noutput: b\n", "2:1: error: expected a single document"),
    ("output: a\nx: \u{1}\n", "2:4: error: control characters"), ("output: *b\n", "1:9: error: found undefined alias"),
    ("widgets: []\n", "1:1: error: widgets must not be empty"),
    ("widgets: {kind: comic}\n", "1:10: error: widgets must be a list"),
    ("output:\n", "1:8: error: output: missing value"), ("output: ~\n", "1:9: error: output: ~ is null in YAML"),
    ("output: \"a\\0b\"\n", "1:9: error: output: a value must not contain a null byte"),
    ("<<: {output: a}\n", "1:1: error: unknown key '<<'"),
  ]) func `an invalid configuration is an error`(request: (text: String, answer: String)) async throws {
    let (_, run) = try await check(request.text)
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("conf/w.yaml:" + request.answer), "\(run.errors.prefix(300))")
  }

  @Test func `files that are not UTF-8 or missing are errors`() async throws {
    let (bench, run) = try await check(Data([0x6F, 0x3A, 0x20, 0xFF]))
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("not valid UTF-8"))
    let missing = try await bench.run(["check", "nowhere.yaml"])
    #expect(missing.exitCode == 66)
    #expect(missing.errors == "error: nowhere.yaml: cannot be read: No such file or directory\n")
    #expect(try await bench.run(["check", "conf"]).exitCode == 66)
  }

  @Test func `depth, length and aliases have limits`() async throws {
    let nested = (1...4).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]" }
    let names = (1...5_000).map { "n\($0): 1" }.joined(separator: ", ")
    let again = String(repeating: "  - *m\n", count: 16)
    let cases = [
      (String(repeating: "[", count: 500_000), "1:1: error: while parsing, Maximum nesting"),
      (String(repeating: "#", count: 1 << 20) + "\n", "1:1: error: the file is larger than 1048576 bytes"),
      ("a: &a [" + String(repeating: "*a,", count: 17) + "]", "1:1: error: the file has more than 16 aliases"),
      (
        "widgets:\n  - {kind: comic, families: [\(String(repeating: "a,", count: 101))]}",
        "2:29: error: families: too many values"
      ),
      ((["a0: &a0 [x, x]"] + nested + ["? *a4", ": y"]).joined(separator: "\n"), "1:1: error: unknown key 'a0'."),
      ("output: o\nwidgets:\n  - &m {\(names)}\n" + again, "3:9: error: unknown key 'n1'."),
    ]
    for (text, answer) in cases {
      let (_, run) = try await check(text)
      #expect(run.exitCode == 65)
      #expect(run.errors.hasPrefix("conf/w.yaml:" + answer), "\(run.errors.prefix(300))")
      #expect(run.errors.split(separator: "\n").count <= 101)
    }
  }

  @Test(arguments: [
    (["comic"], "Kinds and families cannot be used with --config"),
    (["--family", "systemSmall"], "Kinds and families"),
    (["--scale", "3"], "--scale cannot be used with --config"),
    (["--set", "a=b"], "--set cannot be used with --config"),
    (["--budget", "3"], "--budget, --interval and --ahead cannot be used with --config"),
  ]) func `options of the file cannot be used on the command line`(
    request: (arguments: [String], answer: String)
  ) async throws {
    let (bench, _) = try await check(Self.whole)
    for command in [["refresh"], ["schedule", "cron"]] {
      let run = try await bench.run(command + ["--config", "conf/w.yaml"] + request.arguments)
      #expect(run.exitCode == 64)
      #expect(run.errors.contains(request.answer))
    }
  }

  @Test func `a schedule uses the file`() async throws {
    let (bench, _) = try await check(Self.whole)
    let run = try await bench.run(["schedule", "cron", "--config", "conf/w.yaml", "--offline"])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text.contains("almanac refresh --config \(bench.path("conf/w.yaml")) --offline >/dev/null"))
    try Data("output: 3\nwidgets: x\n".utf8).write(to: bench.folder.appending(path: "conf/w.yaml"))
    #expect(try await bench.run(["schedule", "cron", "--config", "conf/w.yaml"]).exitCode == 65)
  }
}
