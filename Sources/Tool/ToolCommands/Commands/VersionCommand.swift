package import ArgumentParser
import ToolReports

package struct VersionCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "version", abstract: "Print the version.", discussion: "Example: \(ToolName.invoked) version")
  }

  package init() {}

  package func run() throws { try VersionAction().run() }
}
