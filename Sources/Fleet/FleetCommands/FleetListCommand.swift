import ArgumentParser
import FleetStore
import Foundation
import JSONText
import ToolReports

/// Lists widgets.
struct FleetListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List widgets and their state, a line for each.",
    discussion: "Example: almanac fleet list --owner anna --json")

  @Option(help: "Those of this owner.")
  var owner: String?

  @Flag(help: "Print a line of JSON for each.")
  var json = false

  @OptionGroup var connection: FleetConnectionArguments

  func run() throws {
    try connection.use { database in
      try database.list(owner: owner) { widgets in
        for widget in widgets {
          if json {
            try Console.write(try widget.stableJSON(isPretty: false))
          } else {
            try Console.print(Self.line(widget))
          }
        }
      }
    }
  }

  private static func line(_ widget: ListedWidget) -> String {
    let state =
      if let reason = widget.reason {
        "put aside: \(reason)"
      } else if let failure = widget.failure {
        "failed: \(failure)"
      } else if let next = widget.next {
        widget.date == nil ? "no picture yet" : "next \(next.timestamp)"
      } else {
        "unchanged until a request"
      }
    return ["\(widget.owner)/\(widget.name)", widget.kind, state].map(\.printable).joined(separator: "\t")
  }
}
