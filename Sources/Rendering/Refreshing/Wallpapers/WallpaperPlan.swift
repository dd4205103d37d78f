import Foundation
package import Graphics
import Scheduling
import SharedFolders
import SystemIO

/// A wallpaper that shows slots of the output.
package struct WallpaperPlan: Hashable, Sendable {
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

  package let size: PixelSize
  package let background: WallpaperBackground
  package let panes: [Pane]
  /// Everything else that it depends on: the program.
  package let recipe: String

  package init(size: PixelSize, background: WallpaperBackground, panes: [Pane], recipe: String) {
    (self.size, self.background, self.panes, self.recipe) = (size, background, panes, recipe)
  }

  /// Its folder within the output.
  package static let path = "wallpaper"

  /// The current file of each pane; `nil` if the slot is empty. A picture's file is named by its hash, so nothing is
  /// read.
  func files(in output: OutputFolder) -> [String?] { panes.map { output.place(at: $0.path).currentImageFile() } }

  /// Identifies a wallpaper of these files.
  func inputs(_ files: [String?]) -> String {
    var lines = [recipe, "\(size)", background.identity]
    for (pane, file) in zip(panes, files) {
      let name = file.flatMap { $0.split(separator: "/").last } ?? "-"
      lines.append("\(pane.frame.x) \(pane.frame.y) \(pane.frame.size) \(pane.cornerRadius) \(name)")
    }
    return ContentHash(Data(lines.joined(separator: "\n").utf8)).digits
  }

  /// Whether the current wallpaper is up to date.
  func isIdle(_ list: DueList, in output: OutputFolder, at now: Date) -> Bool {
    let folder = output.place(at: Self.path)
    guard let frame = list.items[Self.path]?.frame, frame == folder.currentFrame(), folder.isReadable(format: "png")
    else { return false }
    return list.isIdle(Self.path, recipe: inputs(files(in: output)), request: Self.request, at: now)
  }

  /// The request in the due list: wallpapers have no requests.
  static let request = "-"
}
