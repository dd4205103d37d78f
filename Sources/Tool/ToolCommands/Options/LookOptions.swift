import ArgumentParser
import Graphics
import Rendering
import Timelines
import Views
import Widgets

/// How a picture looks, beside its scheme and its size.
struct LookOptions: ParsableArguments {
  @Option(
    help:
      "fullColor, accented (two colours) or vibrant (brightness only) (default: fullColor; vibrant for the Lock Screen's families).",
    transform: DrawingOption.modes.value)
  var mode: WidgetRenderingMode?

  @Option(
    help: ArgumentHelp("The second colour of accented pictures (default: the system's blue).", valueName: "#RRGGBB"),
    transform: DrawingOptions.color)
  var accent = RenderRequest.standardAccent

  @Option(
    help: "Which answer of the provider: timeline, snapshot or placeholder (default: timeline).",
    transform: DrawingOption.states.value)
  var state = RenderRequest.State.timeline

  @Flag(help: "Cut the picture to the widget's rounded outline; its corners are clear.")
  var transparent = false
}
