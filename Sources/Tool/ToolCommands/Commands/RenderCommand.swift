package import ArgumentParser
import ToolOptions
import ToolReports
import Timelines
package import Widgets

package struct RenderCommand<Bundle: WidgetBundle>: ActionCommand, ZonedCommand {
  package typealias Action = RenderAction

  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render", abstract: "Draw the entry that is current now, or at --at.",
      discussion: """
        Examples:
          \(ToolName.invoked) render KIND --family systemMedium --scale 3 -o picture.png
          \(ToolName.invoked) render KIND --scheme dark --json -o picture.svg
          \(ToolName.invoked) render KIND -o - | feh -
          echo '{"kind": "KIND", "scale": 3, "output": "a.png"}' | \(ToolName.invoked) render --batch
          \(ToolName.invoked) render KIND -o picture.png --profile
          \(ToolName.invoked) render --preview NAME -o picture.png
          \(ToolName.invoked) render KIND --at 2026-11-21T08:00 --shown-at 2026-11-21T14:30 -o picture.png
        """)
  }

  @Argument(help: "The widget's kind.")
  var kind: String?

  @Option(help: "The family: small, medium, large … (default: the widget's first family; medium on iPad).")
  var family: String?

  @Option(
    help:
      "The presentation of a Live Activity: lockScreen, banner, compact, minimal, expanded, small (default: lockScreen).",
    transform: WidgetFamily.presentation.value)
  var presentation: WidgetFamily?

  @Option(help: "Draw a preview of the sources instead, by its name or place; `previews` lists them.")
  var preview: String?

  @Option(
    help: ArgumentHelp(
      "The position of the entry in the provider's answer, from 0 (default: the current entry).", valueName: "number"))
  var entry: Int?

  @Option(
    help: ArgumentHelp(
      "Draw what is shown at this date, as --at; the provider is asked at --at and at each reload until then.",
      valueName: "date"),
    transform: Moment.init(argument:))
  var shownAt: Moment?

  @Option(name: .shortAndLong, help: "The file to write, or - for standard output (default: KIND-FAMILY.png).")
  var output: String?

  @Option(
    help: "Print the frames (layout) or the display list (display-list) as text.",
    transform: Action.dumps.value)
  var dump: Action.Dump?

  @OptionGroup(title: "Many pictures") var batch: BatchArguments

  @OptionGroup(title: "Profiling") var profile: ProfileArguments

  @OptionGroup var drawing: DrawingArguments

  package init() {}

  package var action: Action {
    var action = Action()
    (action.choice.kind, action.choice.family, action.choice.preview) = (kind, family, preview)
    action.choice.presentation = presentation
    (action.choice.entry, action.choice.shownAt) = (entry, shownAt)
    (action.output, action.dump) = (output, dump)
    (action.batch, action.profile, action.drawing) = (batch.options, profile.options, drawing.options)
    return action
  }
}
