import Diagnostics
public import Foundation
import ImageCodecs
internal import MarkupText

/// Parses the pages of the comic's site. No input traps.
public enum ComicHTMLParser {
  /// The maximum size of a page: 8 MiB.
  public static let byteLimit = MarkupLimits.standard.bytes

  /// The chapters of a list, in its order.
  ///
  /// A section is `h1.horscadrelect` and the `.cadrelect` elements after it. Each of them is a chapter: its number is
  /// the first integer of its `h4`, in the digits of any script; its name is the text after the first colon; its
  /// pages are the first and the last link in a `p`; its cover is the first `img`. The heading names the universe.
  ///
  /// Diagnostics: `comic.chapter-left-out` (no number, no pages, or a duplicate number), `comic.section-left-out`
  /// (the universe number is too large), `comic.chapter-pages-reversed`, `comic.universe-guessed` (an unrecognized
  /// heading counts as the main story), and those of the character encoding, `markup.bytes-replaced` and
  /// `markup.charset-unknown`.
  /// - Parameters:
  ///   - data: The page, at most 8 MiB.
  ///   - charset: The character encoding from the HTTP header; nil for the page's own declaration.
  ///   - page: The URL or file of the page, for errors and diagnostics.
  /// - Throws: `ComicParseError.missingHTMLDocument`, `.unreadablePage`, `.chapterListParsingFailure` if no chapter
  ///   is left.
  public static func parseChapterList(
    data: Data, charset: String? = nil, page: String = "the page"
  ) throws(ComicParseError) -> [ParsedChapter] {
    let markup = try markup(of: data, charset, page)
    let sections = ChapterSection.all(in: markup)
    var list = ChapterListReading(markup: markup, page: page)
    for section in sections { list.add(section) }
    if list.chapters.isEmpty {
      let found =
        list.firstFault.map { "all \(list.itemCount) were left out; the first: \($0)" }
        ?? (sections.isEmpty ? "it is \(FileKind(of: data))" : "all sections are empty")
      throw .chapterListParsingFailure(page: page, found: found)
    }
    return list.chapters
  }

  /// The URL of the image on a page of the comic, as written there: the first `img` with a source in `#balloonsimg`.
  ///
  /// - Parameters:
  ///   - data: The page, at most 8 MiB.
  ///   - charset: The character encoding from the HTTP header; nil for the page's own declaration.
  ///   - page: The URL or file of the page, for errors and diagnostics.
  /// - Throws: `ComicParseError.missingHTMLDocument`, `.unreadablePage`, `.imageElementNotFound`,
  ///   `.invalidImageSource` if no image has a valid URL.
  public static func parseComicPageImageSource(
    data: Data, charset: String? = nil, page: String = "the page"
  ) throws(ComicParseError) -> String {
    let frames = try markup(of: data, charset, page).elements.filter { $0["id"] == "balloonsimg" }
    let images = frames.flatMap { $0.descendants("img") }
    guard !images.isEmpty else { throw .imageElementNotFound(page: page) }
    let sources = images.lazy.compactMap { $0["src"]?.trimmingCharacters(in: .whitespacesAndNewlines) }
    guard let source = sources.first(where: { !$0.isEmpty }) else { throw .invalidImageSource(page: page, found: "") }
    return source
  }

  private static func markup(
    of data: Data, _ charset: String?, _ page: String
  ) throws(ComicParseError) -> Markup {
    let parsed = DiagnosticLog.withSubject(page) {
      Result { () throws(MarkupError) in try Markup.parse(data, as: .html, charset: charset) }
    }
    let markup = try parsed.mapError { ComicParseError.unreadablePage(page: page, reason: $0) }.get()
    if markup.root == nil { throw .missingHTMLDocument(page: page, found: FileKind(of: data).description) }
    return markup
  }
}
