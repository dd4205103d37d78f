package import ArgumentParser
package import Foundation
package import SystemSettings
import ToolReports

/// The option of commands that depend on the day in a time zone.
package struct TimeZoneOption: ParsableArguments {
  @Option(
    name: .customLong("time-zone"),
    help: ArgumentHelp(
      "The time zone, such as Europe/Berlin (default: the system's).", valueName: "time-zone"),
    transform: Chosen<TimeZone>.argument)
  package var chosen: Chosen<TimeZone>?

  package init() {}

  package var timeZone: TimeZone { chosen.zone }

  /// Prints a warning if no zone was chosen and the system's zone cannot be identified.
  package func reportDiagnostics() { Console.report(chosen.diagnostics) }
}
