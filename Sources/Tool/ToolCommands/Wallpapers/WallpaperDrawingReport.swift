import Diagnostics
import Foundation
import Graphics

/// The JSON of `wallpaper`.
struct WallpaperDrawingReport: Codable {
  /// A widget. Its frame is in pixels from the screen's top left.
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

/// The JSON of `wallpaper --gnome-xml`.
struct SlideshowReport: Codable {
  struct DrawableImage: Codable {
    let file: String
    /// How long it is shown; the sum is a day.
    let seconds: Double
  }

  let file: String
  let start: Date
  let pictures: [DrawableImage]
  let diagnostics: [Diagnostic]
}
