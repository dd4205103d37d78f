/// The pictures of pages that lie in a chapter's folder, by their names.
struct FoundPages {
  /// Every name of ours that is not a folder's: files, and what others have put in their places.
  let removable: [PageFileName]
  /// Files that show two pages, the youngest first.
  let spreads: [PageFileName]
  private let files: Set<String>
  private let singles: Set<Int>

  init(in folder: borrowing OpenFolder) throws(ComicCacheError) {
    var (removable, files, singles): ([PageFileName], Set<String>, Set<Int>) = ([], [], [])
    var dated: [(name: PageFileName, changed: (Int, Int))] = []
    for name in try folder.names() {
      guard let status = folder.status(name), status.kind != .folder else { continue }
      let page = PageFileName(name)
      if let page { removable.append(page) }
      guard status.kind == .file, status.bytes > 0 else { continue }
      files.insert(name)
      guard let page else { continue }
      if page.secondPage == nil { singles.insert(page.page) } else { dated.append((page, status.changed)) }
    }
    dated.sort { $0.changed == $1.changed ? $0.name.text < $1.name.text : $0.changed > $1.changed }
    (self.removable, self.files, self.singles) = (removable, files, singles)
    spreads = dated.map(\.name)
  }

  /// Whether a file with that name and with bytes is there.
  func hasFile(_ name: String) -> Bool { files.contains(name) }

  /// Whether one of the pages has a picture of its own, which counts more than one of two pages.
  func hasSingle(of name: PageFileName) -> Bool {
    singles.contains(name.page) || (name.secondPage.map { singles.contains($0) } ?? false)
  }
}
