import Foundation
import SystemIO

extension ChapterPages {
  /// Saves the only image of a page, or of its two pages. Other images of them are removed.
  ///
  /// The order is: write the image, list it in `metadata.json`, remove the others. A process that is killed in
  /// between leaves at least one complete image, and the next save cleans up.
  ///
  /// - Throws: `ComicCacheError`, and the errors of the delegate.
  func save(_ info: PageInfo) throws {
    guard !info.imageData.isEmpty else {
      throw ComicCacheError.emptyImage(chapter: info.chapter, page: info.pageNumber)
    }
    guard info.pageNumber != info.secondPageNumber else {
      throw ComicCacheError.notTwoPages(chapter: info.chapter, page: info.pageNumber)
    }
    try checkFolders()
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try lock.withLock { Result { try saveAlone(info) } }.get()
  }

  private func saveAlone(_ info: PageInfo) throws {
    // Another program may have cleared the chapter.
    if FileStatus(atPath: chapters.path) != nil, FileStatus(atPath: folder.path) == nil {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try checkFolders()
    let name = PageFileName(page: info.pageNumber, secondPage: info.secondPageNumber)
    try put(info.imageData, name.text)
    let found = try found()
    try list(name, found)
    try found?.removeOthers(than: name)
  }

  /// Updates the entries of `metadata.json`.
  private func list(_ name: PageFileName, _ found: FoundPages?) throws {
    let reading = reading()
    let flaw = reading.reasonToRebuild(beside: found, ignoring: name)
    var index = flaw == nil ? reading.index : reading.rebuilt(from: found)
    index.put(name)
    if flaw == nil && index == reading.index { return }
    try put(index.data, CacheName.index)
    if let flaw { PageIndexReading.report(flaw, file: indexURL.path) }
  }

  /// Writes a file of the folder. Replaces links and pipes instead of following them.
  func put(_ data: Data, _ name: String) throws {
    let url = url(name)
    let kind = FileStatus(atPath: url.path)?.kind
    if kind == .link || kind == .special, unlink(url.path) != 0 {
      throw ComicCacheError.cannotRemove(file: url.path, reason: SystemError.last.description)
    }
    try files.write(data: data, to: url)
  }
}
