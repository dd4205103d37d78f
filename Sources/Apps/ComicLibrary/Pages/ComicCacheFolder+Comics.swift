public import Foundation
internal import Scheduling

extension ComicCacheFolder {
  /// The comics that have folders of their own in a folder, by their names. A link to a folder is none.
  ///
  /// - Parameter root: It need not exist, and may be a link itself.
  /// - Throws: `ComicCacheError.notAFolder`, `.unreadable`.
  public static func comics(
    in root: URL
  ) throws(ComicCacheError) -> [(name: String, folder: ComicCacheFolder)] {
    guard let folder = try OpenFolder.at(root.resolvingSymlinksInPath().path) else { return [] }
    var comics: [(name: String, folder: ComicCacheFolder)] = []
    for name in try folder.names() where folder.status(name)?.kind == .folder {
      comics.append((name, ComicCacheFolder(url: root.appendingPathComponent(name, isDirectory: true))))
    }
    return comics
  }

  /// The folder of a comic's pages in a cache. A link in its place would lead out of the cache.
  ///
  /// - Throws: `ComicCacheError.notAFolder`.
  static func url(of comic: String, in cache: URL) throws(ComicCacheError) -> URL {
    let folder = cache.appending(path: comic.asFileName, directoryHint: .isDirectory)
    if let status = FileStatus(atPath: folder.path), status.kind != .folder { throw .notAFolder(path: folder.path) }
    return folder
  }
}
