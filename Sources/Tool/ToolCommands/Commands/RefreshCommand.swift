package import ArgumentParser
import ToolOptions
import ToolReports
package import Widgets

package struct RefreshCommand<Bundle: WidgetBundle>: ActionCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "refresh",
      abstract: "Update current pictures once, reloading due timelines (for cron).",
      discussion: """
        Each pass reloads the timelines that are due, draws upcoming entries ahead of time, and atomically replaces \
        current.png in each widget's folder, next to current.json and timeline.json. Passes may run at any time, \
        also at the same time. Prints the pictures that were replaced, and when the next pass is due.

        Examples:
          \(ToolName.invoked) refresh KIND
          \(ToolName.invoked) refresh KIND --family medium --scale 3 --budget 48/day --output ~/widgets

        Options become part of the folder's name: FAMILY-dark, FAMILY-de.

        Exit codes: 75 if a provider did not answer, or another pass is running (--no-wait).
        """)
  }

  @OptionGroup var placing: OutputArguments

  @Flag(help: "Exit with code 75 if another pass is running on the folder, instead of waiting.")
  var noWait = false

  @OptionGroup var drawing: DrawingArguments

  package init() {}

  package var action: RefreshAction {
    var action = RefreshAction()
    (action.placing, action.noWait, action.drawing) = (placing.options, noWait, drawing.options)
    return action
  }
}
