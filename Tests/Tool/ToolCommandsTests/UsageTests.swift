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
      (["comic", "--state", "snapshoot"], "Did you mean 'snapshot'? Choose from: timeline, snapshot, placeholder."),
      (["comic", "--format", "pgn"], "Did you mean 'png'? Choose from: png, svg, pdf, html-map, bmp, raw."),
      (["comic", "--type-size", "xLagre"], "Did you mean 'xLarge'? Choose from: "),
      (["comic", "--dump", "layuot"], "Did you mean 'layout'? Choose from: layout, display-list."),
      (["comic", "--scale", "4"], "Choose from: 1, 2, 3."),
      (["comic", "--scale", "two"], "unknown scale 'two'."),
      (["comic", "--locale", "xx_YY"], "unknown locale 'xx_YY'."),
      (["comic", "--time-zone", "Europe/Berln"], "Did you mean 'Europe/Berlin'?"),
      (
        ["comic", "--at", "yesterday"],
        "invalid date 'yesterday'. Use a form such as 2026-11-21T08:00:00Z or 2026-11-21."
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

  @Test func `a picture needs an output`() async throws {
    let run = try await ToolBench().run(["render", "comic"])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("-o FILE, or -o - for standard output"))
  }

  @Test func `a gallery needs at least one job`() async throws {
    let run = try await ToolBench().run(["gallery", "--jobs", "0", "--output", "gallery"])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("--jobs must be at least 1"))
  }

  @Test(arguments: [
    [], ["render"], ["timeline"], ["gallery"], ["list"], ["doctor"], ["comic"], ["comic", "save"], ["schedule"],
    ["setup"], ["check"], ["snapshot"], ["snapshot", "record"], ["snapshot", "verify"],
  ])
  func `help has examples`(command: [String]) async throws {
    let run = try await ToolBench().run(command + ["--help"])
    #expect(run.exitCode == 0)
    #expect(run.text.contains("Example"))
  }
}
