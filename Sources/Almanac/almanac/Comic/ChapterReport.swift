import ComicLibrary
import Foundation

/// The JSON of a chapter.
struct ChapterReport: Encodable {
  let number: Int
  let name: String
  /// Nil if the pages are unknown.
  let startPage: Int?
  let endPage: Int?
  let universe: Int?
  let lastReadPage: Int?
  let coverImageURL: String
  let didFinishReading: Bool
  /// In percent.
  let progress: Int

  init(_ chapter: Chapter) {
    (number, name, universe) = (chapter.number, chapter.name, chapter.universe)
    (startPage, endPage, lastReadPage) = (chapter.startPage, chapter.endPage, chapter.lastReadPage)
    (coverImageURL, didFinishReading) = (chapter.coverImageURL, chapter.didFinishReading)
    progress = chapter.progress
  }

  /// A chapter of which only the widgets' data are known.
  init(_ data: CurrentChapterData, cover: URL?) {
    (number, name, progress) = (data.number, data.name, data.progress)
    (startPage, endPage, universe, lastReadPage) = (nil, nil, nil, nil)
    coverImageURL = cover?.absoluteString ?? ""
    didFinishReading = data.progress == 100
  }
}

extension Chapter {
  /// The progress in percent; 100 once the chapter was finished.
  var progress: Int { didFinishReading ? 100 : lastReadPage.map(readProgress) ?? 0 }
}
