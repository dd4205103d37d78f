package import ArgumentParser
import ToolOptions
import ToolReports

package struct ServeCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "serve", abstract: "Keep pictures up to date, and serve them over HTTP.",
      discussion: """
        `\(ToolName.invoked) serve --help` lists the options.

        Example: \(ToolName.invoked) serve --config widgets.yaml
        """)
  }

  @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("The options.", visibility: .hidden))
  var arguments: [String] = []

  package init() {}

  package func run() throws { try ServerProgram.become(["serve"], arguments) }
}
