import ChildProcesses
import Foundation
import HTTPFetching

/// What the tool is called, by whoever called it.
package enum ToolName {
  /// The release.
  package static let version = UserAgent.version

  /// What tells this build from others: the size and the time of the program's file.
  static let program: String = {
    var status = stat()
    guard stat(OwnProgram.path, &status) == 0 else { return version }
    return [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec].map(String.init)
      .joined(separator: "-")
  }()

  /// The name of the executable: `almanac`, or that of a bundle's own tool.
  package static let invoked =
    CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "almanac"
}
