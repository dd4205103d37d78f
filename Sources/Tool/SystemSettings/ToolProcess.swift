import Foundation
import Synchronization

/// Whether the process is the tool, or another program that runs its commands, such as a test.
package enum ToolProcess {
  private static let isStarted = Mutex(false)

  /// The environment at the start of the process. The tool later sets `TZ` for its pictures, which child processes
  /// must not inherit.
  package static let variables = ProcessInfo.processInfo.environment

  package static var isTool: Bool { isStarted.withLock { $0 } }

  /// Called once, by the tool's `main()`.
  package static func becomeTool() { isStarted.withLock { $0 = true } }
}
