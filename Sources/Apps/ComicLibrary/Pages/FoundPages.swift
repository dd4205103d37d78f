/// The images in a chapter's folder.
///
/// There may be hundreds, and each page turn asks, so only the files needed for the answer are examined.
final class FoundPages {
  /// Files that show two pages, the newest first.
  let spreads: [PageFileName]
  private let pages: [PageFileName]
  private let folder: OpenFolder

  init(in folder: consuming OpenFolder) throws(ComicCacheError) {
    pages = try folder.names().compactMap { PageFileName($0) }
    var dated: [(name: PageFileName, changed: (Int, Int))] = []
    for page in pages where page.secondPage != nil {
      if let status = folder.status(page.text), status.isImage { dated.append((page, status.changed)) }
    }
    dated.sort { $0.changed == $1.changed ? $0.name.text < $1.name.text : $0.changed > $1.changed }
    spreads = dated.map(\.name)
    self.folder = folder
  }

  /// Whether a non-empty file with that name exists.
  func hasFile(_ name: String) -> Bool { folder.status(name)?.isImage ?? false }

  /// Whether one of the pages has its own image, which takes precedence over an image of two pages.
  func hasSingle(of name: PageFileName) -> Bool {
    name.pages.contains { hasFile(PageFileName(page: $0).text) }
  }

  /// Removes other files and links that show a page of `name`. Folders stay.
  ///
  /// - Throws: `ComicCacheError.cannotRemove`.
  func removeOthers(than name: PageFileName) throws(ComicCacheError) {
    for other in pages where other != name && other.overlaps(name) {
      guard let status = folder.status(other.text), status.kind != .folder else { continue }
      try folder.remove(other.text)
    }
  }
}
