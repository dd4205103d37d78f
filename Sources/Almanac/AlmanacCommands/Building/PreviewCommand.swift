package import ArgumentParser
import Foundation
import SystemIO
import ToolReports

/// Starts `almanac-server`, a program of its own: a tool with a web server inside would start more slowly, and everyone would
/// compile the server.
package struct PreviewCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "preview", abstract: "Show widgets on a page that follows every change of their sources.",
      discussion: "`\(ToolName.invoked) preview --help` lists the options.")
  }

  @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("The options.", visibility: .hidden))
  var arguments: [String] = []

  package init() {}

  package func run() throws {
    try ToolError.reporting {
      let own = URL(fileURLWithPath: CurrentExecutable.path).resolvingSymlinksInPath()
      let server = own.deletingLastPathComponent().appending(path: Self.name)
      guard FileManager.default.isExecutableFile(atPath: server.path) else {
        throw ToolError(
          "\(server.path): not found; build it once, in a clone of Almanac, with: Scripts/server",
          exitCode: .unavailable)
      }
      var environment = ProcessInfo.processInfo.environment
      environment["ALMANAC_TOOL"] = own.path
      let reason = CurrentExecutable.reexecute(
        [Self.name, "preview"] + arguments, program: server.path, environment: environment)
      throw ToolError("\(server.path): cannot be started: \(reason)", exitCode: .unavailable)
    }
  }

  private static let name = "almanac-server"
}
