import ArgumentParser
import ComicLibrary
import Diagnostics
import Foundation
import Synchronization
import ToolOptions
import ToolReports

/// The readers of books and of the web comic, which share a store and a cache.
struct ComicReaders {
  enum Turn {
    /// A page number, or nil for the last one that was read.
    case to(Int?)
    case on
    case back
  }

  let books: BookReader
  let site: SiteReader

  /// Turns to a page of the current comic.
  func turn(_ turn: Turn) async throws -> OpenedPage {
    let current = try ComicChapters.existing().map { store in
      try ComicChapters.working { () throws(ChapterStoreError) in try store.currentComic() }
    }
    guard current??.name == StoredComic.site else {
      switch turn {
      case .to(let page): return try books.turn(to: page)
      case .on: return try books.turnForward()
      case .back: return try books.turnBack()
      }
    }
    switch turn {
    case .to(let page): return try await site.turn(to: page)
    case .on: return try await site.turnForward()
    case .back: return try await site.turnBack()
    }
  }

  /// Runs a command's work: reloads the widgets, prints diagnostics, and gives failures their exit codes.
  ///
  /// - Parameters:
  ///   - now: The current date.
  ///   - options: The options of requests to the site.
  ///   - covers: How to store covers.
  static func working(
    at now: Date, _ options: SiteOptions, covers target: CoverTarget = CoverTarget(),
    _ work: (ComicReaders) async throws -> Void
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
          for change in changes.withLock({ $0 }) {
            try ComicReload(container: container, now: now).reloadWidgets(after: change)
          }
        }
      } catch {
        throw ToolError(comic: error) ?? error
      }
    }
  }

  private static func desk(_ covers: CoverImageManager, _ options: SiteOptions) async throws -> ComicReaders {
    let cache = ToolEnvironment().cache.appending(path: "comics", directoryHint: .isDirectory)
    let networking = try options.networking()
    return ComicReaders(
      books: BookReader(store: ComicChapters.url, covers: covers, cache: cache),
      site: await SiteReader(
        store: ComicChapters.url, covers: covers, cache: cache, networking: networking, site: options.url))
  }
}

/// The JSON of a page.
struct PageReport: Encodable {
  let comic: String
  let chapter: ChapterReport
  let page: Int
  /// Nil if the image shows one page.
  let secondPage: Int?
  /// In percent.
  let progress: Int
  /// Nil if no image was requested.
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
