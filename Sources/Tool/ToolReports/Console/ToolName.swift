import Diagnostics
import Foundation
import SystemIO

package enum ToolName {
  package static let version = Release.version

  /// Identifies this build: size and modification time of the program's file.
  package static let program: String = {
    var status = stat()
    guard stat(CurrentExecutable.path, &status) == 0 else { return version }
    return [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec].map(String.init)
      .joined(separator: "-")
  }()

  /// The name of the executable: `almanac`, or the name of a bundle's own tool.
  package static let invoked: String = {
    guard let path = CommandLine.arguments.first else { return "almanac" }
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }()
}
