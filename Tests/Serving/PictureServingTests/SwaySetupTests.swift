import Foundation
import Graphics
import ImageCodecs
import ServerDriving
import Testing
import WebServing

/// `almanac setup` on a real Sway without a monitor.
@Suite(.timeLimit(.minutes(60))) struct SwaySetupTests {
  @Test(.enabled(if: Sway.isExpected, "needs sway, swaybg and grim; Scripts/bootstrap --tests installs them"))
  func `the wallpaper has the widgets, and after undo the monitor shows what it did before`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let home = folder.appending(path: "home")
    // `setup` would make it private, and Sway does not run as root.
    try FileManager.default.createDirectory(
      at: home.appending(path: ".local/share"), withIntermediateDirectories: true)
    let sway = try await Sway("640x400", in: folder.appending(path: "sway"))
    let before = try sway.shot()
    let variables = ["HOME": home.path, "ALMANAC_HOME": "", "XDG_CACHE_HOME": "", "TZ": "GMT"]
    let run = try sway.run(
      ServerProcess.tool.path,
      ["setup", "--yes", "--schedule", "none", "--widget", "clock:small", "--background", "#204060"],
      adding: variables)
    #expect(run.code == 0, "\(run.errors)")
    let picture = try PNGDecoder.decode(
      Data(contentsOf: home.appending(path: ".local/share/almanac/desktop/wallpaper/current.png")))
    #expect(picture != before)
    try await sway.waitToShow(picture)
    let undone = try sway.run(ServerProcess.tool.path, ["setup", "--undo"], adding: variables)
    #expect(undone.code == 0, "\(undone.errors)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: home.path).sorted() == [".local", ".local/share"])
    try await sway.waitToShow(before)
  }
}
