import Diagnostics
import Foundation
import Graphics

/// What `wallpaper --json` says.
struct WallpaperDrawingReport: Codable {
  /// A widget; its frame in pixels from the screen's top left.
  struct Pane: Codable {
    let kind: String
    let family: String
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    let entryDate: Date
    let accessibilityText: String
    let diagnostics: [Diagnostic]
  }

  let file: String
  let pixelWidth: Int
  let pixelHeight: Int
  let widgets: [Pane]
  let diagnostics: [Diagnostic]
}

/// What `wallpaper --gnome-xml --json` says.
struct SlideshowReport: Codable {
  struct DrawableImage: Codable {
    let file: String
    /// How long it is shown; all together a day.
    let seconds: Double
  }

  let file: String
  let start: Date
  let pictures: [DrawableImage]
  let diagnostics: [Diagnostic]
}
