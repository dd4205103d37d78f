import ArgumentParser
import Foundation
import SystemIO
import ToolOptions
import ToolReports

/// The web server of `almanac`, which starts it for `almanac preview`. A program of its own: the tool starts faster without
/// a server inside.
@main
struct Server: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "almanac-server", abstract: "Serve pictures of widgets, and previews.",
    subcommands: [PreviewCommand.self, ServeCommand.self, DevicesCommand.self, FleetCommand.self])

  static func main() async {
    let options = UniversalOptions()
    Console.isQuiet = options.isQuiet
    do {
      var command = try parseAsRoot(options.words)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      // As the tool prints errors.
      let (code, text) = (exitCode(for: error), fullMessage(for: error))
      guard text.hasPrefix("Error: ") else { exit(withError: error) }
      Console.error("error: " + text.dropFirst("Error: ".count))
      Foundation.exit(code.rawValue)
    }
  }
}

/// The tool that started this program, or the one beside it.
enum OwnTool {
  /// - Parameter path: Another tool, if one was named.
  static func url(_ path: String?, _ environment: ToolEnvironment) throws -> URL {
    guard let path else { return url(environment) }
    let file = URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
    guard FileManager.default.isExecutableFile(atPath: file.path), !file.hasDirectoryPath else {
      throw ToolError("\(path): is not a tool; create one with: almanac build DIR -o FILE", exitCode: .noInput)
    }
    return file
  }

  static func url(_ environment: ToolEnvironment) -> URL {
    if let path = environment.variables["ALMANAC_TOOL"] { return URL(fileURLWithPath: path) }
    let own = URL(fileURLWithPath: CurrentExecutable.path).resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appending(path: "almanac")
  }
}
