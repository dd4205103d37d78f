package import ArgumentParser
import Foundation
import Snapshots
import ToolOptions
import ToolReports
package import Widgets

package struct SnapshotVerifyCommand<Bundle: WidgetBundle>: AsyncParsableCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify",
      abstract: "Compare every picture with its reference, by default bit by bit.",
      discussion: """
        Examples:
          \(ToolName.invoked) snapshot verify
          \(ToolName.invoked) snapshot verify --junit results.xml --report snapshot-report
          \(ToolName.invoked) snapshot verify --matrix 'scheme=light,dark; locale=en_US,ar' --forms image,layout
          \(ToolName.invoked) snapshot verify --tolerance 2 --largest-region 4

        Use the same matrix and forms as with record: a reference that no picture has is a finding.

        Exit codes: 0 if all are equal, 2 if a picture differs, a reference is missing, unreadable or stale, or a \
        widget's code crashed, 66 if there is no folder of references, 75 if a provider did not answer and all \
        others are equal.
        """)
  }

  @OptionGroup var options: SnapshotOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The tolerated difference of two colours, by CIEDE2000.",
      valueName: "DELTA_E"))
  var tolerance = 0.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The tolerated size of a connected region of different pixels.", valueName: "PIXELS"))
  var largestRegion = 0

  @Flag(help: "Ignore differences in antialiasing.")
  var ignoreAntialiasing = false

  var timeZone: TimeZone { options.asking.reproducible.timeZone }

  package init() {}

  package func validate() throws {
    // Black and white are 100 apart: with that tolerance, nothing would be compared.
    guard (0..<100).contains(tolerance) else { throw ValidationError("--tolerance must be at least 0 and below 100.") }
    if largestRegion < 0 { throw ValidationError("--largest-region must not be negative.") }
  }

  package func run() async throws {
    let comparison = ImageComparison(
      deltaE: tolerance, largestRegion: largestRegion, ignoresAntialiasing: ignoreAntialiasing)
    try await ToolError.reporting {
      try await SnapshotRun<Bundle>(options: options, mode: .never, comparison: comparison).work()
    }
  }
}
