package import ArgumentParser
import Foundation
import Localization
import Rendering
import SystemSettings
import Timelines
import ToolOptions
import ToolReports
package import Widgets

package struct ListCommand<Bundle: WidgetBundle>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract: "List the widgets with their families and settings, and those that cannot be drawn, with the reason.",
      discussion: "Example: \(ToolName.invoked) list --json")
  }

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "The language of names and descriptions, such as ar or ja_JP (default: the system's).", valueName: "locale"),
    transform: Chosen<Locale>.argument)
  var chosenLocale: Chosen<Locale>?

  @Flag(help: "List the values of --device, with sizes and model names.")
  var devices = false

  package init() {}

  package func run() async throws {
    if devices { return try ToolError.reporting(listDevices) }
    let world = DrawingOptions.plainWorld(ToolEnvironment(), locale: chosenLocale.locale)
    let widgets = BundleWidgets(of: Bundle.self, in: world)
    let reports = await world.asking {
      var reports: [WidgetReport] = []
      for kind in widgets.kinds + widgets.activities { reports.append(await WidgetReport(kind).withSettings(of: kind)) }
      return reports
    }
    Console.report(widgets.findings)
    try ToolError.reporting {
      if json { return try Console.write(try reports.jsonText()) }
      for report in reports {
        try Console.print(report.kind + (report.displayName.map { "  \($0)" } ?? ""))
        if let description = report.description { try Console.print("    \(description)") }
        try Console.print("    \(report.families.joined(separator: ", "))")
        for parameter in report.parameters ?? [] { try Console.print("    \(parameter.line)") }
      }
    }
  }

  private func listDevices() throws {
    let devices = DeviceProfile.all.map { DeviceReport(name: $0.name, models: DeviceModels.models(of: $0)) }
    if json { return try Console.write(try devices.jsonText()) }
    let width = devices.map(\.name.count).max() ?? 0
    for device in devices {
      let name = device.name.padding(toLength: width, withPad: " ", startingAt: 0)
      try Console.print("\(name)  \(device.models.joined(separator: ", "))".trimmingCharacters(in: .whitespaces))
    }
  }

  /// The JSON of a device.
  private struct DeviceReport: Codable {
    let name: String
    /// Apple's models with that screen, which `--device` takes too.
    let models: [String]
  }
}
