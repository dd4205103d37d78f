import HTTPFetching
import ImagePipeline
import AtomicFiles
import Foundation

/// The last data of each source that were good, in the group's container.
struct KeptData {
  /// Data of a source, as they came.
  struct Copy: Codable {
    let source: String
    let received: Date
    let bytes: Data
    /// What their server is told that is here; nil for files, and for servers that named nothing.
    var validators: DocumentValidators?
  }

  private let folder: CacheFolder

  init(container: URL) {
    folder = CacheFolder(container.appending(path: "kept", directoryHint: .isDirectory), byteBudget: 16 << 20)
  }

  /// The copy; nil where none is kept, or it is damaged.
  func copy(of source: DailySource) -> Copy? {
    // A third more than the data, as JSON writes bytes, and the rest.
    guard let data = try? ImageFile.contents(ofFile: path(of: source), limit: 2 * DailyReading.byteLimit),
      let copy = try? JSONDecoder().decode(Copy.self, from: data), copy.source == source.text
    else { return nil }
    return copy
  }

  /// Keeps the data in place of older ones; where they are the same nothing is written.
  ///
  /// - Throws: `DailyError.cannotCreate`, `.inputOutput`.
  func keep(
    _ bytes: Data, validators: DocumentValidators? = nil, of source: DailySource, now: Date
  ) throws(DailyError) {
    if let copy = copy(of: source), copy.bytes == bytes, copy.validators == validators { return }
    let copy = Copy(source: source.text, received: now, bytes: bytes, validators: validators)
    guard let data = try? JSONEncoder().encode(copy) else { return }
    let path = path(of: source)
    try GroupFolder.write(data, to: path)
    folder.makeRoom(besides: URL(filePath: path).lastPathComponent, now: now)
  }

  private func path(of source: DailySource) -> String {
    folder.url.appending(path: "\(ContentHash(Data(source.text.utf8)).digits).json").path
  }
}

/// Files below the group's container, which is made for its owner alone: addresses may be secrets.
enum GroupFolder {
  static func write(_ data: Data, to path: String) throws(DailyError) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: path, isPrivate: true)
      PrivateFile.tighten(folder.path)
    } catch {
      throw DailyError(error)
    }
  }
}
