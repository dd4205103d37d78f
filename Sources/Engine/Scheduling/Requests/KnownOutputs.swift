package import Ambient
package import SystemIO
package import Foundation

/// The outputs that there are, as far as passes told: a file for each in the data home, with its whole path. An app learns
/// by them which widgets are in place.
package struct KnownOutputs: Sendable {
  /// The folder; made when the first output is told.
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// Says that there is an output. One that was told before is left alone.
  ///
  /// - Throws: `AtomicFileError` when it cannot be kept.
  package func tell(_ output: OutputFolder) throws(AtomicFileError) {
    let data = Data(output.url.standardizedFileURL.path.utf8)
    let path = folder.appending(path: ContentHash(data).digits).path
    guard FileManager.default.contents(atPath: path) != data else { return }
    try AtomicFile.write(data, to: path, isPrivate: true)
    PrivateFile.tighten(folder.path)
  }

  /// The outputs that are still there, in order of their paths; nil where none was ever told.
  ///
  /// - Throws: An error of Foundation's when the folder is there and cannot be read.
  package func outputs() throws -> [OutputFolder]? {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    }
    let paths = names.filter { !$0.hasPrefix(".") }.compactMap { name in
      FileManager.default.contents(atPath: folder.appending(path: name).path).flatMap {
        String(validating: $0, as: UTF8.self)
      }
    }
    return paths.filter { $0.hasPrefix("/") }.sorted().map { OutputFolder(URL(fileURLWithPath: $0, isDirectory: true)) }
      .filter { FileManager.default.fileExists(atPath: $0.url.path) }
  }
}

extension AmbientValues {
  /// Nil unless a tool has set them: then those of the data directory count.
  package var knownOutputs: KnownOutputs? {
    get { self[KnownOutputsKey.self] }
    set { self[KnownOutputsKey.self] = newValue }
  }
}

private enum KnownOutputsKey: AmbientKey {
  static var defaultValue: KnownOutputs? { nil }
}
