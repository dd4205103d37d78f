package import ArgumentParser
import Foundation
import Snapshots
import ToolOptions
import ToolReports
package import Widgets

package struct SnapshotRecordCommand<Bundle: WidgetBundle>: AsyncParsableCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record",
      abstract: "Write the references that are missing or differ.",
      discussion: """
        Examples:
          \(ToolName.invoked) snapshot record
          \(ToolName.invoked) snapshot record KIND --mode missing --references Snapshots
          \(ToolName.invoked) snapshot record --matrix 'scheme=light,dark; locale=en_US,ar' --forms image,layout
          \(ToolName.invoked) snapshot record --prune

        Look at the new references before you commit them: the report shows them next to the old ones.

        Exit codes: 0 if all references match the pictures, 2 if a reference was kept although it differs (--mode \
        missing), or a widget's code crashed, 73 if a reference cannot be written, 75 if a provider did not answer \
        and all others are recorded.
        """)
  }

  @OptionGroup var options: SnapshotOptions

  @Option(
    help:
      "missing: only missing references; failed: also unreadable and different ones; all: also those within verify's tolerance (default: failed).",
    transform: Choice<RecordMode>(of: "mode", from: RecordMode.recording).value)
  var mode = RecordMode.failed

  @Flag(help: "Remove references of the recorded widgets that no picture has.")
  var prune = false

  var timeZone: TimeZone { options.asking.reproducible.timeZone }

  package init() {}

  package func run() async throws {
    try await ToolError.reporting {
      try await SnapshotRun<Bundle>(options: options, mode: mode, prunes: prune).work()
    }
  }
}

extension RecordMode {
  /// The modes that write.
  fileprivate static var recording: [(String, RecordMode)] {
    allCases.filter { $0 != .never }.map { ($0.rawValue, $0) }
  }
}
