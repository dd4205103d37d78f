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
  var accent = RenderRequest.standardAccent
  package var state = RenderRequest.State.timeline
  package var transparent = false
  /// Nil for the locale's.
  var layoutDirection: LayoutDirection?
}
