import Foundation
import Graphics
import ImageCodecs
import Testing

/// Pictures for displays with few colours.
struct PanelCommandTests {
  private func render(_ bench: ToolBench, _ arguments: String...) async throws -> ToolRun {
    try await bench.run(["render", "comic", "--family", "systemMedium", "--at", ToolBench.date] + arguments)
  }

  @Test func `a picture has the palette's bits, and the given size`() async throws {
    let bench = try ToolBench()
    for (palette, bits, kind) in [("bw", 1, 0), ("gray4", 2, 0), ("gray16", 4, 0), ("bwr", 2, 3), ("7color", 4, 3)] {
      let run = try await render(bench, "--palette", palette, "--canvas", "800x480", "-o", "\(palette).png", "--json")
      #expect(run.exitCode == 0, Comment(rawValue: run.errors))
      let file = try #require(bench.data("\(palette).png"))
      #expect(file[24] == bits && file[25] == kind)
      #expect(try PNGDecoder.decode(file).pixelSize == PixelSize(width: 800, height: 480))
      #expect(try run.json()["scheme"] as? String == "eink")
      #expect(try run.json()["family"] as? String == "systemMedium")
    }
  }

  @Test func `formats for devices follow the file's name, and are turned`() async throws {
    let bench = try ToolBench()
    let size = ["--palette", "bw", "--canvas", "480x800", "--rotation", "90"]
    let bmp = try await bench.run(
      ["render", "comic", "--family", "systemMedium", "--at", ToolBench.date, "-o", "a.bmp", "--json"] + size)
    #expect(bmp.exitCode == 0, Comment(rawValue: bmp.errors))
    let file = try #require(bench.data("a.bmp"))
    #expect(file.count == 48_062 && file[18] == 0x20 && file[19] == 3, "800 wide")
    #expect(try bmp.json()["pixelWidth"] as? Int == 800)
    let raw = try await bench.run(
      ["render", "comic", "--family", "systemMedium", "--at", ToolBench.date, "-o", "a.raw"] + size)
    #expect(raw.exitCode == 0 && bench.data("a.raw")?.count == 48_000)
  }

  @Test func `equal inputs give equal bytes with each dither`() async throws {
    let bench = try ToolBench()
    var files: Set<Data> = []
    for dither in Dither.allCases.map(\.rawValue) {
      _ = try await render(bench, "--palette", "gray4", "--dither", dither, "-o", "a.png")
      _ = try await render(bench, "--palette", "gray4", "--dither", dither, "-o", "b.png")
      let file = try #require(bench.data("a.png"))
      #expect(file == bench.data("b.png"))
      files.insert(file)
    }
    #expect(files.count == Dither.allCases.count)
  }

  @Test func `a file above the limit is drawn with fewer tones, and says so`() async throws {
    let bench = try ToolBench()
    let free = try await render(bench, "--palette", "gray16", "--canvas", "800x480", "-o", "a.png")
    let size = try #require(bench.data("a.png")).count
    #expect(free.exitCode == 0 && size > 20_000)
    let run = try await render(
      bench, "--palette", "gray16", "--canvas", "800x480", "--max-bytes", "\(size - 1000)", "-o", "b.png")
    let file = try #require(bench.data("b.png"))
    #expect(run.exitCode == 0 && file.count <= size - 1000 && file[24] == 4)
    #expect(run.errors.contains("panel.file-too-large") && run.errors.contains("gray16 and the dither none"))
    let small = try await render(
      bench, "--palette", "gray16", "--canvas", "800x480", "--max-bytes", "12000", "-o", "d.png")
    #expect(small.exitCode == 0 && (bench.data("d.png")?.count ?? .max) <= 12_000, Comment(rawValue: small.errors))
    let none = try await render(
      bench, "--palette", "bw", "--canvas", "800x480", "--max-bytes", "1000", "-o", "c.png", "--strict")
    #expect(none.exitCode == 2 && none.errors.contains("no simpler drawing is small enough"))
  }

  @Test(arguments: [
    (["--palette", "gray5"], "unknown palette 'gray5'"), (["--palette", "#000000"], "a palette has 2 to 256"),
    (["--palette", "#000000,#00000"], "invalid colour '#00000'"),
    (["--palette", "#000000,#000000"], "a palette has 2 to 256 different colours"),
    (["--dither", "none"], "--dither needs --palette"), (["--rotation", "90"], "--rotation needs --palette"),
    (["--palette", "bw", "--rotation", "45"], "unknown rotation '45'"),
    (["--palette", "bw", "--dither", "ordered"], "unknown dither 'ordered'"),
    (["--palette", "bw", "--max-bytes", "12"], "invalid number of bytes"),
    (["--palette", "bw", "--format", "svg"], "--palette is for pixels"),
    (["--format", "bmp"], "--format bmp needs --palette"),
    (["--canvas", "800"], "invalid size '800'"), (["--canvas", "0x480"], "invalid size '0x480'"),
    (["--canvas", "99999x480"], "invalid size"),
  ])
  func `bad options get clear errors`(arguments: [String], message: String) async throws {
    let bench = try ToolBench()
    let run = try await bench.run(["render", "comic", "-o", "a.png"] + arguments)
    #expect(run.exitCode == 64 && run.errors.contains(message), Comment(rawValue: run.errors))
  }

  @Test(
    arguments: [
      ([], 0xFFFF_FFFF), (["--background", "#000000"], 0xFF00_0000), (["--scheme", "dark"], 0xFF00_0000),
    ] as [([String], UInt32)])
  func `a wallpaper for a panel has round corners on its background`(words: [String], ground: UInt32) async throws {
    let bench = try ToolBench()
    let size = ["--size", "400x200", "--scale", "1", "--palette", "bw", "--at", ToolBench.date, "-o", "wall.png"]
    let run = try await bench.run(["wallpaper", "--place", "calendar:systemMedium@18,15"] + size + words)
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    let picture = try PNGDecoder.decode(try #require(bench.data("wall.png")))
    #expect(picture[0, 0] == ground && picture[18, 15] == ground)
    let card: UInt32 = words.contains("dark") ? 0xFF00_0000 : 0xFFFF_FFFF
    #expect(picture[18 + 30, 15] == card)
  }

  private static let screens = """
    output: out
    screens:
      - name: kitchen
        size: 800x480
        palette: bw
        rotation: 90
        format: bmp
        layout:
          - comic
          - height: 2
            widgets: [{kind: comic, family: systemSmall, width: 2}, clock]

    """

  private func write(_ text: String, in bench: ToolBench) throws {
    try Data(text.utf8).write(to: bench.folder.appending(path: "s.yaml"))
  }

  @Test func `a screen shows its widgets, in the colours and the form of its panel`() async throws {
    let bench = try ToolBench()
    try bench.put(chapter: #"{"number": 1, "name": "Chapter", "progress": 7}"#)
    try write(Self.screens, in: bench)
    let check = try await bench.run(["check", "s.yaml"])
    #expect(check.text.contains("out/screens/kitchen/current.bmp  800×480  comic/systemMedium-"))
    #expect(check.text.contains(" at 12,12  comic/systemSmall-"), Comment(rawValue: check.text + check.errors))
    let first = try await bench.run(["refresh", "--config", "s.yaml", "--at", ToolBench.date])
    #expect(first.exitCode == 0, Comment(rawValue: first.errors))
    let picture = try #require(bench.data("out/screens/kitchen/current.bmp"))
    #expect(picture.count == 48_062)
    // Nothing is due; then a chapter is read.
    let idle = try await bench.run(["refresh", "--config", "s.yaml", "--at", ToolBench.date])
    #expect(idle.text.hasPrefix("next: "))
    try bench.put(chapter: #"{"number": 2, "name": "Other", "progress": 70}"#)
    let later = try await bench.run(["refresh", "--config", "s.yaml", "--at", "2026-11-21T09:00:00Z", "--json"])
    let screens = try later.json()["screens"] as? [[String: Any]]
    #expect(screens?.first?["isReplaced"] as? Bool == true)
    #expect(bench.data("out/screens/kitchen/current.bmp") != picture)
    let status = try await bench.run(["status", "--output", "out", "--at", ToolBench.date])
    #expect(status.text.contains("screens/kitchen, 800×480  out/screens/kitchen"), Comment(rawValue: status.text))
  }

  @Test(arguments: [
    ("screens: kitchen", "2:10: error: screens must be a list"),
    ("screens: [kitchen]", "2:11: error: a screen must be a mapping"),
    ("screens: [{name: a, size: 800x480}]", "missing key 'layout'"),
    ("screens: [{name: a/b, size: 800x480, layout: [comic]}]", "a screen's name has 1 to 40"),
    ("screens: [{name: .., size: 800x480, layout: [comic]}]", "a screen's name has 1 to 40"),
    ("screens: [{name: a, size: 8000, layout: [comic]}]", "invalid size '8000'"),
    ("screens: [{name: a, size: 800x480, layout: []}]", "layout must not be empty"),
    ("screens: [{name: a, size: 800x480, layout: [[]]}]", "a row must not be empty"),
    ("screens: [{name: a, size: 800x480, layout: [comik]}]", "Did you mean 'comic'?"),
    ("screens: [{name: a, size: 60x60, layout: [comic, clock, comic]}]", "no room for so many widgets"),
    ("screens: [{name: a, size: 800x480, margin: 400, layout: [comic]}]", "invalid margin '400'"),
    ("screens: [{name: a, size: 800x480, layout: [{kind: comic, width: 0}]}]", "invalid width '0'"),
    ("screens: [{name: a, size: 800x480, layout: [{kind: comic, palette: bw}]}]", "unknown key 'palette'"),
    ("screens: [{name: a, size: 800x480, format: bmp, layout: [comic]}]", "--format bmp needs --palette"),
    ("screens: [{name: a, size: 800x480, format: svg, layout: [comic]}]", "a screen is a PNG"),
    (
      "screens: [{name: a, size: 800x480, layout: [comic]}, {name: a, size: 80x80, layout: [comic]}]",
      "duplicate screen 'a'"
    ),
    ("stacks: [{name: screens, family: systemSmall, widgets: [comic]}]", "reserved for the folders of screens"),
  ])
  func `errors of screens have their lines`(text: String, message: String) async throws {
    let bench = try ToolBench()
    try write("output: out\n\(text)\n", in: bench)
    let check = try await bench.run(["check", "s.yaml"])
    #expect(check.exitCode == 65 && check.errors.contains(message), Comment(rawValue: check.errors))
  }

  @Test(arguments: [("380x460", "3", true), ("400x300", "1", false)])
  func `text that a small canvas cuts is reported`(size: String, scale: String, isReported: Bool) async throws {
    let bench = try ToolBench()
    let words = ["render", "calendar", "--family", "large", "--canvas", size, "--scale", scale, "--palette", "bw"]
    let run = try await bench.run(words + ["--at", ToolBench.date, "--strict", "-o", "a.png"])
    #expect(run.errors.contains("layout.text-does-not-fit") == isReported, Comment(rawValue: run.errors))
    #expect((run.exitCode == 0) != isReported && bench.data("a.png") != nil)
  }

  @Test(arguments: [
    ("0", [800, 480], [0, 0, 400, 240]), ("90", [480, 800], [0, 0, 240, 400]), ("270", [480, 800], [0, 0, 240, 400]),
  ])
  func `links are where the turned file shows them`(turn: String, size: [Int], link: [Int]) async throws {
    let bench = try ToolBench()
    let run = try await render(
      bench, "--palette", "bw", "--canvas", "800x480", "--rotation", turn, "-o", "a.png", "--json")
    let report = try run.json()
    #expect([report["pixelWidth"] as? Int, report["pixelHeight"] as? Int] == size.map(Optional.some))
    let links = try #require(report["links"] as? [[String: Any]])
    #expect(links.first?["rect"] as? [Int] == link)
  }

  @Test func `a canvas can have a family that the device does not have`() async throws {
    let bench = try ToolBench()
    let words = ["render", "day-plan", "--family", "systemExtraLarge", "--at", ToolBench.date, "-o", "a.png"]
    #expect(try await bench.run(words).exitCode == 64)
    let run = try await bench.run(words + ["--canvas", "800x480", "--palette", "bw"])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    #expect(try PNGDecoder.header(of: #require(bench.data("a.png"))) == PixelSize(width: 800, height: 480))
  }
}
