import ArgumentParser
import FleetStore
import Foundation
import JSONText
import ToolReports

/// Says how a fleet is doing.
struct FleetStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Say how late the fleet is, what waits, what failed, and who works.",
    discussion: """
      Examples:
        almanac fleet status
        almanac fleet status --strict >/dev/null || echo "the fleet needs somebody"

      Exit codes: 2 with --strict if there is a problem.
      """)

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print metrics in the text format of Prometheus.")
  var metrics = false

  @Flag(help: "Exit with code 2 if there is a problem.")
  var strict = false

  @OptionGroup var connection: FleetConnectionArguments

  func validate() throws {
    if json && metrics { throw ValidationError("--json and --metrics cannot be combined.") }
  }

  func run() throws {
    try connection.use { database in
      let status = try database.status()
      if json {
        try Console.write(try status.stableJSON())
      } else if metrics {
        try Console.write(Data(FleetMetrics(status, try database.totals()).text.utf8))
      } else {
        try FleetStatusText(status).lines.forEach { try Console.print($0.printable) }
      }
      if strict, !status.problems.isEmpty { throw ExitCode.findings }
    }
  }
}
