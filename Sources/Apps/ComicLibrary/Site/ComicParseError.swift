public import MarkupText

/// Why a page of the site could not be parsed. `page` is its URL or file.
public enum ComicParseError: Error, Hashable, Sendable {
  /// Not an HTML page; `found` says what it looks like.
  case missingHTMLDocument(page: String, found: String)
  /// The page is too large or malicious, or libxml2 is missing.
  case unreadablePage(page: String, reason: MarkupError)
  /// The page has no chapter; `found` says what it is, or why its chapters were left out.
  case chapterListParsingFailure(page: String, found: String)
  /// The heading of a chapter has no number, or one that is too large.
  case invalidChapterNumber(page: String, heading: String)
  case missingPageLinks(page: String, chapter: Int)
  /// The first or the last link of a chapter is not a page number; `found` is its text.
  case invalidPageNumber(page: String, chapter: Int, found: String)
  case imageElementNotFound(page: String)
  /// The URL of the image is empty or invalid; `found` is its text.
  case invalidImageSource(page: String, found: String)
}

extension ComicParseError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingHTMLDocument(let page, let found): "\(page): not an HTML page but \(found)"
    case .unreadablePage(let page, let reason): "\(page): cannot be read: \(reason)"
    case .chapterListParsingFailure(let page, let found): "\(page): no chapters found: \(found)"
    case .invalidChapterNumber(let page, let heading):
      "\(page): no valid number in the chapter heading “\(Self.cut(heading))”"
    case .missingPageLinks(let page, let chapter): "\(page): chapter \(chapter) has no links to pages"
    case .invalidPageNumber(let page, let chapter, let found):
      "\(page): invalid page number “\(Self.cut(found))” in a link of chapter \(chapter)"
    case .imageElementNotFound(let page): "\(page): no comic image found"
    case .invalidImageSource(let page, let found):
      "\(page): invalid image URL “\(Self.cut(found))”"
    }
  }

  private static func cut(_ text: String) -> String { text.count > 80 ? text.prefix(80) + "…" : text }
}
