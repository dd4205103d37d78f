public import Foundation
internal import SharedFolders

extension ComicCacheFolder {
  /// The names of the comics that have folders in `root`. Links to folders are ignored.
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

  /// The folder of a comic's pages in a cache. A link in its place is an error, because it would point outside the
  /// cache.
  ///
  /// - Throws: `ComicCacheError.notAFolder`.
  static func url(of comic: String, in cache: URL) throws(ComicCacheError) -> URL {
    let folder = cache.appending(path: comic.asFileName, directoryHint: .isDirectory)
    if let status = FileStatus(atPath: folder.path), status.kind != .folder { throw .notAFolder(path: folder.path) }
    return folder
  }
}
