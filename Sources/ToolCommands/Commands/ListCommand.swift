package import ArgumentParser
import Foundation
import Localization
package import Widgets

/// `list`: the widgets of the bundle.
package struct ListCommand<Bundle: WidgetBundle>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract: "Lists the widgets: kinds, names, families; and what is not drawn, with the reason.",
      discussion: "Example: \(ToolName.invoked) list --json")
  }

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    help: "The language of names and descriptions, for instance ar or ja_JP; en_US unless given.",
    transform: Locale.named)
  var locale = Locale(identifier: "en_US")

  package init() {}

  package func run() throws {
    let localization = LocalizationContext(locale: locale, now: Date(), tables: StringTables(main: .main))
    let reports = LocalizationContext.$current.withValue(localization) {
      let bundle = Bundle()
      return bundle.kinds.map(WidgetReport.init) + bundle.undrawn.map(WidgetReport.init)
    }
    try ToolFailure.reporting {
      if json { return try Console.write(try reports.jsonText()) }
      for report in reports {
        try Console.print(report.kind + (report.displayName.map { "  \($0)" } ?? ""))
        if let description = report.description { try Console.print("    \(description)") }
        try Console.print(
          "    \(report.notDrawn.map { "not drawn: \($0)" } ?? report.families.joined(separator: ", "))")
      }
    }
  }
}
