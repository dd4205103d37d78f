import Foundation
import Graphics
import ImageCodecs
import SystemIO
import Testing
import VirtualScreens

/// Desktop programs that show current pictures (Docs/Desktop.md), on a virtual screen.
struct DesktopTests {
  private func put(_ chapter: Int, in bench: ToolBench) throws {
    try bench.put(chapter: #"{"number": \#(chapter), "name": "The Tidal Clock", "progress": 37}"#)
  }

  private func refresh(_ bench: ToolBench, on screen: VirtualScreen, at date: String) async throws {
    let run = try await bench.run(
      ["refresh", "--config", "w.yaml", "--at", date], environment: ["DISPLAY": screen.display, "HOME": bench.path("")])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
  }

  private func configure(_ text: String, in bench: ToolBench) throws {
    let text = "output: out\nscale: 1\nwidgets:\n  - {kind: comic, families: systemMedium}\n" + text
    try Data(text.utf8).write(to: bench.folder.appending(path: "w.yaml"))
  }

  /// The number of pixels of a picture that differ from the screen at a position.
  private func difference(_ shot: ScreenShot, _ name: String, _ bench: ToolBench, at x: Int, _ y: Int) throws -> Int {
    shot.difference(from: try PNGDecoder.decode(try #require(bench.data(name))), at: x, y)
  }

  @Test func `feh shows the wallpaper, pixel by pixel, and the next one`() async throws {
    let bench = try ToolBench()
    let screen = try await VirtualScreen("640x400", in: bench.folder.appending(path: "screen"))
    try configure(
      """
      wallpaper:
        size: 640x400
        background: gradient:135deg,#2B1055,#7597DE
        exec: [feh, --no-fehbg, --bg-fill, out/wallpaper/current.png]
      """, in: bench)
    for (chapter, date) in [(1, "2026-11-21T08:00:00Z"), (2, "2026-11-21T09:00:00Z")] {
      try put(chapter, in: bench)
      try await refresh(bench, on: screen, at: date)
      let shot = try screen.shot()
      #expect(shot.width == 640 && shot.height == 400)
      #expect(try difference(shot, "out/wallpaper/current.png", bench, at: 0, 0) == 0)
    }
    #expect(try bench.names(in: "out/wallpaper/pictures").count == 2, "the second is another picture")
  }

  @Test func `Conky shows a widget, pixel by pixel, and the next picture`() async throws {
    let bench = try ToolBench()
    let screen = try await VirtualScreen("640x400", in: bench.folder.appending(path: "screen"))
    try configure("", in: bench)
    try put(1, in: bench)
    try await refresh(bench, on: screen, at: "2026-11-21T08:00:00Z")
    let conky = try Conky(showing: "out/comic/systemMedium/current.png", on: screen, bench)
    #expect(try await conky.looks { try difference(screen.shot(), conky.picture, bench, at: 20, 70) == 0 })
    try put(2, in: bench)
    try await refresh(bench, on: screen, at: "2026-11-21T09:00:00Z")
    #expect(try await conky.looks { try difference(screen.shot(), conky.picture, bench, at: 20, 70) == 0 })
  }
}

/// A running Conky, ended with the value.
private final class Conky: Sendable {
  let picture: String
  private let process: ChildProcess
  private let output: Int32

  init(showing picture: String, on screen: VirtualScreen, _ bench: ToolBench) throws {
    self.picture = picture
    let settings = """
      conky.config = {
        own_window = true, own_window_type = 'override', own_window_transparent = false, double_buffer = true,
        alignment = 'top_left', gap_x = 20, gap_y = 30, minimum_width = 400, minimum_height = 250,
        border_width = 0, border_inner_margin = 0, border_outer_margin = 0,
        update_interval = 0.05, out_to_console = true,
      }
      conky.text = [[drawn${image \(bench.path(picture)) -p 0,40 -s 364x170 -n}]]
      """
    try Data(settings.utf8).write(to: bench.folder.appending(path: "conky.conf"))
    let conduit = try PipeChannel(for: "conky")
    process = try ChildProcess(
      "/usr/bin/conky", ["--config", "conky.conf"],
      environment: ["PATH": "/usr/bin:/bin", "DISPLAY": screen.display, "HOME": bench.path("")],
      directory: bench.path(""), streams: .init(output: conduit.writing))
    close(conduit.writing)
    output = conduit.reading
  }

  deinit {
    kill(process.identifier, SIGTERM)
    _ = process.wait()
    close(output)
  }

  /// Whether `condition` holds after one of its next updates; each writes a line.
  func looks(_ condition: () throws -> Bool) async throws -> Bool {
    for _ in 0..<200 {
      let isAlive = await RunningTool.apart { [output] in
        var byte: UInt8 = 0
        while read(output, &byte, 1) == 1 { if byte == UInt8(ascii: "\n") { return true } }
        return false
      }
      if try condition() { return true }
      if !isAlive { return false }
    }
    return false
  }
}
