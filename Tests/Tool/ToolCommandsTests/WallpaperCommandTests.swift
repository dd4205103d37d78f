import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Refreshing
import Testing

struct WallpaperCommandTests {
  private func draw(_ bench: ToolBench, _ arguments: [String]) async throws -> ToolRun {
    try await bench.run(["wallpaper", "--scale", "1", "--at", ToolBench.date] + arguments)
  }

  @Test func `widgets are at their positions, with round corners over the background`() async throws {
    let bench = try ToolBench()
    let run = try await draw(
      bench,
      [
        "--size", "600x400", "--background", "#102040", "--place", "comic:systemSmall@20,30", "--place",
        "comic:systemMedium@-0,-10", "--place", "comic:systemSmall@-20,30", "-o", "wall.png", "--json",
      ])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    let widgets = try #require(try run.json()["widgets"] as? [[String: Any]])
    #expect(
      widgets.map { "\($0["family"] ?? "") \($0["x"] ?? ""),\($0["y"] ?? "")" }
        == ["systemSmall 20,30", "systemMedium 236,220", "systemSmall 410,30"])
    _ = try await small(bench, "small.png")
    let (wall, small) = (
      try PNGDecoder.decode(try #require(bench.data("wall.png"))),
      try PNGDecoder.decode(try #require(bench.data("small.png")))
    )
    #expect("\(wall.pixelSize)" == "600×400" && wall[0, 0] == 0xFF10_2040)
    for (x, y) in [(20, 30), (410, 30)] {
      #expect(wall[x, y] == 0xFF10_2040, "the corner is round")
      #expect(stride(from: 10, to: 160, by: 7).allSatisfy { wall[x + $0, y + 80] == small[$0, 80] })
    }
  }

  private func small(_ bench: ToolBench, _ name: String) async throws -> ToolRun {
    try await bench.run(["render", "comic", "--scale", "1", "--at", ToolBench.date, "--transparent", "-o", name])
  }

  @Test func `equal wallpapers have equal bytes, in a file and on standard output`() async throws {
    let bench = try ToolBench()
    let arguments = ["--size", "700x300", "--background", "gradient:45deg,#000000,#FFFFFF,#FF0000", "--place", "comic"]
    #expect(try await draw(bench, arguments + ["-o", "a.png"]).text == "a.png\n")
    let output = try await draw(bench, arguments + ["-o", "-"]).output
    #expect(output == bench.data("a.png") && !output.isEmpty)
  }

  private static let onGrid = ["comic", "comic-classic"].flatMap { kind in
    ["systemSmall", "systemMedium"].flatMap { ["--place", "\(kind):\($0)"] }
  }

  @Test(arguments: ["1920x1080", "2560x1440", "1080x1920", "1080x2400", "1404x1872", "1280x720"])
  func `without positions, every widget is shown in one family, with margins`(size: String) async throws {
    let bench = try ToolBench()
    let run = try await bench.run([
      "wallpaper", "--size", size, "--at", ToolBench.date, "--background", "#102040", "-o", "wall.png", "--json",
    ])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    let report = try run.json()
    let widgets = try #require(report["widgets"] as? [[String: Any]])
    let kinds = widgets.compactMap { $0["kind"] as? String }
    #expect(kinds.count == Set(kinds).count && kinds.contains("comic") && kinds.contains("unread"))
    let screen = try #require(ScreenSize.named(size))
    let frames = widgets.map { widget in
      let number = { (name: String) in widget[name] as? Int ?? -1 }
      return ScreenFrame(
        x: number("x"), y: number("y"), size: PixelSize(width: number("width"), height: number("height")))
    }
    let gap = 24 * ((frames.first?.size.height ?? 0) / 170)
    for frame in frames {
      #expect(frame.x >= gap && frame.y >= gap)
      #expect(frame.x + frame.size.width <= screen.width - gap && frame.y + frame.size.height <= screen.height - gap)
    }
    // No gaps: rows begin and end together.
    if screen.width == 1920 || screen.width == 2560 {
      let rows = Dictionary(grouping: frames.filter { $0.size.height < 400 }, by: \.y).values
      let (left, right) = (frames.map(\.x).min(), frames.map { $0.x + $0.size.width }.max())
      #expect(frames.count == 12 && rows.count == 4)
      #expect((left ?? 0) * 2 < screen.width / 3, "large enough to fill the screen")
      for row in [frames.map(\.y).min(), frames.map(\.y).max()] {
        let inRow = frames.filter { $0.y == row }
        #expect(inRow.map(\.x).min() == left && inRow.map { $0.x + $0.size.width }.max() == right)
      }
    }
    // A tall screen has the same tiles: two columns, and equally spaced rows.
    if screen.height > screen.width {
      let rows = Set(frames.map(\.y)).sorted()
      let distances = Set(zip(rows.dropFirst(), rows).map { $0 - $1 })
      #expect(frames.count == 12 && distances.count == 1, "\(frames)")
      #expect(Set(frames.filter { $0.size.width > $0.size.height }.map(\.x)).count == 2, "\(frames)")
    }
    // Widgets that do not fit are reported.
    let left = try #require(report["diagnostics"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(left.allSatisfy { $0 == "wallpaper.widgets-left-out" })
  }

  @Test func `a widget that does not fit is left out with a diagnostic, unless it was named`() async throws {
    let bench = try ToolBench()
    let arguments = ["wallpaper", "--size", "500x300", "--at", ToolBench.date, "-o", "wall.png"]
    let run = try await bench.run(arguments + ["--json"])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    #expect((try run.json()["widgets"] as? [[String: Any]])?.compactMap { $0["kind"] as? String } == ["comic"])
    let found = try #require(try run.json()["diagnostics"] as? [[String: Any]])
    #expect(found.map { $0["id"] as? String } == ["wallpaper.widgets-left-out"])
    #expect((found[0]["message"] as? String)?.contains("unread systemMedium") == true)
    #expect(try await bench.run(arguments + ["--strict"]).exitCode == 2)
  }

  @Test(arguments: [("1920x1080", "340x340"), ("3840x2160", "510x510"), ("400x400", "306x306")])
  func `the largest scale that fits is used`(size: String, widget: String) async throws {
    let bench = try ToolBench()
    let arguments = [
      "wallpaper", "--size", size, "--at", ToolBench.date, "-o", "wall.png", "--json", "--place", "comic",
    ]
    let run = try await bench.run(arguments)
    let widgets = try #require(try run.json()["widgets"] as? [[String: Any]])
    #expect(widgets.map { "\($0["width"] ?? "")x\($0["height"] ?? "")" } == [widget])
    // A given scale is used.
    #expect(try await bench.run(arguments + ["--scale", "3"]).exitCode == (size == "400x400" ? 64 : 0))
  }

  @Test func `widgets without a position are on the grid`() async throws {
    let bench = try ToolBench()
    let run = try await draw(
      bench, ["--size", "1280x720", "-o", "a.png", "--json"] + Self.onGrid)
    let widgets = try #require(try run.json()["widgets"] as? [[String: Any]])
    #expect(
      widgets.map { "\($0["kind"] ?? "") \($0["x"] ?? ""),\($0["y"] ?? "")" }
        == ["comic 361,178", "comic 555,178", "comic-classic 361,372", "comic-classic 555,372"])
  }

  @Test(arguments: [
    (["--size", "0x0"], 64, "invalid screen size '0x0'"), (["--size", "99999999x1"], 64, "invalid screen size"),
    (["--size", "NaNxNaN"], 64, "invalid screen size"), (["--size", "30000x30000"], 64, "50 million in total"),
    ([], 64, "--size"), (["--size", "500x500", "--place", "comix"], 64, "Did you mean 'comic'?"),
    (["--size", "500x500", "--place", "comic:systemSmal@1,1"], 64, "Did you mean 'systemSmall'?"),
    (["--size", "500x500", "--place", "comic@1"], 64, "invalid place 'comic@1'"),
    (["--size", "500x500", "--place", "comic@NaN,1"], 64, "invalid place"),
    (["--size", "500x500", "--place", "comic@1.5,1"], 64, "invalid place"),
    (
      ["--size", "500x500", "--place", "comic@331,0"], 64,
      "170×170 pixels at 331,0, is not entirely on the screen of 500×500"
    ),
    (["--size", "500x500", "--place", "comic@-331,0"], 64, "at -1,0, is not entirely on the screen"),
    (
      ["--size", "500x500", "--place", "comic@0,0", "--place", "comic-classic@169,169"], 64,
      "comic-classic systemSmall, 170×170 pixels at 169,169, overlaps comic systemSmall, 170×170 pixels at 0,0."
    ),
    (["--size", "500x500", "--place", "comic@0,0", "--place", "comic"], 64, "comic systemSmall has no position"),
    (["--size", "500x500", "--place", "comic@0,0", "--grid", "2x2"], 64, "positions cannot be used with a grid"),
    (["--size", "500x500", "--grid", "0x2"], 64, "invalid grid '0x2'"),
    (["--size", "500x500", "--grid", "9x9"], 64, "has room for 2x2"),
    (["--size", "169x500"], 64, "is larger than the screen of 169×500"),
    (
      ["--size", "500x300", "--place", "comic:systemMedium", "--place", "comic"], 64,
      "no room left for comic systemSmall on the screen"
    ),
    (["--size", "500x500", "--place", "comic", "--background", "#12"], 64, "invalid colour '#12'"),
    (["--size", "500x500", "--place", "comic", "--background", ""], 64, "The background must be a colour"),
    (["--size", "500x500", "--place", "comic", "--background", "gradient:#000000"], 64, "2 to 32 colours"),
    (
      ["--size", "500x500", "--place", "comic", "--background", "gradient:nandeg,#000000,#111111"], 64, "invalid angle"
    ),
    (["--size", "500x500", "--place", "comic", "--background", "none.jpg"], 66, "none.jpg: no such file"),
    (["--size", "100x100", "--background", "none.jpg"], 66, "none.jpg: no such file"),
    (["--size", "500x500", "--place", "comic", "--background", "."], 66, ".: this is a directory"),
    (["--size", "500x500", "--place", "comic", "--background", "out.txt"], 65, "out.txt: not a JPEG"),
    (["--size", "500x500", "--place", "comic", "--format", "svg"], 64, "A wallpaper must be a PNG"),
  ])
  func `invalid options are errors, and nothing is written`(
    request: (arguments: [String], code: Int32, message: String)
  ) async throws {
    let bench = try ToolBench()
    try Data("text".utf8).write(to: bench.folder.appending(path: "out.txt"))
    let run = try await draw(bench, request.arguments + ["-o", "x.png"])
    #expect(run.exitCode == request.code && run.errors.contains(request.message), Comment(rawValue: run.errors))
    #expect(bench.data("x.png") == nil && run.output.isEmpty)
  }

  @Test func `an output that cannot be written is an error`() async throws {
    let bench = try ToolBench()
    let run = try await draw(bench, ["--size", "500x500", "--place", "comic", "-o", "none/\u{0}"])
    #expect(run.exitCode != 0)
    try Data().write(to: bench.folder.appending(path: "file"))
    #expect(try await draw(bench, ["--size", "500x500", "--place", "comic", "-o", "file/x.png"]).exitCode == 73)
  }
}
