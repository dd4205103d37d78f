import Foundation
import RepositoryFiles
import Testing

/// The first steps of a new user.
@Suite struct FirstUseTests {
  @Test(
    arguments: [
      (["rendr"], "unknown command 'rendr'. Did you mean 'render'?"),
      (["snapshot", "verfy"], "unknown command 'snapshot verfy'. Did you mean 'snapshot verify'?"),
      (["verify"], "unknown command 'verify'. Did you mean 'snapshot verify'?"),
      (["help", "gallary"], "Did you mean 'gallery'?"),
      (["zzzzzzzz"], "unknown command 'zzzzzzzz'. `almanac --help`"),
      (["render", "comic", "--schem", "dark"], "Unknown option '--schem'. Did you mean '--scheme'?"),
      (["render", "comic", "--family", "medim", "-o", "x.png"], "unknown family 'medim'. Did you mean 'medium'?"),
      (["snapshot", "verify", "--matrx", "x"], "Unknown option '--matrx'. Did you mean '--matrix'?"),
    ])
  func `an invalid command line is one line of error, with a suggestion`(
    example: (arguments: [String], answer: String)
  ) async throws {
    let run = try await ToolBench().run(example.arguments)
    #expect(run.exitCode == 64 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: "))
    #expect(run.errors.contains(example.answer), "\(run.errors)")
    #expect(!run.errors.contains("Usage:") && !run.errors.contains("Error:"))
  }

  @Test(arguments: [["version"], ["-V"], ["--version"]])
  func `the version has its usual names`(arguments: [String]) async throws {
    let run = try await ToolBench().run(arguments)
    #expect(run.exitCode == 0 && run.text.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test func `help begins with the common options`() async throws {
    let help = try await ToolBench().run(["render", "--help"]).text
    let sections = help.split(separator: "\n").filter { $0.hasSuffix(":") && $0 == $0.uppercased() }
    #expect(
      sections == [
        "ARGUMENTS:", "OPTIONS:",
      ])
    #expect(
      help.hasSuffix(
        """

        MORE OPTIONS (`almanac render --help-all`):
          many pictures, profiling, appearance, displays with few colours, network, limits on image files

        """))
    #expect(help.contains("--set <NAME=VALUE>") && !help.contains("--dither"))
    let root = try await ToolBench().run(["--help"]).text
    #expect(root.contains("\nDESKTOP COMMANDS:\n") && root.contains("\nDATA COMMANDS:\n"))
  }

  @Test(arguments: [["render", "--help-all"], ["help", "render", "--help-all"]])
  func `all options are shown when asked for`(words: [String]) async throws {
    let help = try await ToolBench().run(words).text
    let sections = help.split(separator: "\n").filter { $0.hasSuffix(":") && $0 == $0.uppercased() }
    #expect(
      sections == [
        "ARGUMENTS:", "OPTIONS:", "MANY PICTURES:", "PROFILING:", "APPEARANCE:", "DISPLAYS WITH FEW COLOURS:",
        "NETWORK:", "LIMITS ON IMAGE FILES:",
      ])
  }

  @Test func `the manual page has every command with its options`() async throws {
    let bench = try ToolBench()
    let page = try await bench.run([ToolBench.tool().path], executable: Self.package("Scripts/manual"))
    #expect(page.exitCode == 0, Comment(rawValue: page.errors))
    #expect(page.text.hasPrefix(".TH ALMANAC 1 \"\" \"almanac "))
    let help = try await bench.run(["--help"]).text
    let commands = help.matches(of: /(?m)^  ([a-z]+) {2,}[A-Z]/).map { String($0.1) }
    #expect(commands.count >= 22)
    for command in commands + ["comic open", "snapshot verify"] {
      #expect(page.text.contains("\n.SS \"almanac \(command)\"\n"), "\(command)")
    }
    #expect(
      page.text.contains(
        "\n.TP\n.B \\-o, \\-\\-output <output>\nThe file to write, or \\- for standard output (default: KIND\\-FAMILY.png).\n"
      ))
  }

  @Test func `each command has a manual page of its own`() async throws {
    let bench = try ToolBench()
    let run = try await bench.run(
      ["--pages", bench.path("pages"), ToolBench.tool().path], executable: Self.package("Scripts/manual"))
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    let help = try await bench.run(["--help"]).text
    let commands = help.matches(of: /(?m)^  ([a-z]+) {2,}[A-Z]/).map { String($0.1) }
    #expect(try bench.names(in: "pages") == (["almanac.1"] + commands.map { "almanac-\($0).1" }).sorted())
    let page = try String(contentsOf: bench.folder.appending(path: "pages/almanac-render.1"), encoding: .utf8)
    #expect(page.contains("\n.SH NAME\nalmanac-render \\- draw the entry that is current now"))
    #expect(page.contains("\n.SS \"Appearance\"\n"))
  }

  @Test(
    arguments: [
      (["--family", "medium"], "systemMedium", "430x932"), (["--family", "Small"], "systemSmall", "430x932"),
      (["--family", "MEDIUM", "--device", "iphone-15"], "systemMedium", "393x852"),
      (["--device", "iPhone 15 Pro Max"], "systemSmall", "430x932"),
      (["--device", "ipad-air"], "systemMedium", "ipad-820x1180"),
    ])
  func `families and devices have common names`(
    example: (words: [String], family: String, device: String)
  ) async throws {
    let bench = try ToolBench()
    let run = try await bench.run(["render", "comic", "--scale", "1", "--json", "-o", "x.png"] + example.words)
    let report = try run.json()
    #expect(report["family"] as? String == example.family && report["device"] as? String == example.device)
  }

  @Test func `every device is listed with its models, which are all accepted`() async throws {
    let bench = try ToolBench()
    let run = try await bench.run(["list", "--devices", "--json"])
    let devices = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(devices.count == 28)
    let models = devices.flatMap { $0["models"] as? [String] ?? [] }
    #expect(Set(models).count == models.count && models.contains("iphone-se"))
    let unknown = try await bench.run(["render", "comic", "--device", "iphone-99", "-o", "x.png"])
    #expect(unknown.errors.contains("list --devices") && !unknown.errors.contains("428x926"))
  }

  @Test func `the bundled widgets have display names`() async throws {
    let list = try await ToolBench().run(["list"]).text
    #expect(list.hasPrefix("comic  Comic\n") && list.contains("\ncomic-classic  Comic, Classic\n"))
  }

  @Test func `the missing folder of a file is an error and not created`() async throws {
    let bench = try ToolBench()
    for words in [
      ["render", "comic", "-o", "nope/x.png"],
      ["image", "compress", "cover.jpg", "nope/x.jpg"],
    ] {
      try Data(contentsOf: Self.package("Assets/Covers/tidal-clock.jpg")).write(
        to: bench.folder.appending(path: "cover.jpg"))
      let run = try await bench.run(words)
      #expect(run.exitCode == 73 && run.errors.contains("nope/x."), "\(run.errors)")
      #expect(try !bench.names().contains("nope"))
    }
  }

  @Test func `a file name that is not UTF-8 is an error`() async throws {
    let bench = try ToolBench()
    let script = "exec \"$0\" render comic -o $'\\xff.png'"
    let run = try await bench.run(
      ["-c", script, try ToolBench.tool().path], executable: URL(fileURLWithPath: "/bin/bash"))
    #expect(run.exitCode == 64 && run.errors == "error: Argument 4 is not valid UTF-8: '\\xFF.png'.\n")
    #expect(try bench.names() == [])
  }

  @Test func `a JPEG is not written with another extension`() async throws {
    let bench = try ToolBench()
    let cover = Self.package("Assets/Covers/tidal-clock.jpg").path
    for name in ["b.png", "b.WebP"] {
      let run = try await bench.run(["image", "compress", cover, name, "--width", "50"])
      #expect(run.exitCode == 64 && run.errors.contains("Use 'b.jpg'"), "\(run.errors)")
    }
    #expect(try bench.names() == [])
    for name in ["b.jpg", "b.JPEG", "b"] {
      #expect(try await bench.run(["image", "compress", cover, name, "--width", "50"]).text == "\(name)\n")
    }
  }

  @Test func `pictures have a default folder`() async throws {
    let bench = try ToolBench()
    let folder = bench.home.appending(path: "widgets").path
    let run = try await bench.run(["refresh", "comic", "--scale", "1", "--at", ToolBench.date])
    #expect(run.text.hasPrefix("\(folder)/comic/systemSmall/current.png\nnext: "), "\(run.errors)")
    #expect(try await bench.run(["status"]).text.hasPrefix("comic systemSmall  \(folder)/comic/systemSmall\n"))
    #expect(try await bench.run(["schedule", "cron"]).text.contains(folder))
  }

  @Test func `every command prints what it did`() async throws {
    let bench = try ToolBench()
    #expect(try await bench.run(["reload", "comic", "daily"]).text == "requested new timelines: comic, daily\n")
    #expect(try await bench.run(["reload", "--all"]).text == "requested new timelines: all widgets\n")
    let doctor = try await bench.run(["doctor", "--json"]).json()
    #expect(doctor["timeZone"] as? String == "GMT" && doctor["locale"] as? String == "en_US")
    #expect((doctor["folders"] as? [Any])?.count == 3)
    let fonts = (doctor["fonts"] as? [[String: Any]] ?? []).compactMap { $0["package"] as? String }
    #expect(fonts.contains("fonts-inter") && fonts == fonts.sorted())
    #expect(doctor["reflectionProblem"] == nil)
  }

  static func package(_ path: String) -> URL {
    Repository.file(path)
  }
}
