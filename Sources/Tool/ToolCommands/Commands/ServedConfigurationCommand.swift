package import ArgumentParser
import Foundation
import Refreshing
import SystemSettings
import ToolConfiguration
import ToolOptions
import ToolReports
package import Widgets

/// Tells `almanac-server`, which knows no widgets, what a configuration file means.
package struct ServedConfigurationCommand<Bundle: WidgetBundle>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "served-configuration", abstract: "Read a configuration file for `almanac serve`.",
      shouldDisplay: false)
  }

  private struct Report: Encodable {
    let output: String
    let onDemand: [String]
    let devices: DeviceSettings
  }

  @Argument(help: "The configuration file.")
  var file: String

  package init() {}

  package func run() throws {
    try ToolError.reporting {
      let environment = ToolEnvironment()
      ToolProcess.bindPlainWorld()
      let world = DrawingOptions.plainWorld(environment, locale: Locale(identifier: "en_US"))
      let configuration = try Configuration.read(file, among: BundleWidgets(of: Bundle.self, in: world))
      let report = Report(
        output: configuration.output ?? OutputOptions.standardFolder(environment), onDemand: configuration.servedKinds,
        devices: configuration.deviceSettings)
      try Console.write(try report.jsonText())
    }
  }
}
