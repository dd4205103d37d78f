import ArgumentParser
import DesktopSetup
package import Foundation
import Refreshing
import Scheduling
import SharedFolders
import StatusReports
import SystemSettings
import ToolConfiguration
package import ToolOptions
import ToolReports
package import Widgets

/// Shows the current pictures and what comes next.
package struct StatusAction: CommandAction {
  var kinds: [String] = []
  var output: String?
  var config: String?
  var json = false
  var at: Date?

  package init() {}

  package static var options: [PlainOption<Self>] {
    [
      PlainOption("output", short: "o") { $1.output = $0 },
      PlainOption("config") { $1.config = $0 },
      PlainOption(flag: "json") { $0.json = true },
      PlainOption("at") { $1.at = try Date(argument: $0) },
    ]
  }

  package mutating func add(_ argument: String) -> Bool {
    kinds.append(argument)
    return true
  }

  /// It draws nothing.
  package var timeZone: TimeZone? { .gmt }

  package func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output must not be empty.") }
  }

  package func run(_ bundle: any WidgetBundle.Type) async throws {
    try ToolError.reporting {
      let (environment, now) = (ToolEnvironment(), at ?? Date())
      guard let file = try setupFile(environment) else {
        return try show(try status(bundle, environment, at: now), at: now)
      }
      var action = self
      action.config = file
      let status = try action.status(bundle, environment, at: now)
      // Named widgets may be in the default folder alone.
      if !hasKinds(status), let usual = try? self.status(bundle, environment, at: now), hasKinds(usual) {
        return try show(usual, at: now)
      }
      Console.error("note: reading \(file.printable), which setup wrote; --output DIR shows another folder")
      try show(status, at: now)
    }
  }

  /// The file that `setup` wrote, if the command line names no other source.
  private func setupFile(_ environment: ToolEnvironment) throws(ToolError) -> String? {
    output == nil && config == nil ? try SetupRecord.configuration(in: environment.state) : nil
  }

  private func status(
    _ bundle: any WidgetBundle.Type, _ environment: ToolEnvironment, at now: Date
  ) throws -> OutputStatus {
    let file = try configuration(bundle, environment)
    let output = output ?? file?.output ?? OutputOptions.standardFolder(environment)
    let asked = file.map {
      RequestedSlots(
        widgets: $0.widgets.map(\.name), stacks: $0.stacks.map(\.place), screens: $0.screens.map(\.plan.path))
    }
    let known = OutputStatus(of: output, asked: asked, environment.requests.tokens(at: now), at: now)
    guard let known, !known.isEmpty else { throw nothing(in: output) }
    return known
  }

  private func hasKinds(_ status: OutputStatus) -> Bool { kinds.allSatisfy(status.names.contains) }

  private func show(_ known: OutputStatus, at now: Date) throws {
    var status = known
    if let kind = kinds.first(where: { !status.names.contains($0) }) {
      throw ToolError("\(status.output): no picture of kind \(kind)", exitCode: .noInput)
    }
    if !kinds.isEmpty { status.keep(only: kinds) }
    if json { return try Console.write(try status.jsonText()) }
    Console.report(Chosen<TimeZone>?.none.diagnostics)
    for line in status.lines(at: now) { try Console.print(line.printable) }
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

  private func configuration(
    _ bundle: any WidgetBundle.Type, _ environment: ToolEnvironment
  ) throws -> Configuration? {
    ToolProcess.bindPlainWorld()
    let world = DrawingOptions.plainWorld(environment, locale: Locale(identifier: "en_US"))
    return try config.map { try Configuration.read($0, among: BundleWidgets(of: bundle, in: world)) }
  }
}
