package import ArgumentParser
import ToolOptions
import ToolReports
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

  @OptionGroup var shape: FamilyArguments

  @OptionGroup var moment: EntryArguments

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
    action.choice = moment.choice(of: kind, shape)
    (action.output, action.dump) = (output, dump)
    (action.batch, action.profile, action.drawing) = (batch.options, profile.options, drawing.options)
    return action
  }
}
