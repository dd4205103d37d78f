import ExtensionBuilding
import Foundation
import Testing

/// A folder for a test's files, removed at its end.
final class Bench: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
      path: "almanac-extension-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file, and its parent folders.
  @discardableResult
  func put(_ text: String = "", at path: String) throws -> URL {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Writes the sources of a widget with `@main`.
  @discardableResult
  func putWidget(at path: String = "W.swift") throws -> URL {
    try put("import WidgetKit\nimport SwiftUI\n@main struct W: WidgetBundle {}\n", at: path)
  }

  /// Finds the extension of the bench's folder, or of a folder in it.
  func find(
    _ path: String = "", manifests: [String: String] = [:], _ change: (inout ExtensionRequest) -> Void = { _ in }
  ) throws -> ExtensionTarget {
    var request = ExtensionRequest(folder: path.isEmpty ? folder : folder.appending(path: path))
    change(&request)
    let reader = ManifestReader { [folder] (place: URL) throws(ExtensionBuildingError) in
      let key = String(place.path.dropFirst(folder.path.count + 1))
      guard let json = manifests[key] else {
        throw ExtensionBuildingError(.badData, "\(place.path): no manifest in the test")
      }
      return Data(json.utf8)
    }
    return try ExtensionFinder(request, manifests: reader).find()
  }

  func failure(
    _ path: String = "", manifests: [String: String] = [:], _ change: (inout ExtensionRequest) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ExtensionBuildingError {
    try #require(throws: ExtensionBuildingError.self, sourceLocation: sourceLocation) {
      try self.find(path, manifests: manifests, change)
    }
  }
}

extension [URL] {
  var names: [String] { map(\.lastPathComponent).sorted() }
}
