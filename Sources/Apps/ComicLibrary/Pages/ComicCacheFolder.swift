public import Foundation

/// Lists and clears the cached pages of one comic on a local disk.
///
/// It uses only files with the cache's names: `Chapters/Chapter_X` with `Page_Y.jpg`, `Page_Y-Z.jpg`,
/// `metadata.json`, and temporary files of killed processes. It leaves everything else alone, and follows no link.
public struct ComicCacheFolder: Sendable {
  private let url: URL

  /// The folder that contains `Chapters`. It need not exist.
  public init(url: URL) {
    self.url = url
  }

  private var chaptersURL: URL { url.appendingPathComponent(CacheName.chapters, isDirectory: true) }

  /// The chapters with cached pages, by number.
  ///
  /// - Throws: `ComicCacheError.unreadable`, also for a chapter's folder without permission.
  public func chapters() throws(ComicCacheError) -> [CachedChapter] {
    guard let folder = try chaptersFolder() else { return [] }
    var chapters: [CachedChapter] = []
    for (number, name) in try Self.chapterNames(in: folder) {
      guard folder.status(name)?.kind == .folder, let pages = try folder.folder(name) else { continue }
      let cached = try CachedFiles(in: pages).chapter(number)
      if cached.pages > 0 { chapters.append(cached) }
    }
    return chapters
  }

  /// Removes the pages of a chapter, or of all, and the folders that are then empty. If one of them is a link, the
  /// link itself is removed.
  ///
  /// - Parameter chapter: The number of the chapter; nil for all.
  /// - Returns: What was removed.
  /// - Throws: `ComicCacheError.unreadable`, `.cannotRemove`, `.cannotCreate` for the lock. The first error is thrown
  ///   after everything else was removed.
  @discardableResult
  public func clear(chapter: Int? = nil) throws(ComicCacheError) -> ClearedPages {
    // Checked before locking, which creates a file.
    guard let folder = try chaptersFolder() else { return ClearedPages() }
    let names = try Self.chapterNames(in: folder).filter { chapter == nil || $0.number == chapter }
    if names.isEmpty { return ClearedPages() }
    var cleared = ClearedPages()
    var failure: ComicCacheError?
    try ChaptersLock(folder: chaptersURL).withLock {
      for (number, name) in names {
        do throws(ComicCacheError) {
          try Self.clear(number, name, in: folder, &cleared)
        } catch {
          failure = failure ?? error
        }
      }
    }
    if let failure { throw failure }
    return cleared
  }

  /// The folder `Chapters`; nil if it is missing or not a folder.
  private func chaptersFolder() throws(ComicCacheError) -> OpenFolder? {
    do throws(ComicCacheError) {
      return try OpenFolder.at(chaptersURL.path)
    } catch {
      if case .notAFolder = error { return nil }
      throw error
    }
  }

  private static func chapterNames(
    in folder: borrowing OpenFolder
  ) throws(ComicCacheError) -> [(number: Int, name: String)] {
    try folder.names().compactMap { name in CacheName.chapter(name).map { ($0, name) } }
      .sorted { $0.number < $1.number }
  }

  private static func clear(
    _ number: Int, _ name: String, in chapters: borrowing OpenFolder, _ cleared: inout ClearedPages
  ) throws(ComicCacheError) {
    guard let status = chapters.status(name) else { return }
    guard status.kind == .folder, let folder = try chapters.folder(name) else {
      if status.kind == .link { try chapters.remove(name) }
      return
    }
    let files = try CachedFiles(in: folder)
    for name in files.names { try folder.remove(name) }
    cleared.add(files.chapter(number))
    // A folder that contains other files stays.
    if try folder.names().isEmpty { try chapters.remove(name, isFolder: true) }
  }
}
