import Foundation
import Graphics
import ImageCodecs
import ServerDriving
import SystemIO
import Testing
import WebServing

/// `almanac setup` on a real Sway without a monitor.
@Suite(.timeLimit(.minutes(10))) struct SwaySetupTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "almanac-sway-setup-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "home"), withIntermediateDirectories: true)
  }

  private func colors(_ picture: Bitmap) -> Set<UInt32> {
    let (width, height) = (picture.pixelSize.width, picture.pixelSize.height)
    return Set((0..<height).flatMap { y in (0..<width).map { picture[$0, y] & 0xFF_FFFF } })
  }

  /// Looks until the monitor shows a picture. The limit is the time of the test.
  private func wait(_ sway: Sway, _ shows: (Bitmap) throws -> Bool) async throws {
    while try !shows(try sway.shot()) {
      try Task.checkCancellation()
      try #require(sway.process.isRunning)
      await Task.yield()
    }
  }

  @Test func `the wallpaper has the widgets, and after undo what it had before`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let sway = try await Sway("640x400", in: folder.appending(path: "sway"))
    // Sway's own configuration has no background.
    let before = colors(try sway.shot())
    let home = folder.appending(path: "home")
    let tool = ServerProcess.tool
    let words = ["setup", "--yes", "--schedule", "none", "--widget", "clock:small", "--background", "#204060"]
    let variables = ["HOME": home.path, "ALMANAC_HOME": "", "XDG_CACHE_HOME": "", "TZ": "GMT"]
    let run = try sway.run(tool.path, words, adding: variables)
    #expect(run.code == 0, "\(run.errors)")
    let picture = try PNGDecoder.decode(
      Data(contentsOf: home.appending(path: ".local/share/almanac/desktop/wallpaper/current.png")))
    #expect(picture.pixelSize == PixelSize(width: 640, height: 400))
    try await wait(sway) { shot in colors(shot) == colors(picture) }
    let undone = try sway.run(tool.path, ["setup", "--undo"], adding: variables)
    #expect(undone.code == 0, "\(undone.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
    try await wait(sway) { shot in colors(shot) == before }
  }
}
