package import ArgumentParser
import Foundation
package import Widgets

/// `list`: the widgets of the bundle.
package struct ListCommand<Bundle: WidgetBundle>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "Lists the widgets: kinds, names, families.",
      discussion: "Example: \(ToolName.invoked) list --json")
  }

  @Flag(help: "Print JSON.")
  var json = false

  package init() {}

  package func run() throws {
    let reports = Bundle().kinds.map(WidgetReport.init)
    try ToolFailure.reporting {
      if json { return try Console.write(try reports.jsonText()) }
      for report in reports {
        try Console.print(report.kind + (report.displayName.map { "  \($0)" } ?? ""))
        if let description = report.description { try Console.print("    \(description)") }
        try Console.print("    \(report.families.joined(separator: ", "))")
      }
    }
  }
}
