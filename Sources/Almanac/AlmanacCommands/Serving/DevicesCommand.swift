package import ArgumentParser
import ToolOptions
import ToolReports

package struct DevicesCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "devices", abstract: "List and change the devices that fetch their pictures from serve.",
      discussion: """
        `\(ToolName.invoked) devices --help` lists the subcommands.

        Example: \(ToolName.invoked) devices list --config widgets.yaml
        """)
  }

  @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("The options.", visibility: .hidden))
  var arguments: [String] = []

  package init() {}

  package func run() throws { try ServerProgram.become(["devices"], arguments) }
}
