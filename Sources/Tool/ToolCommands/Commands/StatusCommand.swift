package import ArgumentParser
import Foundation
import Refreshing
import Scheduling
import SharedFolders
import SystemSettings
import ToolConfiguration
import ToolOptions
import ToolReports
package import Widgets

package struct StatusCommand<Bundle: WidgetBundle>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status",
      abstract: "Show the current pictures, the next reloads and their reasons, and the last errors.",
      discussion: """
        Outputs that are no longer configured (with --config, by the file) are marked as such.

        Examples:
          \(ToolName.invoked) status --output ~/widgets
          \(ToolName.invoked) status KIND --config widgets.yaml --json
        """)
  }

  @Argument(help: "Kinds of widgets and names of stacks (default: all).")
  var kinds: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output folder of refresh (default: \(OutputOptions.standardFolderWords)).", valueName: "DIR"))
  var output: String?

  @Option(help: ArgumentHelp("A configuration file, as for refresh.", valueName: "FILE"))
  var config: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var clock: NowOption

  package init() {}

  package func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output must not be empty.") }
  }

  package func run() async throws {
    try ToolError.reporting {
      let environment = ToolEnvironment()
      let (file, now) = (try configuration(environment), clock.now)
      let output = output ?? file?.output ?? OutputOptions.standardFolder(environment)
      let asked = file.map {
        RequestedSlots(
          widgets: $0.widgets.map(\.name), stacks: $0.stacks.map(\.place), hasWallpaper: $0.wallpaper != nil)
      }
      let known = OutputStatus(of: output, asked: asked, environment.requests.tokens(at: now), at: now)
      guard var status = known, !status.isEmpty else { throw nothing(in: output) }
      if let kind = kinds.first(where: { !status.names.contains($0) }) {
        throw ToolError("\(output): no picture of kind \(kind)", exitCode: .noInput)
      }
      if !kinds.isEmpty { status.keep(only: kinds) }
      if json { return try Console.write(try status.jsonText()) }
      Console.report(Chosen<TimeZone>?.none.diagnostics)
      for line in status.lines(at: now) { try Console.print(line.printable) }
    }
  }

  private func nothing(in folder: String) -> ToolError {
    var isFolder = ObjCBool(false)
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    if exists && !isFolder.boolValue { return ToolError("\(folder): not a directory", exitCode: .noInput) }
    if exists && !FileManager.default.isReadableFile(atPath: folder) {
      return ToolError("\(folder): cannot be read", exitCode: .noInput)
    }
    let options = config.map { " --config \($0)" } ?? output.map { " --output \($0)" } ?? ""
    return ToolError(
      "\(folder): no pictures yet; create them with: \(ToolName.invoked) refresh\(options)",
      exitCode: .noInput)
  }

  private func configuration(_ environment: ToolEnvironment) throws -> Configuration? {
    let world = DrawingOptions.plainWorld(environment, locale: Locale(identifier: "en_US"))
    return try config.map { try Configuration.read($0, among: BundleWidgets(of: Bundle.self, in: world)) }
  }
}
