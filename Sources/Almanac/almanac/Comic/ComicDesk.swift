import ArgumentParser
import ComicLibrary
import Diagnostics
import Foundation
import Synchronization
import ToolOptions
import ToolReports

/// The tool's readers of comics, one for books and one for the web comic, over the same store and cache.
struct ComicDesk {
  /// Where a page is turned to.
  enum Turn {
    /// A page by its number; the one that was looked at last for nil.
    case to(Int?)
    case on
    case back
  }

  let books: BookReader
  let site: SiteReader

  /// Turns a page of what is being read.
  func turn(_ turn: Turn) async throws -> OpenedPage {
    let current = try ComicChapters.existing().map { store in
      try ComicChapters.working { () throws(ChapterStoreError) in try store.currentComic() }
    }
    guard current??.name == StoredComic.site else {
      switch turn {
      case .to(let page): return try books.turn(to: page)
      case .on: return try books.turnOn()
      case .back: return try books.turnBack()
      }
    }
    switch turn {
    case .to(let page): return try await site.turn(to: page)
    case .on: return try await site.turnOn()
    case .back: return try await site.turnBack()
    }
  }

  /// Does a command's work at the desk: tells the widgets, prints what was replaced, and gives failures their exit codes.
  ///
  /// - Parameters:
  ///   - now: What counts as now.
  ///   - options: How the site is asked.
  ///   - covers: How covers are stored.
  static func working(
    at now: Date, _ options: SiteOptions, covers target: CoverTarget = CoverTarget(),
    _ work: (ComicDesk) async throws -> Void
  ) async throws {
    let log = DiagnosticLog()
    defer { Console.report(log.diagnostics.map(\.printable)) }
    try await ToolError.reporting {
      do {
        try await log.collecting {
          let container = GroupContainer(home: ToolEnvironment().home)
          let changes = Mutex<[CurrentChapterChange]>([])
          let covers = target.manager(of: container) { change in changes.withLock { $0.append(change) } }
          try await work(desk(covers, options))
          for change in changes.withLock({ $0 }) { try ComicReload(container: container, now: now).tell(of: change) }
        }
      } catch {
        throw ToolError(comic: error) ?? error
      }
    }
  }

  private static func desk(_ covers: CoverImageManager, _ options: SiteOptions) async throws -> ComicDesk {
    let cache = ToolEnvironment().cache.appending(path: "comics", directoryHint: .isDirectory)
    let networking = try options.networking()
    return ComicDesk(
      books: BookReader(store: ComicChapters.url, covers: covers, cache: cache),
      site: await SiteReader(
        store: ComicChapters.url, covers: covers, cache: cache, networking: networking, site: options.url))
  }
}

/// A page as JSON.
struct PageReport: Encodable {
  let comic: String
  let chapter: ChapterReport
  let page: Int
  /// Nil where the picture shows one page.
  let secondPage: Int?
  /// Per cent read.
  let progress: Int
  /// Nil where no picture was asked for.
  let file: String?

  init(_ page: OpenedPage) {
    (comic, chapter) = (page.comic, ChapterReport(page.chapter))
    (self.page, secondPage) = (page.page, page.secondPage)
    (progress, file) = (page.progress, page.file?.path)
  }
}

extension OpenedPage {
  /// `8–9 of 24`.
  var place: String { "\(page)\(secondPage.map { "–\($0)" } ?? "") of \(chapter.endPage)" }
}
