package import Foundation
package import Refreshing
package import Rendering
package import Scheduling
import ToolOptions
import ToolReports
package import Widgets

/// What a configuration file, or the command line in its place, asks for.
package struct Configuration {
  /// The file, by its whole path; nil for the command line.
  var file: String?
  /// The folder to put the pictures in, absolute; nil where the file names none.
  package var output: String?
  /// How pictures are drawn unless their widgets say otherwise, and the world that they are drawn in.
  var drawing: DrawingOptions
  /// How often, how much.
  var refreshing: RefreshOptions
  package var widgets: [RequestedWidget] = []
  /// Places that show one of several widgets, which are all among ``widgets``.
  package var stacks: [StackSlot] = []
  /// What is run after the picture of a place was replaced.
  var commands: [OutputSlot: ChangeCommand] = [:]
  /// What shows pictures of places together; nil for nothing.
  package var wallpaper: ConfiguredWallpaper?

  /// What the file at `path` asks for.
  ///
  /// - Parameters:
  ///   - contents: The file's bytes, where they have been read.
  ///   - words: Options of the command line that count besides.
  ///   - checkingFiles: Opens files that are named, such as backgrounds, to see what they are.
  /// - Throws: A failure with exit code 66 for a file that cannot be read, ``ConfigurationErrors`` for one with anything
  ///   wrong in it.
  package static func read<Bundle: WidgetBundle>(
    _ path: String, contents: Data? = nil, of bundle: Bundle.Type, in world: World, adding words: [String] = [],
    checkingFiles: Bool = false
  ) throws -> Configuration {
    var reader = ConfigurationReader<Bundle>(in: world)
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

/// The wallpaper that a configuration file asks for.
package struct ConfiguredWallpaper {
  package let plan: WallpaperPlan
  /// What is run after it was replaced.
  let command: ChangeCommand?
}

/// All that is wrong with a configuration file.
package struct ConfigurationErrors: InvalidDataError {
  let path: String
  let faults: [ConfigurationError]

  /// `FILE:LINE:COLUMN: error: …`, in the order of the file, each once; of very many the first hundred.
  package var lines: [String] {
    var seen: Set<ConfigurationError> = []
    let sorted = faults.filter { seen.insert($0).inserted }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    let lines = sorted.prefix(100).map { "\(path.printable):\($0.line):\($0.column): error: \($0.message.printable)" }
    return lines + (sorted.count > 100 ? ["\(path.printable): there are more errors"] : [])
  }
}
