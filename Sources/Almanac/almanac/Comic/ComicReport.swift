import ComicLibrary
import Foundation
import ToolReports

/// The entry of a comic in `comic list`.
struct ComicReport: Encodable {
  let name: String
  let isCurrent: Bool
  let source: String?
  let language: String?
  /// When it was last opened: ISO 8601, in UTC.
  let openedAt: String
  let chapters: [ChapterReport]

  init(_ comic: StoredComic, _ chapters: [ChapterReport], isCurrent: Bool) {
    (name, source, language) = (comic.name, comic.source, comic.language)
    openedAt = comic.openedAt.formatted(.iso8601)
    (self.chapters, self.isCurrent) = (chapters, isCurrent)
  }

  /// Longer names move the columns in their own line only.
  private static let widestName = 40

  /// A line for the comic, and one for each chapter, in columns.
  var lines: [String] {
    let read = chapters.count(where: \.didFinishReading)
    let count = chapters.count == 1 ? "1 chapter" : "\(chapters.count) chapters"
    let title = [name.printable, language?.printable, source?.printable, "\(count), \(read) read"]
    let widths = (
      number: chapters.map { "\($0.number)".count }.max() ?? 0,
      name: chapters.map(\.name.printable.terminalColumns).filter { $0 <= Self.widestName }.max() ?? 0,
      pages: chapters.map(\.pages.count).max() ?? 0
    )
    return [(isCurrent ? "* " : "  ") + title.compactMap(\.self).joined(separator: "  ")]
      + chapters.map { chapter in
        let columns = [
          "\(chapter.number)".padded(to: widths.number, atStart: true), chapter.name.printable.padded(to: widths.name),
          chapter.pages.padded(to: widths.pages, atStart: true), chapter.state.padded(to: 4, atStart: true),
        ]
        return "    "
          + (columns + [chapter.universe.map { "universe \($0)" }].compactMap(\.self)).joined(separator: "  ")
      }
  }
}

extension ChapterReport {
  /// The first and the last page: `21–42`.
  fileprivate var pages: String {
    guard let startPage, let endPage else { return "" }
    return startPage == endPage ? "\(startPage)" : "\(startPage)–\(endPage)"
  }

  fileprivate var state: String {
    if didFinishReading { return "read" }
    return lastReadPage == nil ? "–" : "\(progress)%"
  }
}
