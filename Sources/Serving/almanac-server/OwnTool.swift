import Foundation
import SystemIO
import ToolOptions

/// The tool that started this program, or the one beside it.
enum OwnTool {
  static func url(_ environment: ToolEnvironment) -> URL {
    if let path = environment.variables["ALMANAC_TOOL"] { return URL(fileURLWithPath: path) }
    let own = URL(fileURLWithPath: CurrentExecutable.path).resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appending(path: "almanac")
  }
}
