package import Foundation
import JSONText

/// The sources of a tool, stored in its resources. Debug information has the paths of links and copies in the cache;
/// this table has the user's paths.
package struct SourceTable: Codable, Hashable, Sendable {
  package static let fileName = "AlmanacSources.json"

  /// The symbolizer of the toolchain that compiled the tool.
  package let symbolizer: String
  /// The user's files by the paths that the compiler saw, relative to the folder of the build.
  private let files: [String: String]

  /// - Parameters:
  ///   - paths: The user's files by the paths that the compiler saw.
  ///   - folder: The folder of the build.
  package init(symbolizer: URL, paths: [String: String], in folder: URL) {
    self.symbolizer = symbolizer.path
    let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    files = Dictionary(
      paths.map { ($0.key.hasPrefix(prefix) ? String($0.key.dropFirst(prefix.count)) : $0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Reads the table of a tool; nil if it has none.
  ///
  /// - Parameter resources: The folder of the tool's resources.
  package init?(in resources: URL) {
    guard let data = FileManager.default.contents(atPath: resources.appending(path: Self.fileName).path),
      let table = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = table
  }

  /// The user's file for a path in debug information; nil for other files.
  package func file(for compiled: String) -> String? {
    // The folder's path may have led through links when it was compiled.
    let parts = compiled.split(separator: "/")
    for count in 1...max(parts.count, 1) {
      if let file = files[parts.suffix(count).joined(separator: "/")] { return file }
    }
    return files[compiled]
  }
}
