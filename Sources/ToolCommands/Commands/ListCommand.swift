package import ArgumentParser
import Foundation
import Localization
import Rendering
package import Widgets

/// `list`: the widgets of the bundle.
package struct ListCommand<Bundle: WidgetBundle>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract: "Lists the widgets: kinds, names, families, settings; and what is not drawn, with the reason.",
      discussion: "Example: \(ToolName.invoked) list --json")
  }

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    help: "The language of names and descriptions, for instance ar or ja_JP; en_US unless given.",
    transform: Locale.named)
  var locale = Locale(identifier: "en_US")

  package init() {}

  package func run() async throws {
    let world = DrawingOptions.plainWorld(ToolEnvironment(), locale: locale)
    let reports = await world.asking {
      let bundle = Bundle()
      var reports: [WidgetReport] = []
      for kind in bundle.kinds { reports.append(await WidgetReport(kind).withSettings(of: kind)) }
      return reports + bundle.undrawn.map(WidgetReport.init)
    }
    Console.report(world.making { Bundle.kindFindings })
    try ToolFailure.reporting {
      if json { return try Console.write(try reports.jsonText()) }
      for report in reports {
        try Console.print(report.kind + (report.displayName.map { "  \($0)" } ?? ""))
        if let description = report.description { try Console.print("    \(description)") }
        try Console.print(
          "    \(report.notDrawn.map { "not drawn: \($0)" } ?? report.families.joined(separator: ", "))")
        for parameter in report.parameters ?? [] { try Console.print("    \(parameter.line)") }
      }
    }
  }
}
