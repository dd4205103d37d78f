import Foundation
import SystemIO

/// The pages of one chapter as they are kept: `<cache>/Chapters/Chapter_X`.
///
/// A page has one picture: its own, or one that it shares with a second page, which `metadata.json` then names. Where
/// both are found, because a program was killed between two steps, the page's own counts. Reading takes no lock.
package struct ChapterPages: Sendable {
  let chapter: Int
  let files: any ComicImageCacheDelegate
  /// `Chapters`.
  let chapters: URL

  /// The pages of a chapter in a delegate's cache.
  ///
  /// - Throws: `ComicCacheError.noCacheFolder`.
  package init(chapter: Int, files: any ComicImageCacheDelegate) throws(ComicCacheError) {
    guard let cache = files.getCacheDirectoryURL() else { throw .noCacheFolder }
    (self.chapter, self.files) = (chapter, files)
    chapters = cache.appendingPathComponent(CacheName.chapters, isDirectory: true)
  }

  var folder: URL { chapters.appendingPathComponent(CacheName.folder(ofChapter: chapter), isDirectory: true) }
  var indexURL: URL { url(CacheName.index) }
  var lock: ChaptersLock { ChaptersLock(folder: chapters) }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name, isDirectory: false) }

  /// The picture of a page, its own or the one that it shares; nil when there is none.
  ///
  /// A damaged `metadata.json` is rebuilt from the files' names, with a diagnostic `comic.pages-rebuilt`.
  /// - Throws: `ComicCacheError.notAFolder`, `.unreadable`.
  package func load(_ page: Int) throws(ComicCacheError) -> PageInfo? {
    try checkFolders()
    if let data = try picture(PageFileName(page: page).text) {
      return PageInfo(chapter: chapter, pageNumber: page, imageData: data)
    }
    let reading = reading()
    if reading.damage == nil, let info = try spread(showing: page, in: reading.index) { return info }
    guard try reading.flaw(beside: found()) != nil else { return nil }
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

  /// The bytes of a file of the folder; nil when there are none.
  private func picture(_ name: String) throws(ComicCacheError) -> Data? {
    let path = url(name).path
    // The file may be missing, or be a link, a pipe or a folder: then it is no picture of ours.
    if let data = files.contents(atPath: path) { return data.isEmpty ? nil : data }
    if isFile(name), access(path, R_OK) != 0 {
      throw .unreadable(file: path, reason: SystemError.last.description)
    }
    return nil
  }

  private func isFile(_ name: String) -> Bool {
    FileStatus(atPath: url(name).path)?.isPicture ?? false
  }

  /// Refuses folders that are links, or no folders. None at all are fine.
  func checkFolders() throws(ComicCacheError) {
    for url in [chapters, folder] {
      if let status = FileStatus(atPath: url.path), status.kind != .folder { throw .notAFolder(path: url.path) }
    }
  }

  /// What lies in the folder; nil when there is no such folder on this machine's disk.
  func found() throws(ComicCacheError) -> FoundPages? {
    guard let chapters = try OpenFolder.at(chapters.path),
      let folder = try chapters.folder(CacheName.folder(ofChapter: chapter))
    else { return nil }
    return try FoundPages(in: folder)
  }

  /// What `metadata.json` holds.
  func reading() -> PageIndexReading { PageIndexReading(of: indexURL.path, files: files) }

  /// Writes the index anew from what lies in the folder. Where that is not permitted, or cannot be done alone, the index is
  /// made for this once, and the diagnostic says so.
  private func repairedIndex() throws(ComicCacheError) -> PageIndex {
    let repaired: Result<PageIndex, ComicCacheError>
    do throws(ComicCacheError) {
      repaired = try lock.withLock { Result { () throws(ComicCacheError) in try repairedIndex(unlessWritable: nil) } }
    } catch {
      return try repairedIndex(unlessWritable: error)
    }
    return try repaired.get()
  }

  /// - Parameter failure: Why the index must not be written; nil when it may be.
  private func repairedIndex(unlessWritable failure: ComicCacheError?) throws(ComicCacheError) -> PageIndex {
    let (reading, found) = (reading(), try found())
    // Another program may have repaired it since.
    guard let reason = reading.flaw(beside: found) else { return reading.index }
    let index = reading.rebuilt(from: found)
    var failure: (any Error)? = failure
    if failure == nil {
      do { try put(index.data, CacheName.index) } catch { failure = error }
    }
    PageIndexReading.report(reason, failure: failure, file: indexURL.path)
    return index
  }
}
