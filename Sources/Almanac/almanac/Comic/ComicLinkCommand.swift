import ArgumentParser
import ComicLibrary
import Foundation
import ToolReports

struct ComicLinkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "link", abstract: "Print the chapter of a widget's link, as JSON.",
    discussion: """
      The link's path ends with the chapter's number. The chapter is searched in the comic that was opened last, in \
      the web comic, and in the other comics; finally it may be the one of comic save, whose pages are unknown: \
      startPage and endPage are then omitted.

      Exit codes: 65 for an invalid link, 66 for an unknown chapter.

      Example: almanac comic link dbmultiverse://chapter/42
      """)

  @Argument(help: "A link, such as dbmultiverse://chapter/42.")
  var link: String

  func run() throws {
    try CoverImageManager.working { manager in
      do {
        guard let url = URL(string: link) else { throw DeepLinkError.noAddress(link: link) }
        try route(for: url, manager).printJSON()
      } catch let error as DeepLinkError {
        throw ToolError("\(error)".printable, exitCode: error.isMissingChapter ? .noInput : .badData)
      }
    }
  }

  private func route(for url: URL, _ manager: CoverImageManager) throws -> RouteReport {
    // An invalid link is reported before anything is read.
    let number = try ComicLink.chapterNumber(in: url)
    var known = 0
    if let store = try ComicChapters.existing() {
      for (comic, chapters) in try ComicChapters.working({ () throws(ChapterStoreError) in try store.searchOrder() }) {
        if let route = try? ComicLink.route(for: url, among: chapters) {
          return RouteReport(comic: comic.name, chapter: ChapterReport(route.chapter), comicType: route.comicType)
        }
        known += chapters.count
      }
    }
    guard let saved = try manager.loadCurrentChapterData() else {
      throw DeepLinkError.noSuchChapter(link: link, number: number, known: known)
    }
    guard saved.number == number else {
      throw DeepLinkError.noSuchChapter(link: link, number: number, known: known + 1)
    }
    let chapter = ChapterReport(saved, cover: manager.coverImageURL(of: saved))
    return RouteReport(comic: nil, chapter: chapter, comicType: .story)
  }
}

/// The JSON of a link's target.
private struct RouteReport: Encodable {
  /// Nil for a chapter that no comic lists.
  let comic: String?
  let chapter: ChapterReport
  let comicType: String

  init(comic: String?, chapter: ChapterReport, comicType: ComicType) {
    (self.comic, self.chapter) = (comic, chapter)
    self.comicType =
      switch comicType {
      case .story: "story"
      case .specials: "specials"
      }
  }
}

extension DeepLinkError {
  fileprivate var isMissingChapter: Bool {
    if case .noSuchChapter = self { true } else { false }
  }
}

extension ChapterStore {
  /// The comics and their chapters, in search order.
  fileprivate func searchOrder() throws(ChapterStoreError) -> [(StoredComic, [Chapter])] {
    let current = try currentComic()?.name
    let comics = try comics()
    let first = comics.filter { $0.name == current } + comics.filter { $0.name == StoredComic.site }
    var shelves: [(StoredComic, [Chapter])] = []
    for comic in first + comics where !shelves.contains(where: { $0.0.name == comic.name }) {
      shelves.append((comic, try chapters(of: comic.name)))
    }
    return shelves
  }
}
