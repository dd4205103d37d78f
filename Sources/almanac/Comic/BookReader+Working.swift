import ArgumentParser
import ComicLibrary
import Foundation
import ToolCommands

extension BookReader {
  /// Does a command's work with the tool's reader: tells the widgets, prints what was replaced, and gives failures their exit
  /// codes.
  ///
  /// - Parameter now: What counts as now.
  static func working(at now: Date, _ work: (BookReader) throws -> Void) throws {
    try CoverImageManager.working(at: now) { covers in
      do {
        let cache = ToolEnvironment().cache.appending(path: "comics", directoryHint: .isDirectory)
        try work(BookReader(store: ComicChapters.url, covers: covers, cache: cache))
      } catch let error as ComicBookError {
        throw ToolFailure("\(error)".printable, exitCode: error.exitCode)
      } catch let error as BookReaderError {
        throw ToolFailure("\(error)".printable, exitCode: error.exitCode)
      } catch let error as ChapterStoreError {
        throw ToolFailure("\(error)".printable, exitCode: error.exitCode)
      } catch let error as ComicCacheError {
        throw ToolFailure(error)
      }
    }
  }
}

extension BookReaderError {
  /// The end of a book is no failure: loops tell it from one.
  fileprivate var exitCode: ExitCode {
    switch self {
    case .nothingOpen: .noInput
    case .atEnd: .failure
    }
  }
}

extension ComicBookError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .missing, .unreadable, .notAFile, .noSuchPicture, .noSuchPage: .noInput
    case .missingLibrary: .unavailable
    case .outOfMemory: .temporary
    default: .badData
    }
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
