import Foundation
import JSONText
package import SharedFolders
import SystemIO

/// A screen that is drawn for a model of devices, because such a device shows it.
package struct DevicePanel: Codable, Hashable, Comparable, Sendable {
  package let screen: String
  /// The name of a ``PanelModel``.
  package let model: String

  package init(screen: String, model: String) { (self.screen, self.model) = (screen, model) }

  /// Its folder within the output.
  package var path: String { "\(ScreenPlan.screens)/\(screen)@\(model)" }

  package static func < (one: DevicePanel, other: DevicePanel) -> Bool {
    (one.screen, one.model) < (other.screen, other.model)
  }

  /// The largest number of them.
  package static let limit = 1000

  private static func file(of output: OutputFolder) -> String {
    output.ownFolder.appending(path: "panels.json").path
  }

  /// Those that a server has recorded in an output.
  package static func all(in output: OutputFolder) -> [DevicePanel] {
    guard let data = try? RegularFile.contents(of: file(of: output), limit: 1 << 20) else { return [] }
    return Array(([DevicePanel](stableJSON: data) ?? []).prefix(limit))
  }

  /// Records them for `run`.
  ///
  /// - Throws: The error of the system.
  package static func store(_ panels: [DevicePanel], in output: OutputFolder) throws {
    try AtomicFile.write(try panels.sorted().stableJSON(), to: file(of: output))
  }
}
