package import Foundation
import Pushing
package import Refreshing
import Rendering
package import Scheduling
import SharedFolders
package import ToolOptions
import ToolReports
import Widgets

/// A configuration: from a file, or from the command line.
package struct Configuration {
  /// The file's absolute path; nil for the command line.
  var file: String?
  /// The output folder's absolute path; nil if the file has none.
  package var output: String?
  /// The default options of pictures, and the world in which they are drawn.
  var drawing: DrawingOptions
  var refreshing: RefreshOptions
  package var widgets: [RequestedWidget] = []
  /// Slots that show one of several widgets. Their widgets are also in ``widgets``.
  package var stacks: [StackSlot] = []
  /// The commands to run after a slot's picture was replaced.
  var commands: [OutputSlot: ChangeCommand] = [:]
  /// The wallpaper and the screens of panels.
  package var screens: [ConfiguredScreen] = []
  /// The screens as they can be drawn for any panel.
  var templates: [ScreenTemplate] = []
  /// What the file says about devices that fetch pictures.
  package var devices: DeviceSettings?
  /// Where pictures are sent.
  var pushTargets: [PushTarget] = []
  /// The kinds that `serve` draws on demand.
  package var servedKinds: [String] = []

  /// Reads the configuration file at `path`.
  ///
  /// - Parameters:
  ///   - contents: The file's bytes, if they have been read already.
  ///   - words: Additional command-line options.
  ///   - checkingFiles: Whether to open the files that it names, such as backgrounds.
  /// - Throws: A failure with exit code 66 if the file cannot be read, ``ConfigurationErrors`` if it has errors.
  package static func read(
    _ path: String, contents: Data? = nil, among widgets: BundleWidgets, adding words: [String] = [],
    checkingFiles: Bool = false
  ) throws -> Configuration {
    var reader = ConfigurationReader(widgets)
    reader.checksFiles = checkingFiles
    do {
      let file = try ConfigurationFile(path: path, contents: contents ?? ConfigurationFile.contents(of: path))
      let configuration = reader.read(file, adding: words)
      if reader.faults.isEmpty, let configuration { return configuration }
    } catch let fault as ConfigurationError {
      throw ConfigurationErrors(path: path, faults: [fault])
    }
    throw ConfigurationErrors(path: path, faults: reader.faults)
  }
}

package struct ConfiguredScreen {
  package let plan: ScreenPlan
  /// The command to run after it was replaced.
  let command: ChangeCommand?
}

package struct ConfigurationErrors: InvalidDataError {
  let path: String
  let faults: [ConfigurationError]

  /// `FILE:LINE:COLUMN: error: …`, in the order of the file, without repetitions; at most a hundred.
  package var lines: [String] {
    var seen: Set<ConfigurationError> = []
    let sorted = faults.filter { seen.insert($0).inserted }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    let lines = sorted.prefix(100).map { "\(path.printable):\($0.line):\($0.column): error: \($0.message.printable)" }
    return lines + (sorted.count > 100 ? ["\(path.printable): there are more errors"] : [])
  }
}
