package import ArgumentParser
import ToolOptions
import ToolReports
package import Widgets

package struct StatusCommand<Bundle: WidgetBundle>: ActionCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status",
      abstract: "Show the current pictures, the next reloads and their reasons, and the last errors.",
      discussion: """
        Without --output and --config, it shows what setup's file has, if setup was run.

        Outputs that are no longer configured (with --config, by the file) are marked as such.

        Examples:
          \(ToolName.invoked) status
          \(ToolName.invoked) status --output ~/widgets
          \(ToolName.invoked) status KIND --config widgets.yaml --json
        """)
  }

  @Argument(help: "Kinds of widgets and names of stacks (default: all).")
  var kinds: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output folder of refresh (default: setup's, or \(OutputOptions.standardFolderWords)).", valueName: "DIR"))
  var output: String?

  @Option(help: ArgumentHelp("A configuration file, as for refresh (default: setup's).", valueName: "FILE"))
  var config: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var clock: NowOption

  package init() {}

  package var action: StatusAction {
    var action = StatusAction()
    (action.kinds, action.output, action.config, action.json, action.at) = (kinds, output, config, json, clock.at)
    return action
  }
}
