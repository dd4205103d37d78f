package import ArgumentParser
import ToolReports
package import Widgets

/// `snapshot`: pictures beside references of them.
package struct SnapshotCommand<Bundle: WidgetBundle, Further: FurtherCommands>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "snapshot",
      abstract: "Records pictures of widgets as references, and says which have changed since.",
      discussion: """
        Examples:
          \(ToolName.invoked) snapshot record
          \(ToolName.invoked) snapshot verify --junit results.xml
        """,
      subcommands: [SnapshotRecordCommand<Bundle>.self, SnapshotVerifyCommand<Bundle>.self] + Further.snapshot)
  }

  package init() {}
}
