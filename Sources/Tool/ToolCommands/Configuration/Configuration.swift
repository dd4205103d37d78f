import Foundation
import Refreshing
import Rendering
import Scheduling
import Widgets

/// What a configuration file, or the command line in its place, asks for.
struct Configuration {
  /// The file, by its whole path; nil for the command line.
  var file: String?
  /// The folder to put the pictures in, absolute; nil where the file names none.
  var output: String?
  /// How pictures are drawn unless their widgets say otherwise, and the world that they are drawn in.
  var drawing: DrawingOptions
  /// How often, how much.
  var refreshing: RefreshOptions
  var widgets: [RequestedWidget] = []
  /// Places that show one of several widgets, which are all among ``widgets``.
  var stacks: [StackSlot] = []
  /// What is run after the picture of a place was replaced.
  var commands: [OutputSlot: ChangeCommand] = [:]
  /// What shows pictures of places together; nil for nothing.
  var wallpaper: ConfiguredWallpaper?

  /// What the file at `path` asks for.
  ///
  /// - Parameters:
  ///   - contents: The file's bytes, where they have been read.
  ///   - words: Options of the command line that count besides.
  ///   - checkingFiles: Opens files that are named, such as backgrounds, to see what they are.
  /// - Throws: A failure with exit code 66 for a file that cannot be read, ``ConfigurationErrors`` for one with anything
  ///   wrong in it.
  static func read(
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

/// All that is wrong with a configuration file.
struct ConfigurationErrors: Error {
  let path: String
  let faults: [ConfigurationError]

  /// `FILE:LINE:COLUMN: error: …`, in the order of the file, each once; of very many the first hundred.
  var lines: [String] {
    var seen: Set<ConfigurationError> = []
    let sorted = faults.filter { seen.insert($0).inserted }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    let lines = sorted.prefix(100).map { "\(path.printable):\($0.line):\($0.column): error: \($0.message.printable)" }
    return lines + (sorted.count > 100 ? ["\(path.printable): there are more errors"] : [])
  }
}
