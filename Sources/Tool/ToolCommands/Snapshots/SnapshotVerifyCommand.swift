package import ArgumentParser
import Foundation
import Snapshots
package import Widgets

/// `snapshot verify`: compares pictures with references.
package struct SnapshotVerifyCommand<Bundle: WidgetBundle>: AsyncParsableCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify",
      abstract: "Compares every picture with its reference, bit by bit unless something is tolerated.",
      discussion: """
        Examples:
          \(ToolName.invoked) snapshot verify
          \(ToolName.invoked) snapshot verify --junit results.xml --report snapshot-report
          \(ToolName.invoked) snapshot verify --matrix 'scheme=light,dark; locale=en_US,ar' --forms image,layout
          \(ToolName.invoked) snapshot verify --tolerance 2 --largest-region 4

        The options that say which pictures there are must be those of record: a reference that belongs to none is a finding.

        Exit codes besides the usual: 0 all are equal, 2 one differs, is missing, cannot be read or belongs to no picture, or a \
        widget's own code stopped the program, 66 there is no folder of references, 75 a provider did not answer, and all \
        others are equal.
        """)
  }

  @OptionGroup var options: SnapshotOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far apart two colours may be that count as one, by CIEDE2000; 0, not at all, unless given.",
      valueName: "DELTA_E"))
  var tolerance = 0.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many pixels that touch each other may differ all the same; 0 unless given.", valueName: "PIXELS"))
  var largestRegion = 0

  @Flag(help: "Pixels that differ in smoothed edges alone count for nothing.")
  var ignoreAntialiasing = false

  var timeZone: TimeZone { options.asking.reproducible.timeZone }

  package init() {}

  package func validate() throws {
    // Between black and white there are 100.
    // Black and white are 100 apart: nothing would be compared.
    guard (0..<100).contains(tolerance) else { throw ValidationError("Write a number below 100: --tolerance 2.") }
    if largestRegion < 0 { throw ValidationError("Write a whole number of pixels: --largest-region 4.") }
  }

  package func run() async throws {
    let comparison = ImageComparison(
      deltaE: tolerance, largestRegion: largestRegion, ignoresAntialiasing: ignoreAntialiasing)
    try await ToolError.reporting {
      try await SnapshotRun<Bundle>(options: options, mode: .never, comparison: comparison).work()
    }
  }
}
