import SystemIO
import Foundation
import ToolCommands

/// What shows a file to the person at the screen.
struct DesktopOpener {
  private let variables: [String: String]

  init(_ environment: ToolEnvironment) { variables = environment.variables }

  /// Has the desktop open a file. Without a screen, or a program that opens files, nothing happens: its path was printed.
  func open(_ path: String) {
    let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { variables[$0]?.isEmpty == false }
    let programs: [String] = (variables["PATH"] ?? "").split(separator: ":").map { "\($0)/xdg-open" }
    guard hasScreen, let program = programs.first(where: { access($0, X_OK) == 0 }) else { return }
    // A browser may stay as long as it is open, and nobody waits for it.
    _ = try? ChildProcess(program, [path], environment: variables, leadsGroup: true)
  }
}
