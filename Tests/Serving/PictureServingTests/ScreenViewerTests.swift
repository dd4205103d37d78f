import Foundation
import Graphics
import ImageCodecs
import RepositoryFiles
import ServerDriving
import SystemIO
import Testing
import VirtualScreens
import WebServing

/// Programs that show a served screen on a monitor, as Docs/Frames.md describes it.
@Suite(.timeLimit(.minutes(60))) struct ScreenViewerTests {
  private static let first = "size: 320x200, layout: [comic]"
  private static let second = "size: 320x200, layout: [comic], margin: 30"

  /// Looks until a monitor shows a picture. The limit is the time of the test.
  private func wait(_ shows: () throws -> Bool, while process: ChildProcess) async throws {
    while try !shows() {
      try Task.checkCancellation()
      try #require(process.isRunning)
      await Task.yield()
    }
  }

  @Test func `feh shows a screen by its address, and the next picture`() async throws {
    let served = try await ScreenServer(Self.first)
    let screen = try await VirtualScreen("320x200", in: served.server.folder.appending(path: "screen"))
    let feh = try ChildProcess(
      "/usr/bin/feh", ["--fullscreen", "--hide-pointer", "--reload", "1", served.address()],
      environment: ["PATH": "/usr/bin:/bin", "DISPLAY": screen.display, "HOME": served.server.folder.path])
    defer {
      kill(feh.identifier, SIGTERM)
      _ = feh.wait(atMost: 20)
    }
    let old = try PNGDecoder.decode(try await served.picture())
    try await wait({ try screen.shot().difference(from: old) == 0 }, while: feh)
    try await served.change(Self.second)
    let new = try PNGDecoder.decode(try await served.picture())
    #expect(old.pixelSize == new.pixelSize && old != new)
    try await wait({ try screen.shot().difference(from: new) == 0 }, while: feh)
  }

  @Test(
    .enabled(if: Sway.isExpected, "needs sway, swaybg and grim; Scripts/bootstrap --tests installs them"))
  func `swaybg shows a screen that a script fetches, and the next picture`() async throws {
    let served = try await ScreenServer(Self.first)
    let sway = try await Sway("320x200", in: served.server.folder.appending(path: "sway"))
    let script = try Repository.example(in: "Docs/Frames.md", with: "swaymsg")
      .replacing("http://server:8780/screens/kitchen.png", with: served.address())
    func show() throws { #expect(try sway.run("/bin/sh", ["-c", script]).code == 0) }
    try show()
    let old = try PNGDecoder.decode(try await served.picture())
    try await sway.waitToShow(old)
    // Nothing is new.
    let idle = try sway.run("/bin/sh", ["-c", script])
    #expect(idle.code == 0 && idle.output.isEmpty, "\(idle.errors)")
    try await served.change(Self.second)
    try show()
    let new = try PNGDecoder.decode(try await served.picture())
    try await sway.waitToShow(new)
    #expect(old != new)
  }
}
