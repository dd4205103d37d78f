public import Foundation

/// A page in front of the reader.
public struct OpenedPage: Hashable, Sendable {
  /// The name of the comic that the chapter is a part of.
  public let comic: String
  /// The chapter, with how far it has been read.
  public let chapter: Chapter
  /// The page's number, the lower one of two.
  public let page: Int
  /// The number of the other page that the picture shows; nil where it shows one.
  public var secondPage: Int?
  /// The file with the page's picture; nil where it was not asked for.
  public var file: URL?

  /// Per cent of the chapter that has been read, 0…100, as the widgets show it; nothing of one that was opened and not
  /// looked at.
  public var progress: Int {
    chapter.lastReadPage.map { secondPage == chapter.endPage ? 100 : chapter.readProgress(at: $0) } ?? 0
  }
}

/// Why no page could be turned.
public enum BookReaderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing is being read.
  case nothingOpen
  /// The page that was looked at last is the book's last.
  case atEnd(file: String, page: Int)
  /// There is no page before the one that was looked at last.
  case atStart(file: String)

  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .nothingOpen: "no comic is open"
    case .atEnd(let file, let page): "\(file): page \(page) is the last one"
    case .atStart(let file): "\(file): this is the first page"
    }
  }
}

extension Chapter {
  /// The chapter once a picture's pages have been looked at, by what is known of its pages. One that was finished and has got
  /// more pages is finished no more.
  func read(to place: PageImage, in layout: PageLayout) -> Chapter {
    let isAtEnd = layout.isComplete && place.lastPage == layout.lastPage
    return Chapter(
      name: name, number: number, startPage: 1, endPage: layout.lastPage, universe: universe,
      lastReadPage: place.lastPage, coverImageURL: coverImageURL,
      didFinishReading: didFinishReading && layout.lastPage <= endPage || isAtEnd)
  }

  /// The chapter before any of its pages has been looked at, by what is known of them.
  func unread(in layout: PageLayout) -> Chapter {
    Chapter(
      name: name, number: number, startPage: 1, endPage: layout.lastPage, universe: universe,
      coverImageURL: coverImageURL, didFinishReading: didFinishReading && layout.lastPage <= endPage)
  }
}

extension ComicBook {
  /// The picture that shows a page, or the last one where the book has become shorter.
  func nearest(_ page: Int, layout: inout PageLayout) throws(ComicBookError) -> PageImage {
    do throws(ComicBookError) {
      return try self.page(max(page, 1), layout: &layout)
    } catch {
      guard case .noSuchPage = error else { throw error }
      return try self.page(layout.lastPage, layout: &layout)
    }
  }
}

extension ComicBookError {
  /// Whether other pages of the book may be read all the same.
  var isOfOnePage: Bool {
    switch self {
    case .encrypted, .damagedEntry, .badChecksum, .unknownMethod, .tooLarge, .bomb, .notAPicture: true
    default: false
    }
  }
}
