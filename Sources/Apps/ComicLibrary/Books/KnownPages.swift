import Foundation

/// What is known about the pages of a book's file. It is stored between page turns, so that `ComicInfo.xml` and the
/// headers of the images are read only once.
struct KnownPages: Hashable {
  var layout: PageLayout
  /// The indices of the images that show two pages by `ComicInfo.xml`.
  let doublePages: Set<Int>
  /// Distinguishes the file or folder from a replacement.
  let identity: String

  init(of book: ComicBook) {
    (layout, doublePages, identity) = (book.layout, book.info.doublePages, Self.identity(of: book.file))
  }

  /// Reads ``text``. Fails if it is invalid, or about another file than the one at `path`.
  init?(_ text: String?, of path: String) {
    let words = text?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 4, words[0] == Self.identity(of: path), let count = Int(words[1]) else { return nil }
    identity = String(words[0])
    layout = PageLayout(imageCount: count, known: words[2].map { $0 == "1" })
    doublePages = Set(words[3].split(separator: ",").compactMap { Int($0) })
  }

  /// The identity of the file, the number of images, `1` for each known image that shows two pages and `0` for the
  /// others, and the images that do so by `ComicInfo.xml`.
  var text: String {
    let wide = layout.known.map { $0 ? "1" : "0" }.joined()
    return "\(identity) \(layout.imageCount) \(wide) \(doublePages.sorted().map(String.init).joined(separator: ","))"
  }

  private static func identity(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "-" }
    let numbers = [Int(status.st_size), Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    return numbers.map(String.init).joined(separator: "-")
  }
}
