public import Foundation

/// A page that is being viewed.
public struct OpenedPage: Hashable, Sendable {
  public let comic: String
  public let chapter: Chapter
  /// The lower number if the image shows two pages.
  public let page: Int
  /// The other page that the image shows.
  public var secondPage: Int?
  /// The image file; nil if it was not requested.
  public var file: URL?

  /// How much of the chapter has been read, 0…100, as the widgets show it. 0 for a chapter of which no page has been
  /// viewed.
  public var progress: Int {
    chapter.lastReadPage.map { secondPage == chapter.endPage ? 100 : chapter.readProgress(at: $0) } ?? 0
  }
}

/// Why no page could be turned.
public enum BookReaderError: Error, Hashable, Sendable, CustomStringConvertible {
  case nothingOpen
  case atEnd(file: String, page: Int)
  case atStart(file: String)

  public var description: String {
    switch self {
    case .nothingOpen: "no comic is open"
    case .atEnd(let file, let page): "\(file): page \(page) is the last one"
    case .atStart(let file): "\(file): this is the first page"
    }
  }
}

extension Chapter {
  /// The chapter after viewing the pages of an image. If new pages have been added to a finished chapter, it is no
  /// longer finished.
  func read(to place: PageImage, in layout: PageLayout) -> Chapter {
    let isAtEnd = layout.isComplete && place.lastPage == layout.lastPage
    return Chapter(
      name: name, number: number, startPage: 1, endPage: layout.lastPage, universe: universe,
      lastReadPage: place.lastPage, coverImageURL: coverImageURL,
      didFinishReading: didFinishReading && layout.lastPage <= endPage || isAtEnd)
  }

  /// The chapter before any of its pages has been viewed.
  func unread(in layout: PageLayout) -> Chapter {
    Chapter(
      name: name, number: number, startPage: 1, endPage: layout.lastPage, universe: universe,
      coverImageURL: coverImageURL, didFinishReading: didFinishReading && layout.lastPage <= endPage)
  }
}

extension ComicBook {
  /// The image that shows a page, or the last image if the book has become shorter.
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
  /// Whether other pages of the book may still be readable.
  var isOfOnePage: Bool {
    switch self {
    case .encrypted, .damagedEntry, .badChecksum, .unknownMethod, .tooLarge, .bomb, .notAnImage: true
    default: false
    }
  }
}
