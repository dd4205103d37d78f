public import MarkupText

/// Why a page of the site has not what was looked for. Each case names the page by its address or its file.
public enum ComicParseError: Error, Hashable, Sendable {
  /// The bytes are no page at all; `found` says what they look like.
  case missingHTMLDocument(page: String, found: String)
  /// The page cannot be parsed: it is too large, or made to harm; or libxml2 is missing.
  case unreadablePage(page: String, reason: MarkupError)
  /// There is no chapter in the page; `found` says what it is or why those in it were left out.
  case chapterListParsingFailure(page: String, found: String)
  /// A chapter's heading has no number, or one that nobody can count to.
  case invalidChapterNumber(page: String, heading: String)
  /// A chapter has no links to pages.
  case missingPageLinks(page: String, chapter: Int)
  /// The first or the last link of a chapter is no number of a page; `found` is its text.
  case invalidPageNumber(page: String, chapter: Int, found: String)
  /// The page shows no picture of the comic.
  case imageElementNotFound(page: String)
  /// The picture's address is empty, or no address; `found` is its text.
  case invalidImageSource(page: String, found: String)
}

extension ComicParseError: CustomStringConvertible {
  /// One sentence without a full stop, the page in front.
  public var description: String {
    switch self {
    case .missingHTMLDocument(let page, let found): "\(page): is no page but \(found)"
    case .unreadablePage(let page, let reason): "\(page): cannot be read: \(reason)"
    case .chapterListParsingFailure(let page, let found): "\(page): there is no chapter in it: \(found)"
    case .invalidChapterNumber(let page, let heading):
      "\(page): the chapter “\(Self.cut(heading))” has no number that can be used"
    case .missingPageLinks(let page, let chapter): "\(page): chapter \(chapter) has no links to pages"
    case .invalidPageNumber(let page, let chapter, let found):
      "\(page): chapter \(chapter) has a link “\(Self.cut(found))” in place of a page's number"
    case .imageElementNotFound(let page): "\(page): there is no picture of the comic in it"
    case .invalidImageSource(let page, let found):
      "\(page): the picture's address “\(Self.cut(found))” is none that can be used"
    }
  }

  private static func cut(_ text: String) -> String { text.count > 80 ? text.prefix(80) + "…" : text }
}
