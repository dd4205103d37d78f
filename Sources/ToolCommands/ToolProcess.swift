import Foundation
import Graphics
import Rendering
import Synchronization
import Timelines

/// Whether the process is the tool, or something that runs its commands, such as a test.
enum ToolProcess {
  private static let isTool = Mutex(false)

  /// Says that it is the tool: called by the tool's `main()`.
  ///
  /// Bundles, and the providers that they make, look for their group's folder before a command has read its options.
  static func start() {
    isTool.withLock { $0 = true }
    bind(WidgetRenderer(world: DrawingOptions.plainWorld(ToolEnvironment(), locale: Locale(identifier: "en_US"))))
  }

  /// Tells the tool's process for which device it draws.
  static func bind(_ device: DeviceProfile, scale: PixelScale) {
    if isTool.withLock({ $0 }) { WidgetRenderer.bindToProcess(device, scale: scale) }
  }

  /// Tells the tool's process what is bound for each picture; other processes are left as they are.
  static func bind(_ renderer: WidgetRenderer) {
    if isTool.withLock({ $0 }) { renderer.bindToProcess() }
  }
}
