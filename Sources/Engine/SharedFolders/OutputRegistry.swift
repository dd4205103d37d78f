package import Ambient
package import Foundation
package import SystemIO

/// The output folders that passes registered: a file for each in the data home, with its absolute path. Apps use them
/// to find the current widgets.
package struct OutputRegistry: Sendable {
  /// The folder, created when the first output is registered.
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// Registers an output. A registered output is left unchanged.
  ///
  /// - Throws: `AtomicFileError` if it cannot be stored.
  package func register(_ output: OutputFolder) throws(AtomicFileError) {
    let data = Data(output.url.standardizedFileURL.path.utf8)
    let path = folder.appending(path: ContentHash(data).digits).path
    guard StoredFile.contents(path) != data else { return }
    try AtomicFile.write(data, to: path, isPrivate: true)
    PrivateFile.restrictPermissions(folder.path)
  }

  /// The registered outputs that still exist, sorted by path; nil if none was ever registered.
  ///
  /// - Throws: A Foundation error if the folder exists and cannot be read.
  package func outputs() throws -> [OutputFolder]? {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    }
    let paths = names.filter { !$0.hasPrefix(".") }.compactMap { name in
      StoredFile.contents(folder.appending(path: name).path).flatMap { String(validating: $0, as: UTF8.self) }
    }
    return paths.filter { $0.hasPrefix("/") }.sorted().map { OutputFolder(URL(fileURLWithPath: $0, isDirectory: true)) }
      .filter { FileManager.default.fileExists(atPath: $0.url.path) }
  }
}

extension AmbientValues {
  /// The outputs set by a tool; nil for those of the data directory.
  package var knownOutputs: OutputRegistry? {
    get { self[KnownOutputsKey.self] }
    set { self[KnownOutputsKey.self] = newValue }
  }
}

private enum KnownOutputsKey: AmbientKey {
  static var defaultValue: OutputRegistry? { nil }
}
