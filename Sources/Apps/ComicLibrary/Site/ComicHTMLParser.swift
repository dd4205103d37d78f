import Diagnostics
internal import MarkupText
public import Foundation
import ImageCodecs

/// Reads the pages of the comic's site, which are other people's HTML: whatever is in them, nothing traps.
public enum ComicHTMLParser {
  /// The most bytes that a page may have: 8 MiB.
  public static let byteLimit = MarkupLimits.standard.bytes

  /// The chapters in a list of chapters, in its order.
  ///
  /// A section is `h1.horscadrelect` and the `.cadrelect` after it, each a chapter: its number is the first whole number of
  /// its `h4`, in the digits of any script, its name what follows the first colon, its pages the first and the last link
  /// in a `p`, its cover the first `img`. The heading names the universe.
  ///
  /// Diagnostics: `comic.chapter-left-out` (without a number or pages; also a number that was there before),
  /// `comic.section-left-out` (a universe that nobody can count to), `comic.chapter-pages-reversed`,
  /// `comic.universe-guessed` (a heading without a word that is understood counts as the main story), and those of the
  /// character encoding, `markup.bytes-replaced` and `markup.charset-unknown`.
  /// - Parameters:
  ///   - data: The page, at most 8 MiB.
  ///   - charset: The character encoding that came with it; nil for what the page says of itself.
  ///   - page: The page's address or file, for errors and diagnostics.
  /// - Throws: `ComicParseError.missingHTMLDocument`, `.unreadablePage`, `.chapterListParsingFailure` where no chapter is
  ///   left.
  public static func parseChapterList(
    data: Data, charset: String? = nil, page: String = "the page"
  ) throws(ComicParseError) -> [ParsedChapter] {
    let markup = try markup(of: data, charset, page)
    let sections = ChapterSection.all(in: markup)
    var list = ChapterListReading(markup: markup, page: page)
    for section in sections { list.add(section) }
    if list.chapters.isEmpty {
      let found =
        list.firstFault.map { "of \(list.itemCount), each was left out, the first because \($0)" }
        ?? (sections.isEmpty ? "it is \(FileKind(of: data))" : "its sections are empty")
      throw .chapterListParsingFailure(page: page, found: found)
    }
    return list.chapters
  }

  /// The address of the picture on a page of the comic, as it is written: the first `img` with one in `#balloonsimg`.
  ///
  /// - Parameters:
  ///   - data: The page, at most 8 MiB.
  ///   - charset: The character encoding that came with it; nil for what the page says of itself.
  ///   - page: The page's address or file, for errors and diagnostics.
  /// - Throws: `ComicParseError.missingHTMLDocument`, `.unreadablePage`, `.imageElementNotFound`, `.invalidImageSource`
  ///   where the pictures have no address.
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
