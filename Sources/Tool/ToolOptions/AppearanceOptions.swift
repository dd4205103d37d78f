import ArgumentParser
import Graphics
import LayoutEngine
package import Rendering
import Timelines
import Views
import Widgets

/// The options of a picture's appearance besides its scheme and size.
package struct AppearanceOptions: Sendable {
  /// Nil for the family's usual mode.
  var mode: WidgetRenderingMode?
  package var chosen = WidgetLook.standard
  var accent = RenderRequest.standardAccent
  /// The wallpaper behind the widget; nil for none.
  package var backdrop: WallpaperBackground?
  package var state = RenderRequest.State.timeline
  package var transparent = false
  /// Nil for the locale's.
  var layoutDirection: LayoutDirection?

  /// - Throws: A validation error, with exit code 64, for a mode that the look does not have.
  func validate() throws {
    guard let mode, let own = chosen.renderingMode, mode != own else { return }
    throw ValidationError("--look \(chosen.rawValue) draws in the mode \(own); leave out --mode \(mode).")
  }
}
