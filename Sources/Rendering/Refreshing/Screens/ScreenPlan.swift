import Foundation
package import Graphics
import Scheduling
package import SharedFolders
import SystemIO
package import Rendering

/// A picture that shows slots of the output: a wallpaper, or the whole screen of a panel.
package struct ScreenPlan: Hashable, Sendable {
  /// A slot whose picture is shown.
  package struct Pane: Hashable, Sendable {
    /// The slot's folder within the output.
    package let path: String
    package let frame: ScreenFrame
    /// In pixels, if the picture's corners are opaque; else 0.
    package let cornerRadius: Double

    package init(path: String, frame: ScreenFrame, cornerRadius: Double) {
      (self.path, self.frame, self.cornerRadius) = (path, frame, cornerRadius)
    }
  }

  /// Its folder within the output.
  package let path: String
  package let size: PixelSize
  package let background: WallpaperBackground
  package let panes: [Pane]
  /// The display with few colours for which it is drawn; nil for all colours.
  package let panel: Panel?
  package let format: OutputFormat
  /// Everything else that it depends on: the program.
  package let recipe: String

  package init(
    path: String = ScreenPlan.wallpaper, size: PixelSize, background: WallpaperBackground, panes: [Pane],
    panel: Panel? = nil, format: OutputFormat = .png, recipe: String
  ) {
    (self.path, self.size, self.background, self.panes) = (path, size, background, panes)
    (self.panel, self.format, self.recipe) = (panel, format, recipe)
  }

  /// The folder of the wallpaper.
  package static let wallpaper = "wallpaper"
  /// The folder of the screens of panels.
  package static let screens = "screens"

  /// The folders of the screens of panels in an output that have a picture, sorted.
  package static func folders(in output: OutputFolder) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(output.path)/\(screens)")) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map { "\(screens)/\($0)" }
      .filter { output.place(at: $0).currentFrame() != nil }
  }

  /// Whether a folder in the output belongs to a screen.
  static func isScreen(_ path: String) -> Bool { path == wallpaper || path.hasPrefix("\(screens)/") }

  /// The name in messages: `wallpaper`, or the screen's own.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The size of the picture's file: turned for the panel.
  package var fileSize: PixelSize {
    panel?.rotation.swapsSides == true ? PixelSize(width: size.height, height: size.width) : size
  }

  /// The picture's file in the output.
  package var picture: String { "\(path)/current.\(format.fileExtension)" }

  /// The current file of each pane; `nil` if the slot is empty. A picture's file is named by its hash, so nothing is
  /// read.
  func files(in output: OutputFolder) -> [String?] { panes.map { output.place(at: $0.path).currentImageFile() } }

  /// Identifies a picture of these files.
  func inputs(_ files: [String?]) -> String {
    var lines = [recipe, "\(size)", background.identity]
    if let panel { lines.append("\(panel) \(format.rawValue)") }
    for (pane, file) in zip(panes, files) {
      let name = file.flatMap { $0.split(separator: "/").last } ?? "-"
      lines.append("\(pane.frame.x) \(pane.frame.y) \(pane.frame.size) \(pane.cornerRadius) \(name)")
    }
    return ContentHash(Data(lines.joined(separator: "\n").utf8)).digits
  }

  /// Whether the current picture is up to date.
  func isIdle(_ list: DueList, in output: OutputFolder, at now: Date) -> Bool {
    let folder = output.place(at: path)
    guard let frame = list.items[path]?.frame, frame == folder.currentFrame(),
      folder.isReadable(format: format.fileExtension)
    else { return false }
    return list.isIdle(path, recipe: inputs(files(in: output)), request: Self.request, at: now)
  }

  /// The request in the due list: screens have no requests.
  static let request = "-"
}

extension OutputFolder {
  /// The folders with a current picture: widgets and stacks, sorted, the wallpaper, and the screens.
  package func picturePaths() -> [String] {
    let slots = Set((places() ?? []) + stacks()).sorted() + [ScreenPlan.wallpaper]
    return slots.filter { place(at: $0).currentFrame() != nil } + ScreenPlan.folders(in: self)
  }
}
