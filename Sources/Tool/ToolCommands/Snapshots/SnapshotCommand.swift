package import ArgumentParser
import ToolReports
package import Widgets

package struct SnapshotCommand<Bundle: WidgetBundle, Further: AdditionalCommands>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "snapshot",
      abstract: "Record reference images of widgets, and compare widgets with them.",
      discussion: """
        Examples:
          \(ToolName.invoked) snapshot record
          \(ToolName.invoked) snapshot verify --junit results.xml
        """,
      subcommands: [SnapshotRecordCommand<Bundle>.self, SnapshotVerifyCommand<Bundle>.self] + Further.snapshot)
  }

  package init() {}
}
