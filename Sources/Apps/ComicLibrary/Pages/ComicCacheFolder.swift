public import Foundation

/// The pages of one comic that are kept on this machine's disk: what there is, and how to be rid of it.
///
/// Only what has the names of the cache is looked at: `Chapters/Chapter_X` with `Page_Y.jpg`, `Page_Y-Z.jpg`,
/// `metadata.json`, and what a killed program left behind half-written. Everything else is left alone, and no link is
/// followed.
public struct ComicCacheFolder: Sendable {
  private let url: URL

  /// The folder that holds `Chapters`. It need not exist.
  public init(url: URL) {
    self.url = url
  }

  private var chaptersURL: URL { url.appendingPathComponent(CacheName.chapters, isDirectory: true) }

  /// The chapters of which pages are kept, by their numbers.
  ///
  /// - Throws: `ComicCacheError.unreadable`, also for a chapter's folder that may not be looked into.
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

  /// Removes the pages of a chapter, or of all, and the folders that are empty then. A link in the place of one of them is
  /// removed itself.
  ///
  /// - Parameter chapter: The chapter's number; nil for all.
  /// - Returns: What was removed.
  /// - Throws: `ComicCacheError.unreadable`, `.cannotRemove`, `.cannotCreate` for the lock. The first is thrown once
  ///   everything else is removed.
  @discardableResult
  public func clear(chapter: Int? = nil) throws(ComicCacheError) -> ClearedPages {
    // Asked before the lock, which leaves a file.
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

  /// `Chapters`; nil when there is none, or something else in its place.
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
    // What is not ours keeps its folder.
    if try folder.names().isEmpty { try chapters.remove(name, isFolder: true) }
  }
}
