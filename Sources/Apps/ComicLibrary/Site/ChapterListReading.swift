import Diagnostics
import Foundation
import MarkupText

/// Collects the chapters of a page, and reports what is left out.
struct ChapterListReading {
  let markup: Markup
  /// The URL or file of the page.
  let page: String
  private(set) var chapters: [ParsedChapter] = []
  private(set) var itemCount = 0
  /// Why the first chapter or section was left out.
  private(set) var firstFault: String?
  private var numbers: Set<Int> = []

  init(markup: Markup, page: String) { (self.markup, self.page) = (markup, page) }

  mutating func add(_ section: ChapterSection) {
    guard !section.items.isEmpty else { return }
    itemCount += section.items.count
    switch section.universe {
    case .known(let universe): add(section.items, universe)
    case .unknown:
      report("comic.universe-guessed", "no universe in the heading “\(section.title)”; using the main story")
      add(section.items, nil)
    case .tooLarge:
      let fault = "the universe number in the heading “\(section.title)” is too large"
      firstFault = firstFault ?? fault
      report("comic.section-left-out", "\(fault); its \(section.items.count) chapters are left out")
    }
  }

  private mutating func add(_ items: [Range<Int>], _ universe: Int?) {
    for item in items {
      do throws(ComicParseError) {
        let chapter = try chapter(in: item, universe)
        if numbers.insert(chapter.number).inserted {
          chapters.append(chapter)
        } else {
          report("comic.chapter-left-out", "chapter \(chapter.number) is listed more than once; the first is used")
        }
      } catch {
        let fault = "\(error)".dropFirst(page.count + 2)
        firstFault = firstFault ?? String(fault)
        report("comic.chapter-left-out", "\(fault); it is left out")
      }
    }
  }

  private func chapter(in item: Range<Int>, _ universe: Int?) throws(ComicParseError) -> ParsedChapter {
    let elements = Array(markup.elements(in: item))
    let heading = elements.first { $0.name == "h4" }.map { text(of: $0, in: item) } ?? ""
    guard let number = WholeNumber(firstIn: heading)?.counted else {
      throw .invalidChapterNumber(page: page, heading: heading)
    }
    let pages = try pages(of: elements, in: item, chapter: number)
    return ParsedChapter(
      name: Self.name(in: heading), number: number, startPage: pages.lowerBound, endPage: pages.upperBound,
      universe: universe,
      coverImageURL: elements.first { $0.name == "img" }?["src"]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "")
  }

  /// The text after the first colon, Latin or full-width.
  private static func name(in heading: String) -> String {
    guard let colon = heading.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return "" }
    return heading[colon...].dropFirst().withSingleSpaces
  }

  private func pages(
    of elements: [MarkupElement], in item: Range<Int>, chapter: Int
  ) throws(ComicParseError) -> ClosedRange<Int> {
    var end = 0
    var links: [MarkupElement] = []
    for element in elements {
      if element.name == "p" { end = max(end, element.end) }
      if element.name == "a", element.index < end { links.append(element) }
    }
    guard let first = links.first, let last = links.last else { throw .missingPageLinks(page: page, chapter: chapter) }
    let (start, finish) = (
      try number(text(of: first, in: item), chapter: chapter), try number(text(of: last, in: item), chapter: chapter)
    )
    if finish < start {
      report(
        "comic.chapter-pages-reversed",
        "chapter \(chapter) goes from page \(start) to \(finish); its pages are reversed")
    }
    return min(start, finish)...max(start, finish)
  }

  private func number(_ link: String, chapter: Int) throws(ComicParseError) -> Int {
    guard let number = WholeNumber(link)?.counted else {
      throw .invalidPageNumber(page: page, chapter: chapter, found: link)
    }
    return number
  }

  /// The text of an element within its item: if end tags are missing, the element may contain further items.
  private func text(of element: MarkupElement, in item: Range<Int>) -> String {
    markup.text(in: element.index + 1..<min(element.end, item.upperBound)).withSingleSpaces
  }

  private func report(_ id: String, _ message: String) {
    DiagnosticLog.current.report(Diagnostic(id: id, message: message, subject: page))
  }
}
