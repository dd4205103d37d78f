/// Why the web comic cannot be read as requested.
public enum SiteReaderError: Error, Hashable, Sendable {
  case noLanguage
  case noSuchChapter(SiteReader.Choice, known: Int)
  case noSuchPage(Int, chapter: Int, pages: ClosedRange<Int>)
  /// The last page of the chapter has been viewed; `next` is the following chapter, if any.
  case atEnd(chapter: Int, page: Int, next: Int?)
  case atStart(chapter: Int, page: Int)
}

extension SiteReaderError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noLanguage: "no language has been chosen for the web comic"
    case .noSuchChapter(.chapter(let number), let known):
      "no chapter \(number) among the \(known) chapters of the web comic"
    case .noSuchChapter(.part(.story), _): "the web comic lists no chapters of the story"
    case .noSuchChapter(.part(.specials), _): "the web comic lists no specials"
    case .noSuchPage(let page, let chapter, let pages):
      "no page \(page) in chapter \(chapter); its pages are \(pages.lowerBound) to \(pages.upperBound)"
    case .atEnd(let chapter, let page, nil): "page \(page) is the last of chapter \(chapter)"
    case .atEnd(let chapter, let page, let next?):
      "page \(page) is the last of chapter \(chapter); chapter \(next) follows"
    case .atStart(let chapter, let page): "page \(page) is the first of chapter \(chapter)"
    }
  }
}
