import ArgumentParser
import Foundation
import SystemIO
import ToolOptions

/// The web server of `almanac`, which starts it for `almanac preview`. A program of its own: the tool starts faster without
/// a server inside.
@main
struct Server: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "almanac-server", abstract: "Serve pictures of widgets, and previews.",
    subcommands: [PreviewCommand.self, ServeCommand.self])
}

/// The tool that started this program, or the one beside it.
enum OwnTool {
  static func url(_ environment: ToolEnvironment) -> URL {
    if let path = environment.variables["ALMANAC_TOOL"] { return URL(fileURLWithPath: path) }
    let own = URL(fileURLWithPath: CurrentExecutable.path).resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appending(path: "almanac")
  }
}
