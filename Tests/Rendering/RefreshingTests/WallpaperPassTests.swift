import Diagnostics
import Foundation
import Graphics
import Refreshing
import Rendering
import Scheduling
import SharedFolders
import SwiftUI
import Testing
import WidgetKit

/// Wallpapers of one widget, updated by passes.
struct WallpaperPassTests {
  private func plan(
    _ background: WallpaperBackground = .color(.black), path: String = "scripted/systemSmall", x: Int = 5
  )
    -> ScreenPlan
  {
    let frame = ScreenFrame(x: x, y: 5, size: PixelSize(width: 170, height: 170))
    return ScreenPlan(
      size: PixelSize(width: 200, height: 180), background: background,
      panes: [.init(path: path, frame: frame, cornerRadius: 22)], recipe: "1")
  }

  private func file(_ name: String, of widget: ScriptedWidget) -> URL {
    widget.folder.appending(path: "out/wallpaper/\(name)")
  }

  private func data(of widget: ScriptedWidget) -> Data? {
    FileManager.default.contents(atPath: file("current.png", of: widget).path)
  }

  @Test func `the wallpaper changes with its slots, without a reload`() async throws {
    let widget = ScriptedWidget { _ in ([0, 100], .never) }
    var report = try await widget.pass(at: 0, screen: plan())
    let first = try #require(data(of: widget))
    #expect(report.screens.first?.isReplaced == true && report.screens.first?.diagnostics.isEmpty == true)
    report = try await widget.pass(at: 50, screen: plan())
    #expect(report.screens.isEmpty && report.outcomes.isEmpty && report.next == ScriptedWidget.start + 100)
    report = try await widget.pass(at: 100, screen: plan())
    #expect(report.screens.first?.isReplaced == true && data(of: widget) != first && widget.questions == 1)
    report = try await widget.pass(at: 200, screen: plan())
    #expect(report.screens.isEmpty)
    let kept = try FileManager.default.contentsOfDirectory(atPath: file("frames", of: widget).path)
    #expect(kept.count == 2)
  }

  @Test func `another frame with the same picture changes nothing`() async throws {
    let widget = ScriptedWidget(content: { _ in Text("still") }) { _ in ([0, 100], .never) }
    try await widget.pass(at: 0, screen: plan())
    let report = try await widget.pass(at: 100, screen: plan())
    #expect(report.outcomes.first?.isReplaced == true && report.screens.first?.wasTried == false)
    #expect(try await widget.pass(at: 200, screen: plan()).screens.isEmpty)
  }

  @Test func `another position, size, background or program draws it again`() async throws {
    let widget = ScriptedWidget { _ in ([0], .never) }
    let picture = widget.folder.appending(path: "photo.png")
    try await widget.pass(at: 0, screen: plan())
    try Data(contentsOf: widget.file("current.png")).write(to: picture)
    let photo = WallpaperBackground.picture(path: picture.path)
    var looks = 0.0
    for plan in [plan(x: 6), plan(.color(.white)), plan(photo)] {
      looks += 1
      #expect(try await widget.pass(at: looks, screen: plan).screens.first?.isReplaced == true)
      #expect(try await widget.pass(at: looks, screen: plan).screens.isEmpty)
    }
    // The due list may be lost.
    try FileManager.default.removeItem(at: widget.folder.appending(path: "out/.almanac/due"))
    #expect(try await widget.pass(at: 10, screen: plan(photo)).screens.first?.wasTried == false)
    // Another picture in the background's file.
    try await widget.pass(at: 11, screen: plan())
    try Data(contentsOf: file("current.png", of: widget)).write(to: picture)
    #expect(try await widget.pass(at: 12, screen: plan(photo)).screens.first?.isReplaced == true)
  }

  @Test func `a removed wallpaper is created again`() async throws {
    let widget = ScriptedWidget { _ in ([0], .never) }
    try await widget.pass(at: 0, screen: plan())
    let whole = data(of: widget)
    for name in ["current", "current.png", "current.json", "pictures", "frames"] {
      try FileManager.default.removeItem(at: file(name, of: widget))
      #expect(try await widget.pass(at: 1, screen: plan()).screens.first?.isReplaced == true, Comment(rawValue: name))
      #expect(data(of: widget) == whole)
    }
  }

  @Test func `a slot without a picture is a gap, and reported`() async throws {
    let widget = ScriptedWidget { _ in ([0], .never) }
    let report = try await widget.pass(at: 0, screen: plan(path: "other/systemSmall"))
    #expect(report.screens.first?.diagnostics.map(\.id) == ["wallpaper.no-picture"])
    let shown = OutputFolder(widget.folder.appending(path: "out")).place(at: ScreenPlan.wallpaper)
      .report(ScreenReport.self)
    #expect(shown?.panes.map(\.isShown) == [false] && shown?.diagnostics.count == 1)
    // A picture that appears there later is shown, as it is named by its hash.
    let folder = widget.folder.appending(path: "out/other/systemSmall")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "current.png").path, withDestinationPath: "../../scripted/systemSmall/current.png")
    #expect(try await widget.pass(at: 1, screen: plan(path: "other/systemSmall")).screens.first?.diagnostics == [])
  }

  @Test func `while the background cannot be drawn the last wallpaper stays`() async throws {
    let widget = ScriptedWidget { _ in ([0, 100], .never) }
    try await widget.pass(at: 0, screen: plan())
    let last = data(of: widget)
    let missing = plan(.picture(path: widget.folder.appending(path: "none.png").path))
    let report = try await widget.pass(at: 100, screen: missing)
    #expect(report.screens.first?.failure?.contains("no such file") == true && data(of: widget) == last)
    #expect(report.outcomes.first?.isReplaced == true && report.next == ScriptedWidget.start + 160)
    #expect(try await widget.pass(at: 101, screen: plan()).screens.first?.isReplaced == true)
  }

  @Test func `if it cannot be stored, its slots are updated, and that is reported`() async throws {
    let widget = ScriptedWidget { _ in ([0], .never) }
    // A file in place of a folder blocks every user, root too.
    try FileManager.default.createDirectory(
      at: widget.folder.appending(path: "out"), withIntermediateDirectories: true)
    try Data().write(to: widget.folder.appending(path: "out/wallpaper"))
    let report = try await widget.pass(at: 0, screen: plan())
    #expect(report.storeError != nil && report.outcomes.first?.storeError == nil && widget.shown == "0")
    try FileManager.default.removeItem(at: widget.folder.appending(path: "out/wallpaper"))
    #expect(try await widget.pass(at: 1, screen: plan()).storeError == nil && data(of: widget) != nil)
  }
}
