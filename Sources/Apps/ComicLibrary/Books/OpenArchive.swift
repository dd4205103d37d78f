import Diagnostics
import Foundation
import Synchronization

/// Keeps the archive whose pages are being turned open: reading the directory of a long one takes as long as reading
/// a page.
final class OpenArchive: Sendable {
  private struct Kept {
    let path: String
    let identity: String
    let book: ComicBook
  }

  private let kept = Mutex<Kept?>(nil)

  /// The book at `path`, opened again only if it is not the open one. Its diagnostics have been reported before.
  ///
  /// - Parameter pages: What is known about the file that is there now.
  /// - Throws: The errors of ``ComicBook/init(url:)``.
  func book(at path: String, _ pages: KnownPages) throws(ComicBookError) -> ComicBook {
    if let kept = kept.withLock({ $0 }), kept.path == path, kept.identity == pages.identity { return kept.book }
    let opened = DiagnosticLog().collecting {
      Result { () throws(ComicBookError) in
        try ComicBook(url: URL(fileURLWithPath: path), doublePages: pages.doublePages)
      }
    }
    let book = try opened.get()
    // A folder's content can change without a visible change of the folder.
    kept.withLock { $0 = book.source.isArchive ? Kept(path: path, identity: pages.identity, book: book) : nil }
    return book
  }
}
