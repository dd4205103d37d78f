import SystemIO
import Foundation
package import Graphics
package import Rendering
import Scheduling

/// A wallpaper that is to be in place beside the widgets that it shows.
package struct WallpaperPlan: Hashable, Sendable {
  /// A place whose picture is shown, whatever puts it there.
  package struct Pane: Hashable, Sendable {
    /// The place's folder within the output.
    package let path: String
    package let frame: ScreenFrame
    /// In pixels, where the picture's corners are not clear themselves; else 0.
    package let cornerRadius: Double

    package init(path: String, frame: ScreenFrame, cornerRadius: Double) {
      (self.path, self.frame, self.cornerRadius) = (path, frame, cornerRadius)
    }
  }

  package let size: PixelSize
  package let background: WallpaperBackground
  package let panes: [Pane]
  /// What it is made with besides: the program.
  package let recipe: String

  package init(size: PixelSize, background: WallpaperBackground, panes: [Pane], recipe: String) {
    (self.size, self.background, self.panes, self.recipe) = (size, background, panes, recipe)
  }

  /// Its folder within the output.
  package static let path = "wallpaper"

  /// The files that it shows now, nil where nothing is in place. A picture's file is named by its bytes, so nothing is
  /// read.
  func files(in output: OutputFolder) -> [String?] { panes.map { output.place(at: $0.path).shownPicture() } }

  /// What tells a wallpaper of these files apart from all others.
  func inputs(_ files: [String?]) -> String {
    var lines = [recipe, "\(size)", background.identity]
    for (pane, file) in zip(panes, files) {
      let name = file.flatMap { $0.split(separator: "/").last } ?? "-"
      lines.append("\(pane.frame.x) \(pane.frame.y) \(pane.frame.size) \(pane.cornerRadius) \(name)")
    }
    return ContentHash(Data(lines.joined(separator: "\n").utf8)).digits
  }

  /// Whether what is in place shows what is to be seen now.
  func isQuiet(_ list: DueList, in output: OutputFolder, at now: Date) -> Bool {
    let folder = output.place(at: Self.path)
    guard let frame = list.items[Self.path]?.frame, frame == folder.shownFrame(), folder.isReadable(format: "png")
    else { return false }
    return list.isQuiet(Self.path, recipe: inputs(files(in: output)), request: Self.request, at: now)
  }

  /// What stands in the list of what is due for a request: nobody asks for wallpapers.
  static let request = "-"
}
