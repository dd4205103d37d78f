package import Diagnostics
package import Foundation
import Graphics

/// The metadata of the current picture of a screen: its `current.json`.
package struct ScreenReport: Codable, Sendable {
  /// A widget's picture on the screen.
  package struct Pane: Codable, Sendable {
    /// The slot's folder within the output.
    package let place: String
    /// The position on the screen as it is seen, before it is turned for a panel.
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
    /// False if the slot was empty.
    package let isShown: Bool
  }

  /// The palette of a panel; nil for all colours.
  package let palette: String?
  /// The extension of the picture's file; nil in reports of earlier releases, whose pictures are PNGs.
  package let format: String?
  package let pixelWidth: Int
  package let pixelHeight: Int
  package let panes: [Pane]
  package let renderedAt: Date
  /// The hash of the picture, which names its file in `pictures/`.
  package let hash: String
  /// The hash of its inputs. A change causes a new drawing.
  package let inputs: String
  package let diagnostics: [Diagnostic]

  init(_ plan: ScreenPlan, _ files: [String?], inputs: String, at date: Date, hash: String, _ found: [Diagnostic]) {
    (palette, format) = (plan.panel?.palette.name, plan.format.fileExtension)
    (pixelWidth, pixelHeight) = (plan.fileSize.width, plan.fileSize.height)
    panes = zip(plan.panes, files).map { pane, file in
      Pane(
        place: pane.path, x: pane.frame.x, y: pane.frame.y, width: pane.frame.size.width,
        height: pane.frame.size.height, isShown: file != nil)
    }
    (renderedAt, self.hash, self.inputs, diagnostics) = (date, hash, inputs, found)
  }
}
