package import Diagnostics
package import Foundation
import Graphics

/// The metadata of the current wallpaper: its `current.json`.
package struct WallpaperReport: Codable, Sendable {
  /// A widget's picture on the screen.
  package struct Pane: Codable, Sendable {
    /// The slot's folder within the output.
    package let place: String
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
    /// False if the slot was empty.
    package let isShown: Bool
  }

  package let pixelWidth: Int
  package let pixelHeight: Int
  package let panes: [Pane]
  package let renderedAt: Date
  /// The hash of the picture, which names its file in `pictures/`.
  package let hash: String
  /// The hash of its inputs. A change causes a new drawing.
  package let inputs: String
  package let diagnostics: [Diagnostic]

  init(_ plan: WallpaperPlan, _ files: [String?], inputs: String, at date: Date, hash: String, _ found: [Diagnostic]) {
    (pixelWidth, pixelHeight) = (plan.size.width, plan.size.height)
    panes = zip(plan.panes, files).map { pane, file in
      Pane(
        place: pane.path, x: pane.frame.x, y: pane.frame.y, width: pane.frame.size.width,
        height: pane.frame.size.height, isShown: file != nil)
    }
    (renderedAt, self.hash, self.inputs, diagnostics) = (date, hash, inputs, found)
  }
}
