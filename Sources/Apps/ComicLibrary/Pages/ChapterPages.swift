import Foundation
import SystemIO

/// The cached pages of one chapter: `<cache>/Chapters/Chapter_X`.
///
/// A page has its own image, or shares one with a second page, which `metadata.json` then lists. If both exist
/// because a process was killed, the page's own image is used. Reading takes no lock.
struct ChapterPages: Sendable {
  let chapter: Int
  let files: any ComicImageCacheDelegate
  /// The folder `Chapters`.
  let chapters: URL

  /// The pages of a chapter in the cache of a delegate.
  ///
  /// - Throws: `ComicCacheError.noCacheFolder`.
  init(chapter: Int, files: any ComicImageCacheDelegate) throws(ComicCacheError) {
    guard let cache = files.getCacheDirectoryURL() else { throw .noCacheFolder }
    (self.chapter, self.files) = (chapter, files)
    chapters = cache.appendingPathComponent(CacheName.chapters, isDirectory: true)
  }

  var folder: URL { chapters.appendingPathComponent(CacheName.folder(ofChapter: chapter), isDirectory: true) }
  var indexURL: URL { url(CacheName.index) }
  var lock: ChaptersLock { ChaptersLock(folder: chapters) }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name, isDirectory: false) }

  /// The image of a page, its own or a shared one; nil if there is none.
  ///
  /// A damaged `metadata.json` is rebuilt from the file names, with a diagnostic `comic.pages-rebuilt`.
  /// - Throws: `ComicCacheError.notAFolder`, `.unreadable`.
  func load(_ page: Int) throws(ComicCacheError) -> PageInfo? {
    try checkFolders()
    if let data = try picture(PageFileName(page: page).text) {
      return PageInfo(chapter: chapter, pageNumber: page, imageData: data)
    }
    let reading = reading()
    if reading.damage == nil, let info = try spread(showing: page, in: reading.index) { return info }
    guard try reading.reasonToRebuild(beside: found()) != nil else { return nil }
    return try spread(showing: page, in: repairedIndex())
  }

  private func spread(showing page: Int, in index: PageIndex) throws(ComicCacheError) -> PageInfo? {
    for spread in index.spreads where spread.shows(page) {
      let hasSingle = spread.name.pages.contains { isFile(PageFileName(page: $0).text) }
      guard !hasSingle, let data = try picture(spread.fileName) else { continue }
      return PageInfo(
        chapter: chapter, pageNumber: spread.name.page, secondPageNumber: spread.name.secondPage, imageData: data)
    }
    return nil
  }

  /// The bytes of a file of the folder; nil if it is missing or empty.
  private func picture(_ name: String) throws(ComicCacheError) -> Data? {
    let path = url(name).path
    // If it is missing, a link, a pipe or a folder, it is not an image of ours.
    if let data = files.contents(atPath: path) { return data.isEmpty ? nil : data }
    if isFile(name), access(path, R_OK) != 0 {
      throw .unreadable(file: path, reason: SystemError.last.description)
    }
    return nil
  }

  private func isFile(_ name: String) -> Bool {
    FileStatus(atPath: url(name).path)?.isImage ?? false
  }

  /// Throws if a folder is a link or not a folder. Missing folders are valid.
  func checkFolders() throws(ComicCacheError) {
    for url in [chapters, folder] {
      if let status = FileStatus(atPath: url.path), status.kind != .folder { throw .notAFolder(path: url.path) }
    }
  }

  /// The files in the folder; nil if there is no such folder on a local disk.
  func found() throws(ComicCacheError) -> FoundPages? {
    guard let chapters = try OpenFolder.at(chapters.path),
      let folder = try chapters.folder(CacheName.folder(ofChapter: chapter))
    else { return nil }
    return try FoundPages(in: folder)
  }

  /// The content of `metadata.json`.
  func reading() -> PageIndexReading { PageIndexReading(of: indexURL.path, files: files) }

  /// Rebuilds the index from the files in the folder. If it cannot be written or locked, the rebuilt index is used
  /// once, and the diagnostic says so.
  private func repairedIndex() throws(ComicCacheError) -> PageIndex {
    let repaired: Result<PageIndex, ComicCacheError>
    do throws(ComicCacheError) {
      repaired = try lock.withLock { Result { () throws(ComicCacheError) in try repairedIndex(unlessWritable: nil) } }
    } catch {
      return try repairedIndex(unlessWritable: error)
    }
    return try repaired.get()
  }

  /// - Parameter failure: Why the index must not be written; nil if it may.
  private func repairedIndex(unlessWritable failure: ComicCacheError?) throws(ComicCacheError) -> PageIndex {
    let (reading, found) = (reading(), try found())
    // Another program may have repaired it.
    guard let reason = reading.reasonToRebuild(beside: found) else { return reading.index }
    let index = reading.rebuilt(from: found)
    var failure: (any Error)? = failure
    if failure == nil {
      do { try put(index.data, CacheName.index) } catch { failure = error }
    }
    PageIndexReading.report(reason, failure: failure, file: indexURL.path)
    return index
  }
}
