import Foundation
import HTTPFetching
import ImagePipeline
import JSONText
import SystemIO

/// The last valid data of each source, in the group's container.
struct CachedDailyData {
  /// The data of a source, unchanged.
  struct Copy: Codable {
    let source: String
    let received: Date
    let bytes: Data
    /// Sent with the next request; nil for files, and for servers that sent none.
    var validators: DocumentValidators?
  }

  private let folder: CacheFolder

  init(container: URL) {
    folder = CacheFolder(container.appending(path: "kept", directoryHint: .isDirectory), byteBudget: 16 << 20)
  }

  /// The copy; nil if there is none, or it is damaged.
  func copy(of source: DailySource) -> Copy? {
    // Base64 in JSON takes a third more than the data.
    guard let data = try? ImageFile.contents(ofFile: path(of: source), limit: 2 * DailyReading.byteLimit),
      let copy = try? JSONDecoder().decode(Copy.self, from: data), copy.source == source.text
    else { return nil }
    return copy
  }

  /// Stores data, unless they are unchanged.
  ///
  /// - Throws: `DailyError.cannotCreate`, `.inputOutput`.
  func keep(
    _ bytes: Data, validators: DocumentValidators? = nil, of source: DailySource, now: Date
  ) throws(DailyError) {
    if let copy = copy(of: source), copy.bytes == bytes, copy.validators == validators { return }
    let copy = Copy(source: source.text, received: now, bytes: bytes, validators: validators)
    guard let data = try? JSONEncoder.stable(isPretty: false).encode(copy) else { return }
    let path = path(of: source)
    try GroupFolder.write(data, to: path)
    folder.evict(besides: URL(filePath: path).lastPathComponent, now: now)
  }

  private func path(of source: DailySource) -> String {
    folder.url.appending(path: "\(ContentHash(Data(source.text.utf8)).digits).json").path
  }
}

/// Files in the group's container, readable by the owner only because URLs may be secret.
enum GroupFolder {
  static func write(_ data: Data, to path: String) throws(DailyError) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: path, isPrivate: true)
      PrivateFile.restrictPermissions(folder.path)
    } catch {
      throw DailyError(error)
    }
  }
}
