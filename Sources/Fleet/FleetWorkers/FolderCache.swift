package import Foundation
import SystemIO

/// Folders of widgets' data, by their hashes. They are complete, and never change.
package struct FolderCache: Sendable {
  package let folder: URL

  package init(_ folder: URL) { self.folder = folder }

  /// The folders of one owner, for programs that may read no others.
  package init(of owner: String, in folder: URL) {
    self.init(folder.appending(path: ContentHash(Data(owner.utf8)).digits, directoryHint: .isDirectory))
  }

  private func place(_ hash: Data) -> URL {
    folder.appending(path: hash.map { String(format: "%02x", $0) }.joined(), directoryHint: .isDirectory)
  }

  /// The path of a folder; nil if it is not there.
  package func path(of hash: Data) -> String? {
    let path = place(hash).path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Writes a folder.
  ///
  /// - Parameter files: The contents by their paths in it.
  /// - Returns: Its path.
  /// - Throws: A Foundation error if it cannot be written, or a path leads out of it.
  package func store(_ files: [(path: String, contents: Data)], as hash: Data) throws -> String {
    let place = place(hash)
    let own = folder.appending(path: ".new-\(UUID())", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: own) }
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    for file in files {
      guard Self.isInside(file.path) else { throw CocoaError(.fileWriteInvalidFileName) }
      let url = own.appending(path: file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.contents.write(to: url)
    }
    // Another worker of the machine may have written it meanwhile.
    if rename(own.path, place.path) != 0, path(of: hash) == nil { throw CocoaError(.fileWriteUnknown) }
    return place.path
  }

  /// Whether a path stays in its folder.
  package static func isInside(_ path: String) -> Bool {
    !path.isEmpty
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part != "." && part != ".." && !part.utf8.contains(0)
      }
  }
}
