/// The cache's own files in a chapter's folder.
struct CachedFiles {
  /// What clearing removes: images, `metadata.json`, temporary files, and links with such names.
  let names: [String]
  private let pages: Set<Int>
  private let bytes: Int

  init(in folder: borrowing OpenFolder) throws(ComicCacheError) {
    var (names, pages, bytes): ([String], Set<Int>, Int) = ([], [], 0)
    for name in try folder.names() {
      let page = PageFileName(name)
      guard page != nil || name == CacheName.index || CacheName.isHalfWritten(name),
        let status = folder.status(name), status.kind != .folder
      else { continue }
      names.append(name)
      guard let page, status.kind == .file else { continue }
      pages.formUnion(page.pages)
      let (sum, isTooLarge) = bytes.addingReportingOverflow(status.bytes)
      bytes = isTooLarge ? .max : sum
    }
    (self.names, self.pages, self.bytes) = (names, pages, bytes)
  }

  func chapter(_ number: Int) -> CachedChapter { CachedChapter(number: number, pages: pages.count, bytes: bytes) }
}
