import DeviceStore
import Foundation
package import Refreshing
package import SharedFolders
import Synchronization

/// The settings of devices, and the screens that `run` has to draw for them.
package final class DeviceDirectory: Sendable {
  private let output: OutputFolder
  private let current: Mutex<DeviceSettings>
  private let writing = Mutex(())
  /// Lets `run` read what it has to draw.
  private let onChange: @Sendable () -> Void

  /// - Parameter onChange: Called after a screen for another model was recorded.
  package init(_ settings: DeviceSettings, output: OutputFolder, onChange: @escaping @Sendable () -> Void) {
    (self.output, self.onChange) = (output, onChange)
    current = Mutex(settings)
  }

  package var settings: DeviceSettings { current.withLock { $0 } }

  package func change(to settings: DeviceSettings) { current.withLock { $0 = settings } }

  /// Makes sure that a screen is drawn for a model.
  ///
  /// - Throws: The error of the system, if it cannot be recorded.
  package func need(_ panel: DevicePanel) throws {
    let isNew = try writing.withLock { _ in
      // Another program removes those of forgotten devices.
      let panels = DevicePanel.all(in: output)
      guard !panels.contains(panel), panels.count < DevicePanel.limit else { return false }
      try DevicePanel.store(panels + [panel], in: output)
      return true
    }
    if isNew { onChange() }
  }
}
