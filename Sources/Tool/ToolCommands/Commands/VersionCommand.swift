package import ArgumentParser
import ToolReports

/// `version`: what `--version` prints.
package struct VersionCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "version", abstract: "Prints the version.", discussion: "Example: \(ToolName.invoked) version")
  }

  package init() {}

  package func run() throws { try ToolError.reporting { try Console.print(ToolName.version) } }
}
