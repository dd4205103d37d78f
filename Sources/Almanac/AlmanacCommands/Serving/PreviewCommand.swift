package import ArgumentParser
import ToolOptions
import ToolReports

package struct PreviewCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "preview", abstract: "Show widgets on a page that follows every change of their sources.",
      discussion: """
        `\(ToolName.invoked) preview --help` lists the options.

        Example: \(ToolName.invoked) preview MyApp --open
        """)
  }

  @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("The options.", visibility: .hidden))
  var arguments: [String] = []

  package init() {}

  package func run() throws { try ServerProgram.become(["preview"], arguments) }
}
