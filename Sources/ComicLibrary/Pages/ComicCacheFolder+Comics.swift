public import Foundation

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
}
