import Foundation
import Synchronization

/// Whether the process is the tool, or something that runs its commands, such as a test.
package enum ToolProcess {
  private static let isStarted = Mutex(false)

  /// The environment that the process was started with. Later the tool gives itself the time zone of its pictures, which
  /// nobody else is to inherit.
  package static let variables = ProcessInfo.processInfo.environment

  /// Whether the process is the tool.
  package static var isTool: Bool { isStarted.withLock { $0 } }

  /// Called once, by the tool's `main()`.
  package static func becomeTool() { isStarted.withLock { $0 = true } }
}
