import DeviceStore
import Foundation
package import Refreshing
package import SharedFolders
import Synchronization

/// The settings of devices, and the screens that `run` has to draw for them.
package final class DeviceDirectory: Sendable {
  private struct State {
    var settings: DeviceSettings
    var panels: Set<DevicePanel>
  }

  private let output: OutputFolder
  private let state: Mutex<State>
  /// Lets `run` read what it has to draw.
  private let onChange: @Sendable () -> Void

  /// - Parameter onChange: Called after a screen for another model was recorded.
  package init(_ settings: DeviceSettings, output: OutputFolder, onChange: @escaping @Sendable () -> Void) {
    (self.output, self.onChange) = (output, onChange)
    state = Mutex(State(settings: settings, panels: Set(DevicePanel.all(in: output))))
  }

  package var settings: DeviceSettings { state.withLock { $0.settings } }

  package func change(to settings: DeviceSettings) { state.withLock { $0.settings = settings } }

  /// Makes sure that a screen is drawn for a model.
  ///
  /// - Throws: The error of the system, if it cannot be recorded.
  package func need(_ panel: DevicePanel) throws {
    let panels = state.withLock { state -> Set<DevicePanel>? in
      guard !state.panels.contains(panel), state.panels.count < DevicePanel.limit else { return nil }
      return state.panels.union([panel])
    }
    guard let panels else { return }
    try DevicePanel.store(Array(panels), in: output)
    state.withLock { $0.panels.formUnion(panels) }
    onChange()
  }
}
