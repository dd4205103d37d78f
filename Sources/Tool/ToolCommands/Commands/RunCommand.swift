package import ArgumentParser
import ToolOptions
import ToolReports
package import Widgets

package struct RunCommand<Bundle: WidgetBundle>: ActionCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run",
      abstract: "Keep pictures up to date until stopped, as a daemon.",
      discussion: """
        Does what refresh does, at each date to the second, and as soon as a program requests a reload. Prints the \
        pictures that were replaced; errors go to standard error, once each. Only one run may use an output; refresh \
        may run at the same time. Text that counts seconds and timer bars are drawn every second (see --no-seconds).

        SIGTERM and SIGINT end it with exit code 0. SIGHUP makes it read --config FILE again and check every \
        picture. It notifies systemd of its state and supports the watchdog (Type=notify, WatchdogSec=).

        Example: \(ToolName.invoked) run --budget 48/day --output ~/widgets

        Exit codes: 75 if another run uses the output.
        """)
  }

  @OptionGroup var placing: OutputArguments

  @Flag(help: "Draw text that counts seconds once a minute, as refresh does ('seconds' in a configuration file).")
  var noSeconds = false

  @OptionGroup var drawing: DrawingArguments

  package init() {}

  package var action: RunAction {
    var action = RunAction()
    (action.placing, action.noSeconds, action.drawing) = (placing.options, noSeconds, drawing.options)
    return action
  }
}
