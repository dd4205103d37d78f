import ComicLibrary
import Foundation
import ToolReports

/// The output of `comic cache`: the chapters with downloaded pages, of every comic.
struct StoredPagesReport: Encodable {
  struct Chapter: Encodable {
    /// The comic's name, or the name of its folder if the comic is unknown.
    let comic: String
    let number: Int
    let pages: Int
    let bytes: Int
  }

  let folder: String
  let chapters: [Chapter]

  init(in root: URL) throws(ComicCacheError) {
    folder = root.path
    var chapters: [Chapter] = []
    for (name, folder) in try ComicCacheFolder.comics(in: root) {
      for chapter in try folder.chapters() {
        chapters.append(
          Chapter(
            comic: name.removingPercentEncoding ?? name,
            number: chapter.number, pages: chapter.pages, bytes: chapter.bytes))
      }
    }
    self.chapters = chapters
  }

  /// A line for each chapter, and one for the total.
  var lines: [String] {
    if chapters.isEmpty { return ["no pages in \(folder.printable)"] }
    let all = chapters.reduce(into: ClearedPages()) {
      $0.add(CachedChapter(number: $1.number, pages: $1.pages, bytes: $1.bytes))
    }
    let names = chapters.map { "\($0.comic.printable)  chapter \($0.number)" }
    let width = names.map(\.count).max() ?? 0
    return zip(names, chapters).map { name, chapter in
      name + String(repeating: " ", count: width - name.count + 2)
        + "\(Self.counted(chapter.pages, "page")), \(Self.counted(chapter.bytes, "byte"))"
    } + ["\(Self.sum(all)) in \(folder.printable)"]
  }

  /// `2 chapters, 31 pages, 64310112 bytes`.
  static func sum(_ pages: ClearedPages) -> String {
    [counted(pages.chapters, "chapter"), counted(pages.pages, "page"), counted(pages.bytes, "byte")]
      .joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
}

/// The output of `comic cache --clear`.
struct RemovedPages: Encodable {
  let folder: String
  let removed: ClearedPages
}
