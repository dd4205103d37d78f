import Foundation
import Testing

/// Invalid command lines: exit code 64, the choices, the nearest choice, and no file.
@Suite struct UsageTests {
  @Test(
    arguments: [
      (["comix"], "unknown widget 'comix'. Did you mean 'comic'? Choose from: comic, comic-classic, unread, today"),
      (["comic", "--family", "systemMedum"], "Did you mean 'systemMedium'? Choose from: systemSmall, systemMedium, "),
      (["comic", "--family", "systemLarge"], "Choose from: systemSmall, systemMedium."),
      (["comic", "--device", "430x923"], "Did you mean '430x932'? Choose from: iphone-15, "),
      (["comic", "--scheme", "drak"], "Did you mean 'dark'? Choose from: light, dark, eink."),
      (["comic", "--mode", "vibrent"], "Did you mean 'vibrant'? Choose from: fullColor, accented, vibrant."),
      (
        ["comic", "--state", "snapshoot"],
        "Did you mean 'snapshot'? Choose from: timeline, snapshot, placeholder, on, off."
      ),
      (
        ["comic", "--state", "a.json", "--content-state", "b.json"],
        "--state FILE cannot be combined with --content-state FILE."
      ),
      (["comic", "--format", "pgn"], "Did you mean 'png'? Choose from: png, svg, pdf, html-map, bmp, raw."),
      (["comic", "--type-size", "xLagre"], "Did you mean 'xLarge'? Choose from: "),
      (["comic", "--dump", "layuot"], "Did you mean 'layout'? Choose from: layout, display-list."),
      (["comic", "--scale", "4"], "Choose from: 1, 2, 3."),
      (["comic", "--scale", "two"], "unknown scale 'two'."),
      (["comic", "--locale", "xx_YY"], "unknown locale 'xx_YY'."),
      (["comic", "--time-zone", "Europe/Berln"], "Did you mean 'Europe/Berlin'?"),
      (
        ["comic", "--at", "someday"],
        "invalid date 'someday'. Use a form such as 2026-11-21T08:00:00Z, 2026-11-21, 8:00, 'tomorrow 8:00' or +2h."
      ),
      (["comic", "--at", "4001-01-01"], "date '4001-01-01' is out of range"),
      (["comic", "--set", "chapter=3"], "unknown setting 'chapter'"),
      (["comic", "--allow-host", "http://nas.local"], "--allow-host: invalid host “http://nas.local”: use a name"),
      (["comic", "--allow-host", "0x7f.1"], "write the address as 127.0.0.1."),
      (["comic", "--allow-host", "10.1.2.3/8"], "write the network as 10.0.0.0/8, or the single address as 10.1.2.3."),
      (["comic", "--json", "--output", "-"], "cannot both go to standard output"),
      (["comic", "--colour"], "Unknown option '--colour'"),
      ([], "Missing expected argument '<kind>'"),
    ])
  func `errors list the valid choices`(
    request: (arguments: [String], answer: String)
  ) async throws {
    let bench = try ToolBench()
    let output = request.arguments.contains("-") ? [] : ["-o", "x.png"]
    let run = try await bench.run(["render"] + request.arguments + output)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(request.answer))
    #expect(run.output.isEmpty)
    #expect(try bench.names() == [])
  }

  @Test(
    arguments: [
      (["render", "comic"], "comic-systemSmall.png"),
      (["render", "comic", "--family", "medium", "--scheme", "dark"], "comic-systemMedium-dark.png"),
      (["render", "comic", "--format", "svg"], "comic-systemSmall.svg"),
      (["wallpaper", "--size", "400x400"], "wallpaper.png"),
      (["timeline", "comic", "--at", "2026-11-21"], "comic-systemSmall/20261121T000000Z.png"),
    ])
  func `an output has a default`(example: (arguments: [String], file: String)) async throws {
    let bench = try ToolBench()
    let run = try await bench.run(example.arguments)
    #expect(run.exitCode == 0 && run.text == "\(example.file)\n", Comment(rawValue: run.errors))
    #expect(bench.data(example.file)?.isEmpty == false)
    #expect(try await bench.run(example.arguments + ["-o", ""]).exitCode == 64)
  }

  @Test func `a gallery needs at least one job`() async throws {
    let run = try await ToolBench().run(["gallery", "--jobs", "0", "--output", "gallery"])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("--jobs must be at least 1"))
  }

  @Test func `the help of each command has an example`() async throws {
    let help = try await ToolBench().run(["--experimental-dump-help"]).json()
    var commands = 0
    func check(_ command: [String: Any], _ path: String) throws {
      let name = try #require(command["commandName"] as? String)
      let parts = (command["subcommands"] as? [[String: Any]] ?? []).filter {
        $0["commandName"] as? String != "help" && $0["shouldDisplay"] as? Bool != false
      }
      if parts.isEmpty {
        commands += 1
        #expect((command["discussion"] as? String)?.contains("Example") == true, "\(path) \(name)")
      }
      for part in parts { try check(part, "\(path) \(name)") }
    }
    try check(try #require(help["command"] as? [String: Any]), "")
    #expect(commands > 60)
  }

  @Test(arguments: [["-q", "render"], ["render", "--quiet"]])
  func `a quiet command prints results and errors`(words: [String]) async throws {
    let bench = try ToolBench()
    try Data().write(to: bench.folder.appending(path: "empty.png"))
    let command = words + ["comic", "--set", "unknown=1", "--allow-host", "10.0.0.0/8"]
    #expect(try await bench.run(command).errors.hasPrefix("error: unknown setting"))
    let zone = ["TZ": "Nowhere/Else"]
    let loud = try await bench.run(["render", "comic"], environment: zone)
    #expect(loud.errors.hasPrefix("warning: ") && loud.text == "comic-systemSmall.png\n")
    let quiet = try await bench.run(words + ["comic"], environment: zone)
    #expect(quiet.exitCode == 0 && quiet.errors.isEmpty && quiet.output == loud.output)
    #expect(try await bench.run(words + ["comic", "--strict"], environment: zone).exitCode == 2)
  }

  @Test func `only terminals have colours`() async throws {
    let bench = try ToolBench()
    func errors(_ variables: [String: String]) async throws -> String {
      try await bench.run(["render", "comix"], environment: variables).errors
    }
    let plain = try await errors([:])
    #expect(plain.hasPrefix("error: unknown widget"))
    let terminal = ["ALMANAC_TERMINAL": "1", "TERM": "xterm"]
    #expect(try await errors(terminal) == "\u{1B}[1;31merror:\u{1B}[0m" + plain.dropFirst("error:".count))
    #expect(try await errors(terminal.merging(["NO_COLOR": "1"]) { $1 }) == plain)
    #expect(try await errors(terminal.merging(["TERM": "dumb"]) { $1 }) == plain)
  }
}
