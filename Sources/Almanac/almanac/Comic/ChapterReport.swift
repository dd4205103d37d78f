import ComicLibrary
import Foundation

/// What commands print of a chapter as JSON.
struct ChapterReport: Encodable {
  let number: Int
  let name: String
  /// Nil where the pages are not known.
  let startPage: Int?
  let endPage: Int?
  let universe: Int?
  let lastReadPage: Int?
  let coverImageURL: String
  let didFinishReading: Bool
  /// Per cent read.
  let progress: Int

  init(_ chapter: Chapter) {
    (number, name, universe) = (chapter.number, chapter.name, chapter.universe)
    (startPage, endPage, lastReadPage) = (chapter.startPage, chapter.endPage, chapter.lastReadPage)
    (coverImageURL, didFinishReading) = (chapter.coverImageURL, chapter.didFinishReading)
    progress = chapter.progress
  }

  /// A chapter of which only what the widgets show is known.
  init(_ data: CurrentChapterData, cover: URL?) {
    (number, name, progress) = (data.number, data.name, data.progress)
    (startPage, endPage, universe, lastReadPage) = (nil, nil, nil, nil)
    coverImageURL = cover?.absoluteString ?? ""
    didFinishReading = data.progress == 100
  }
}

extension Chapter {
  /// Per cent read: all of it once it was finished.
  var progress: Int { didFinishReading ? 100 : lastReadPage.map(readProgress) ?? 0 }
}
