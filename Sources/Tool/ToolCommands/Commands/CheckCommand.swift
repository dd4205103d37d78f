package import ArgumentParser
import DesktopSetup
import Foundation
import Graphics
import Refreshing
import Scheduling
import SharedFolders
import Timelines
import ToolConfiguration
import ToolOptions
import ToolReports
package import Widgets

package struct CheckCommand<Bundle: WidgetBundle>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: "Check a configuration file: list its errors with line and column, or its outputs.",
      discussion: """
        Without a file, it checks the one that setup wrote.

        Examples:
          \(ToolName.invoked) check
          \(ToolName.invoked) check widgets.yaml

        Exit codes: 65 if the file has errors, 66 if it cannot be read.
        """)
  }

  @Argument(help: "A configuration file, as for refresh --config (default: setup's).")
  var file: String?

  @Flag(help: "Print JSON.")
  var json = false

  package init() {}

  /// The JSON of a picture.
  private struct Place: Codable {
    let path: String
    let kind: String
    /// Nil for screens.
    let family: String?
    let options: [String]
    /// For a stack: the folders of its widgets, in their order.
    var widgets: [String]?
  }

  package func run() throws {
    try ToolError.reporting {
      let environment = ToolEnvironment()
      let file = try namedOrSetup(environment)
      if self.file == nil { Console.error("note: reading \(file.printable), which setup wrote") }
      let world = DrawingOptions.plainWorld(environment, locale: Locale(identifier: "en_US"))
      let widgets = BundleWidgets(of: Bundle.self, in: world)
      let configuration = try Configuration.read(file, among: widgets, checkingFiles: true)
      let folder = configuration.output.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
      var places = configuration.widgets.map { widget in
        Place(
          path: "\(folder)\(widget.name.path)/current.\(widget.format.fileExtension)", kind: widget.kind.kind,
          family: widget.name.family.name, options: widget.name.options)
      }
      places += configuration.stacks.map { stack in
        Place(
          path: "\(folder)\(stack.place.path)/current.\(stack.format)", kind: stack.place.kind,
          family: stack.place.family.name, options: [], widgets: stack.members.map(\.path))
      }
      for plan in configuration.screens.map(\.plan) {
        let panes = plan.panes.map { "\($0.path) at \($0.frame.x),\($0.frame.y)" }
        places.append(
          Place(
            path: folder + plan.picture, kind: plan.path, family: nil,
            options: ["\(plan.fileSize)"] + panes))
      }
      for name in configuration.screensForDevices {
        places.append(
          Place(
            path: "\(folder)\(ScreenPlan.screens)/\(name)", kind: "\(ScreenPlan.screens)/\(name)", family: nil,
            options: ["for the devices that show it"]))
      }
      if json { return try Console.write(try places.jsonText()) }
      for place in places {
        let stack = place.widgets.map { ["stack of \($0.joined(separator: ", "))"] } ?? []
        try Console.print(([place.path.printable] + place.options.map(\.printable) + stack).joined(separator: "  "))
      }
    }
  }

  /// - Throws: A failure with exit code 64 if there is neither a name nor a file of `setup`.
  private func namedOrSetup(_ environment: ToolEnvironment) throws(ToolError) -> String {
    if let file { return file }
    guard let file = try SetupRecord.configuration(in: environment.state) else {
      throw ToolError("a configuration file is expected, because setup has written none", exitCode: .validationFailure)
    }
    return file
  }
}
