package import Foundation
import JSONText

/// The sources that a tool was compiled from, kept among its resources: debug information has the names of links and copies
/// in the cache, and the user knows others.
package struct SourceTable: Codable, Hashable, Sendable {
  /// What the file is called.
  package static let fileName = "AlmanacSources.json"

  /// The program that finds lines in debug information, of the toolchain that compiled the tool.
  package let symbolizer: String
  /// The user's files by what the compiler read instead, from the folder of the build on.
  private let files: [String: String]

  /// - Parameters:
  ///   - paths: The user's files by what the compiler read instead.
  ///   - folder: The folder of the build.
  init(symbolizer: URL, paths: [String: String], in folder: URL) {
    self.symbolizer = symbolizer.path
    let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    files = Dictionary(
      paths.map { ($0.key.hasPrefix(prefix) ? String($0.key.dropFirst(prefix.count)) : $0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The table of a tool; nil where it has none.
  ///
  /// - Parameter resources: The folder of the tool's resources.
  package init?(in resources: URL) {
    guard let data = FileManager.default.contents(atPath: resources.appending(path: Self.fileName).path),
      let table = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = table
  }

  /// The user's file that debug information means; nil for what is not the user's.
  package func file(for compiled: String) -> String? {
    // Whatever links led to the folder when it was compiled.
    let parts = compiled.split(separator: "/")
    for count in 1...max(parts.count, 1) {
      if let file = files[parts.suffix(count).joined(separator: "/")] { return file }
    }
    return files[compiled]
  }

  /// Writes it into the folder of a tool's resources.
  func write(to resources: URL) throws(ExtensionBuildingError) {
    let place = resources.appending(path: Self.fileName)
    do {
      try JSONEncoder.stable(isPretty: false).encode(self).write(to: place)
    } catch {
      throw ExtensionBuildingError(.cannotCreate, "\(place.path): cannot be written: \(error.localizedDescription)")
    }
  }
}
