import Foundation
import RepositoryFiles
import Testing

/// Configuration files: what they put in place, and what is said of those that cannot be used.
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

  /// What `check` says of a file `conf/w.yaml`.
  private func check(_ text: String, _ options: [String] = []) async throws -> (bench: ToolBench, run: ToolRun) {
    try await check(Data(text.utf8), options)
  }

  private func check(_ data: Data, _ options: [String] = []) async throws -> (bench: ToolBench, run: ToolRun) {
    let bench = try ToolBench()
    try FileManager.default.createDirectory(at: bench.folder.appending(path: "conf"), withIntermediateDirectories: true)
    try data.write(to: bench.folder.appending(path: "conf/w.yaml"))
    return (bench, try await bench.run(["check", "conf/w.yaml"] + options))
  }

  @Test func `check prints the places, from the folder of the file`() async throws {
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

  @Test func `marks and line ends of other systems are read`() async throws {
    let text = "\u{FEFF}output: pictures\r\nwidgets:\r\n  - kind: comic\r\n    families: systemSmall\r\n"
    let (bench, run) = try await check(text)
    #expect(run.text == bench.path("conf/pictures/comic/systemSmall/current.png") + "\n", "\(run.errors)")
  }

  @Test func `status says what a file asks for before the first pass`() async throws {
    let (bench, _) = try await check("output: out\nwidgets:\n  - {kind: comic, families: systemSmall}\n")
    let status = try await bench.run(["status", "--config", "conf/w.yaml"])
    #expect(status.exitCode == 0 && status.text.contains("comic systemSmall"), Comment(rawValue: status.errors))
    #expect(status.text.contains("nothing is in place yet"))
  }

  @Test func `the example of the documentation is one`() async throws {
    let page = try String(contentsOf: Repository.file("Docs/Scheduling.md"), encoding: .utf8)
    let example = try #require(page.firstMatch(of: /```yaml\n(.*?)```/.dotMatchesNewlines()))
    let (bench, run) = try await check(String(example.1))
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text.split(separator: "\n").count == 6)
    #expect(run.text.hasPrefix(bench.path("pictures/comic/systemSmall/current.png\n")))
  }

  @Test func `refresh puts in place what check says, and once`() async throws {
    let (bench, checked) = try await check(Self.whole)
    let places = checked.text.split(separator: "\n").map { String($0.split(separator: "  ")[0]) }
    let arguments = ["refresh", "--config", "conf/w.yaml", "--at", ToolBench.date]
    let first = try await bench.run(arguments)
    #expect(first.exitCode == 0, "\(first.errors)")
    #expect(first.text.split(separator: "\n").dropLast().map(String.init) == places)
    for place in places { #expect(FileManager.default.fileExists(atPath: place)) }
    #expect(try await bench.run(arguments).text.hasPrefix("next: "))
    // Three pixels to the point: 170 points are 510.
    let picture = try #require(FileManager.default.contents(atPath: places[2]))
    #expect(Array(picture[18..<20]) == [510 >> 8, 510 & 0xFF])
  }

  @Test func `the time zone of the system is that of who started the tool`() async throws {
    let (bench, _) = try await check(
      "output: out\ntime-zone: system\nwidgets:\n  - {kind: comic, families: systemSmall}\n")
    let run = try await bench.run(
      ["refresh", "--config", "conf/w.yaml", "--at", ToolBench.date], environment: ["TZ": ":Asia/Tokyo"])
    #expect(run.exitCode == 0, "\(run.errors)")
    let due = String(decoding: try #require(bench.data("conf/out/.almanac/due")), as: UTF8.self)
    #expect(due.contains("Asia/Tokyo"))
  }

  @Test func `without widgets all are in place, and an output of the command line counts`() async throws {
    let (bench, run) = try await check("scale: 1\n")
    #expect(run.text.split(separator: "\n").count == 41)
    let usual = try await bench.run(["refresh", "--config", "conf/w.yaml", "--at", ToolBench.date])
    #expect(usual.text.hasPrefix("\(bench.home.path)/widgets/comic/systemSmall/current.png\n"))
    let taken = try await bench.run(["refresh", "--config", "conf/w.yaml", "--output", "here", "--at", ToolBench.date])
    #expect(taken.exitCode == 0, "\(taken.errors)")
    #expect(taken.text.hasPrefix("here/comic/systemSmall/current.png\n"))
  }

  @Test func `all that is wrong is told, by line and column`() async throws {
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
      "1:1: error: There is no 'outptu' here. Did you mean 'output'?", "2:8: error: There is no scale '4'.",
      "3:12: error: There is no time zone 'Europe/Berln'. Did you mean 'Europe/Berlin'?",
      "4:9: error: 'lots' is no budget.", "6:11: error: There is no widget 'comix'. Did you mean 'comic'?",
      "8:16: error: There is no family 'systemSmal'. Did you mean 'systemSmall'?",
      "9:16: error: There is no setting 'chapter'.", "10:5: error: 'kind' is missing",
      "13:5: error: comic/systemSmall is in place already, by line 11", "14:5: error: a widget is written as",
      "15:11: error: kind: one value is expected", "16:18: error: transparent is true or false, not 'maybe'.",
    ]
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == expected.count)
    for (line, start) in zip(lines, expected) { #expect(line.hasPrefix("conf/w.yaml:" + start)) }
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty"), ("- a\n", "1:1: error: names with values are expected"),
    ("output: [a\nwidgets: b\n", "2:8: error: while parsing a flow sequence"),
    ("output: a\noutput: b\n", "1:1: error: given more than once: 'output'"),
    ("output: a\n---\noutput: b\n", "2:1: error: expected a single document"),
    ("output: a\nx: \u{1}\n", "2:4: error: control characters"), ("output: *b\n", "1:9: error: found undefined alias"),
    ("widgets: []\n", "1:1: error: no widget is named"), ("widgets: {kind: comic}\n", "1:10: error: widgets is a list"),
    ("output:\n", "1:8: error: output: a value is missing"), ("output: ~\n", "1:9: error: output: ~ means no value"),
    ("output: \"a\\0b\"\n", "1:9: error: output: a value cannot have a zero byte"),
    ("<<: {output: a}\n", "1:1: error: There is no '<<' here"),
  ]) func `what is no configuration is refused`(request: (text: String, answer: String)) async throws {
    let (_, run) = try await check(request.text)
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("conf/w.yaml:" + request.answer), "\(run.errors.prefix(300))")
  }

  @Test func `bytes that are no text, and files that are not there`() async throws {
    let (bench, run) = try await check(Data([0x6F, 0x3A, 0x20, 0xFF]))
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("not written in UTF-8"))
    let missing = try await bench.run(["check", "nowhere.yaml"])
    #expect(missing.exitCode == 66)
    #expect(missing.errors == "error: nowhere.yaml: cannot be read: No such file or directory\n")
    #expect(try await bench.run(["check", "conf"]).exitCode == 66)
  }

  @Test func `depth, length and aliases have bounds`() async throws {
    let nested = (1...4).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]" }
    let names = (1...5_000).map { "n\($0): 1" }.joined(separator: ", ")
    let again = String(repeating: "  - *m\n", count: 16)
    let cases = [
      (String(repeating: "[", count: 500_000), "1:1: error: while parsing, Maximum nesting"),
      (String(repeating: "#", count: 1 << 20) + "\n", "1:1: error: the file has more than 1048576 bytes"),
      ("a: &a [" + String(repeating: "*a,", count: 17) + "]", "1:1: error: the file has more than 16 aliases"),
      (
        "widgets:\n  - {kind: comic, families: [\(String(repeating: "a,", count: 101))]}",
        "2:29: error: families: at most"
      ),
      ((["a0: &a0 [x, x]"] + nested + ["? *a4", ": y"]).joined(separator: "\n"), "1:1: error: There is no 'a0' here."),
      ("output: o\nwidgets:\n  - &m {\(names)}\n" + again, "3:9: error: There is no 'n1' here."),
    ]
    for (text, answer) in cases {
      let (_, run) = try await check(text)
      #expect(run.exitCode == 65)
      #expect(run.errors.hasPrefix("conf/w.yaml:" + answer), "\(run.errors.prefix(300))")
      #expect(run.errors.split(separator: "\n").count <= 101)
    }
  }

  @Test(arguments: [
    (["comic"], "Kinds and families stand in the file"), (["--family", "systemSmall"], "Kinds and families"),
    (["--scale", "3"], "--scale stands in the file"), (["--set", "a=b"], "--set stands in the file"),
    (["--budget", "3"], "--budget, --interval and --ahead stand in the file"),
  ]) func `what stands in the file is not taken from the command line`(
    request: (arguments: [String], answer: String)
  ) async throws {
    let (bench, _) = try await check(Self.whole)
    for command in [["refresh"], ["schedule", "cron"]] {
      let run = try await bench.run(command + ["--config", "conf/w.yaml"] + request.arguments)
      #expect(run.exitCode == 64)
      #expect(run.errors.contains(request.answer))
    }
  }

  @Test func `a schedule goes by the file`() async throws {
    let (bench, _) = try await check(Self.whole)
    let run = try await bench.run(["schedule", "cron", "--config", "conf/w.yaml", "--offline"])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text.contains("almanac refresh --config \(bench.path("conf/w.yaml")) --offline >/dev/null"))
    try Data("output: 3\nwidgets: x\n".utf8).write(to: bench.folder.appending(path: "conf/w.yaml"))
    #expect(try await bench.run(["schedule", "cron", "--config", "conf/w.yaml"]).exitCode == 65)
  }
}
