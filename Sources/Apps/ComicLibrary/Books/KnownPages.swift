import Foundation

/// What is known of the pages of a book's file: kept between one turned page and the next, so that neither its `ComicInfo.xml`
/// nor the headers of its pictures are read again.
struct KnownPages: Hashable {
  var layout: PageLayout
  /// The indices of the pictures that show two pages by `ComicInfo.xml`.
  let doublePages: Set<Int>
  /// Tells the file, or the folder, from one that takes its place.
  let identity: String

  init(of book: ComicBook) {
    (layout, doublePages, identity) = (book.layout, book.info.doublePages, Self.identity(of: book.file))
  }

  /// Reads ``text``; nil for what was known of another file than the one at `path` now, and for anything else.
  init?(_ text: String?, of path: String) {
    let words = text?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 4, words[0] == Self.identity(of: path), let count = Int(words[1]) else { return nil }
    identity = String(words[0])
    layout = PageLayout(pictureCount: count, known: words[2].map { $0 == "1" })
    doublePages = Set(words[3].split(separator: ",").compactMap { Int($0) })
  }

  /// The file's identity, how many pictures there are, `1` for each known one that shows two pages, else `0`, and those that
  /// do by `ComicInfo.xml`.
  var text: String {
    let wide = layout.known.map { $0 ? "1" : "0" }.joined()
    return "\(identity) \(layout.pictureCount) \(wide) \(doublePages.sorted().map(String.init).joined(separator: ","))"
  }

  private static func identity(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "-" }
    let numbers = [Int(status.st_size), Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    return numbers.map(String.init).joined(separator: "-")
  }
}
