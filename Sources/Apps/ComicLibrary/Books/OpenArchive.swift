import Diagnostics
import Foundation
import Synchronization

/// The archive whose pages are being turned, open between one turn and the next: reading the directory of a long one takes as
/// long as reading a page.
final class OpenArchive: Sendable {
  private struct Kept {
    let path: String
    let identity: String
    let book: ComicBook
  }

  private let kept = Mutex<Kept?>(nil)

  /// The book at `path`, opened anew unless it is the one that is open. What is to be said of the file was said before.
  ///
  /// - Parameter pages: What is known of the file that is there now.
  /// - Throws: What ``ComicBook/init(url:)`` throws.
  func book(at path: String, _ pages: KnownPages) throws(ComicBookError) -> ComicBook {
    if let kept = kept.withLock({ $0 }), kept.path == path, kept.identity == pages.identity { return kept.book }
    let opened = DiagnosticLog().collecting {
      Result { () throws(ComicBookError) in
        try ComicBook(url: URL(fileURLWithPath: path), doublePages: pages.doublePages)
      }
    }
    let book = try opened.get()
    // What is in a folder changes without its telling so.
    kept.withLock { $0 = book.source.isArchive ? Kept(path: path, identity: pages.identity, book: book) : nil }
    return book
  }
}
