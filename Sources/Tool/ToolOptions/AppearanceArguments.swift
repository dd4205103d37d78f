import ArgumentParser
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

  @OptionGroup var surroundings: SurroundingsArguments

  @Option(
    help:
      "What to ask the provider for: timeline, snapshot or placeholder (default: timeline). on or off: a control's state. A file: as --content-state.",
    transform: StateArgument.init(argument:))
  var state: StateArgument?

  @Flag(help: "Make the pixels outside the widget's rounded corners transparent.")
  var transparent = false

  @Option(
    help: "The direction of the layout: leftToRight or rightToLeft (default: the locale's).",
    transform: DrawingOption.layoutDirections.value)
  var layoutDirection: LayoutDirection?

  init() {}

  /// The state of a Live Activity, if that is given.
  var contentState: String? { if case .file(let path) = state { path } else { nil } }

  var options: AppearanceOptions {
    let answer = if case .answer(let answer) = state { answer } else { AppearanceOptions().state }
    return AppearanceOptions(
      mode: mode, chosen: chosen, accent: surroundings.accent, backdrop: surroundings.backdrop, state: answer,
      transparent: transparent, layoutDirection: layoutDirection)
  }
}
