package import ArgumentParser
import Foundation
import Snapshots
package import Widgets

/// `snapshot record`: writes references.
package struct SnapshotRecordCommand<Bundle: WidgetBundle>: AsyncParsableCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record",
      abstract: "Writes the references that are missing or differ, and leaves the others as they are.",
      discussion: """
        Examples:
          \(ToolName.invoked) snapshot record
          \(ToolName.invoked) snapshot record KIND --mode missing --references Snapshots
          \(ToolName.invoked) snapshot record --matrix 'scheme=light,dark; locale=en_US,ar' --forms image,layout
          \(ToolName.invoked) snapshot record --prune

        Look at what was recorded before you keep it: the report shows it beside what was there.

        Exit codes besides the usual: 0 all references are as the pictures are, 2 one was left although it differs \
        (--mode missing), or a widget's own code stopped the program, 73 a reference cannot be written, 75 a provider did not \
        answer, and all others are recorded.
        """)
  }

  @OptionGroup var options: SnapshotOptions

  @Option(
    help:
      "missing: those that are not there; failed: those that cannot be read or differ, too (unless given); all: compares every bit, whatever verify tolerates.",
    transform: Choice<RecordMode>(of: "mode", from: RecordMode.recording).value)
  var mode = RecordMode.failed

  @Flag(help: "Remove references that belong to none of the pictures, of the widgets that are recorded.")
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
  /// Those that write anything.
  fileprivate static var recording: [(String, RecordMode)] {
    allCases.filter { $0 != .never }.map { ($0.rawValue, $0) }
  }
}
