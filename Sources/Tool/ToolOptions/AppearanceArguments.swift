import ArgumentParser
import Graphics
import LayoutEngine
import Rendering
import Timelines
import Views
import Widgets

/// The arguments of ``AppearanceOptions``.
struct AppearanceArguments: ParsableArguments {
  @Option(
    help:
      "The rendering mode: fullColor, accented or vibrant (default: fullColor; vibrant for the Lock Screen's families).",
    transform: DrawingOption.modes.value)
  var mode: WidgetRenderingMode?

  @Option(
    name: .customLong("look"),
    help:
      "Where a system shows the widget: \(DrawingOption.looks.names.joined(separator: ", ")) (default: standard).",
    transform: DrawingOption.looks.value)
  var chosen = AppearanceOptions().chosen

  @Option(
    help: ArgumentHelp(
      "The colour of tinted pictures, and the accent colour of accented ones (default: the system's blue).",
      valueName: "#RRGGBB"),
    transform: ResolvedColor.init(argument:))
  var accent = AppearanceOptions().accent

  @Option(
    help: ArgumentHelp(
      "The wallpaper behind the widget: a colour '#102040', a gradient 'gradient:#101830,#304880' or an image file, which fills the device's screen. The widget is in its middle.",
      valueName: "BACKGROUND"),
    transform: DrawingOption.backdrop)
  var backdrop: WallpaperBackground?

  @Option(
    help:
      "What to ask the provider for: timeline, snapshot or placeholder (default: timeline). on or off: a control's state.",
    transform: DrawingOption.states.value)
  var state = AppearanceOptions().state

  @Flag(help: "Make the pixels outside the widget's rounded corners transparent.")
  var transparent = false

  @Option(
    help: "The direction of the layout: leftToRight or rightToLeft (default: the locale's).",
    transform: DrawingOption.layoutDirections.value)
  var layoutDirection: LayoutDirection?

  init() {}

  var options: AppearanceOptions {
    AppearanceOptions(
      mode: mode, chosen: chosen, accent: accent, backdrop: backdrop, state: state, transparent: transparent,
      layoutDirection: layoutDirection)
  }
}
