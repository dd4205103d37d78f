import Foundation
import SystemIO
import Timelines

/// What a command passes to providers.
package struct ProviderOptions: Sendable {
  /// Settings of the widget, as `NAME=VALUE`.
  var set: [String] = []
  /// The files of a Live Activity.
  var attributes, contentState: String?
  var timeLimit = TimeLimit.usual

  /// - Throws: A validation error, with exit code 64.
  func validate() throws {
    try TimeLimit.checkVariable()
    _ = try settings
  }

  private var files: [(name: String, path: String)] {
    [("attributes", attributes), ("state", contentState)].compactMap { name, file in file.map { (name, $0) } }
  }

  /// All settings, as `NAME=VALUE`. A file is its path after `@`.
  var allSettings: [String] { self.set + files.map { "\($0.name)=@\($0.path)" } }

  var activityContents: [String] {
    files.map { name, path in
      let text = (try? RegularFile.contents(of: path, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) }
      return "\(name)=\(text ?? "@\(path)")"
    }
  }

  var settings: SettingValues { get throws { try SettingValues(allSettings) } }
}
