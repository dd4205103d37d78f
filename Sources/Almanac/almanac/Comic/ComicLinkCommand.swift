import ArgumentParser
import ComicLibrary
import Foundation
import ToolReports

/// `comic link`: where a link leads.
struct ComicLinkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "link", abstract: "Prints the chapter that a link of the widgets leads to, as JSON.",
    discussion: """
      The link's path ends in the chapter's number. It is looked for in the comic that is being read, in the site's and \
      in the others; last, it may be the chapter that comic save has saved: its pages are not known, and startPage and \
      endPage are left out.

      The exit code is 65 for a link that is none, and 66 for one to a chapter that is not known.

      Example: almanac comic link dbmultiverse://chapter/42
      """)

  @Argument(help: "The link: dbmultiverse://chapter/42.")
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
    // What is wrong with the link itself is said before anything is read.
    let number = try ComicLink.chapterNumber(in: url)
    var known = 0
    if let store = try ComicChapters.existing() {
      for (comic, chapters) in try ComicChapters.working({ () throws(ChapterStoreError) in try store.shelves() }) {
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

/// A route as JSON.
private struct RouteReport: Encodable {
  /// Nil for a chapter that is in no comic's list.
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
  /// The comics and their chapters in the order in which links are looked for.
  fileprivate func shelves() throws(ChapterStoreError) -> [(StoredComic, [Chapter])] {
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
