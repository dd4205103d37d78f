import ArgumentParser
import ToolOptions
import ToolReports

/// Serves pictures, in the program of `almanac serve`.
struct FleetServeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "serve", abstract: "Serve the pictures of a fleet over HTTP.",
      discussion: """
        `\(ToolName.invoked) fleet serve --help` lists the options.

        Example: \(ToolName.invoked) fleet serve --database postgresql://reader@db/widgets
        """)
  }

  @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("The options.", visibility: .hidden))
  var arguments: [String] = []

  func run() throws { try ServerProgram.become(["fleet", "serve"], arguments) }
}
