import Foundation
import SystemIO
import ToolReports

/// `almanac-server`, a program of its own: a tool with a web server inside would start more slowly, and everyone would
/// compile the server.
package enum ServerProgram {
  private static let name = "almanac-server"

  /// Replaces this program by the server.
  ///
  /// - Parameter command: The words of the command.
  /// - Throws: The exit code, if the server is not there.
  package static func become(_ command: [String], _ arguments: [String]) throws {
    try ToolError.reporting {
      let own = URL(fileURLWithPath: CurrentExecutable.path).resolvingSymlinksInPath()
      let server = own.deletingLastPathComponent().appending(path: name)
      guard FileManager.default.isExecutableFile(atPath: server.path) else {
        throw ToolError(
          "\(server.path): not found; install the package almanac-server, or, in a clone of Almanac, run: Scripts/server",
          exitCode: .unavailable)
      }
      var environment = ProcessInfo.processInfo.environment
      environment["ALMANAC_TOOL"] = own.path
      let reason = CurrentExecutable.reexecute(
        [name] + (Console.isQuiet ? ["--quiet"] : []) + command + arguments, program: server.path,
        environment: environment)
      throw ToolError("\(server.path): cannot be started: \(reason)", exitCode: .unavailable)
    }
  }
}
