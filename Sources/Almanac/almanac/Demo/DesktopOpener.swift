import Foundation
import SystemIO
import ToolOptions

struct DesktopOpener {
  private let variables: [String: String]

  init(_ environment: ToolEnvironment) { variables = environment.variables }

  /// Opens a file. Does nothing without a display or a program that opens files, as the path was printed.
  func open(_ path: String) {
    let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { variables[$0]?.isEmpty == false }
    let programs: [String] = (variables["PATH"] ?? "").split(separator: ":").map { "\($0)/xdg-open" }
    guard hasScreen, let program = programs.first(where: { access($0, X_OK) == 0 }) else { return }
    // Not waited for: a browser may run for long.
    _ = try? ChildProcess(program, [path], environment: variables, leadsGroup: true)
  }
}
