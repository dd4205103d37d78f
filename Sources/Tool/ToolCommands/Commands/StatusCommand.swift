package import ArgumentParser
import Foundation
import Refreshing
import Scheduling
package import Widgets

/// `status`: what is in place, since when, and what comes next.
package struct StatusCommand<Bundle: WidgetBundle>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status",
      abstract: "Says what is in place, since when, what comes next and why, and what went wrong.",
      discussion: """
        What was asked for once and is not any more is named as such; with --config, what the file does not ask for.

        Examples:
          \(ToolName.invoked) status --output ~/widgets
          \(ToolName.invoked) status KIND --config widgets.yaml --json
        """)
  }

  @Argument(help: "The widgets, by their kinds, and stacks, by their names; all unless given.")
  var kinds: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder that refresh puts pictures in (default: \(PlacingOptions.standardFolderWords)).", valueName: "DIR"))
  var output: String?

  @Option(help: ArgumentHelp("The file that says what is to be in place, as for refresh.", valueName: "FILE"))
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
      let output = output ?? file?.output ?? PlacingOptions.standardFolder(environment)
      let known = OutputStatus(of: output, asked: file, environment.requests.tokens(at: now), at: now)
      guard var status = known, !status.isEmpty else { throw nothing(in: output) }
      if let kind = kinds.first(where: { !status.names.contains($0) }) {
        throw ToolError("\(output): no widget of kind \(kind) is in place there", exitCode: .noInput)
      }
      if !kinds.isEmpty { status.keep(only: kinds) }
      if json { return try Console.write(try status.jsonText()) }
      Console.report(Chosen<TimeZone>?.none.findings)
      for line in status.lines(at: now) { try Console.print(line.printable) }
    }
  }

  private func nothing(in folder: String) -> ToolError {
    var isFolder = ObjCBool(false)
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    if exists && !isFolder.boolValue { return ToolError("\(folder): not a folder", exitCode: .noInput) }
    if exists && !FileManager.default.isReadableFile(atPath: folder) {
      return ToolError("\(folder): cannot be read", exitCode: .noInput)
    }
    let options = config.map { " --config \($0)" } ?? output.map { " --output \($0)" } ?? ""
    return ToolError(
      "\(folder): no widgets are in place yet; put them there with: \(ToolName.invoked) refresh\(options)",
      exitCode: .noInput)
  }

  private func configuration(_ environment: ToolEnvironment) throws -> Configuration? {
    let world = DrawingOptions.plainWorld(environment, locale: Locale(identifier: "en_US"))
    return try config.map { try Configuration.read($0, among: BundleWidgets(of: Bundle.self, in: world)) }
  }
}
