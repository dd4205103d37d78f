import Rendering
import Synchronization

/// Whether the process is the tool, or something that runs its commands, such as a test.
enum ToolProcess {
  private static let isTool = Mutex(false)

  /// Says that it is the tool: called by the tool's `main()`.
  static func start() { isTool.withLock { $0 = true } }

  /// Tells the tool's process what is bound for each picture; other processes are left as they are.
  static func bind(_ renderer: WidgetRenderer) {
    if isTool.withLock({ $0 }) { renderer.bindToProcess() }
  }
}
