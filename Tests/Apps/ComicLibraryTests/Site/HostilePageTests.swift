import Diagnostics
import Foundation
import Graphics
import MarkupText
import Testing

@testable import ComicLibrary

/// Invalid and malicious pages.
@Suite struct HostilePageTests {
  private func error(_ data: Data) -> ComicParseError? {
    do throws(ComicParseError) {
      _ = try ComicHTMLParser.parseChapterList(data: data, page: "a.html")
      return nil
    } catch {
      return error
    }
  }

  @Test func `the error of a page without a chapter says what it is`() throws {
    #expect(error(Data()) == .missingHTMLDocument(page: "a.html", found: "an empty file"))
    #expect(
      error(try ComicFixture.cover(3, 3))
        == .chapterListParsingFailure(page: "a.html", found: "it is a PNG image"))
    #expect(error(Data("hello".utf8)) == .chapterListParsingFailure(page: "a.html", found: "it is text"))
    #expect(error(SitePages.list(""))?.description == "a.html: no chapters found: it is an HTML page")
    #expect(
      error(SitePages.list(SitePages.section("DBMultiverse")))
        == .chapterListParsingFailure(page: "a.html", found: "all sections are empty"))
    #expect(
      error(SitePages.list(SitePages.section("DBMultiverse", SitePages.item("A", "1"), SitePages.item("B", "1"))))?
        .description
        == "a.html: no chapters found: all 2 were left out; "
        + "the first: no valid number in the chapter heading “A”")
    #expect(error(Data((0...255).map { UInt8($0) })) != nil)
    #expect(error(Data(repeating: 0, count: 5_000)) != nil)
  }

  @Test func `encoding diagnostics name the page`() throws {
    let log = DiagnosticLog()
    let page = SitePages.list(SitePages.section("DBMultiverse", SitePages.item("C 1: A", "1"))) + [0xFF]
    _ = try log.collecting {
      try ComicHTMLParser.parseChapterList(data: page, charset: "klingon", page: "a.html")
    }
    #expect(
      log.diagnostics.map(\.description) == [
        "a.html: unknown character encoding “klingon”; it is ignored [markup.charset-unknown]",
        "a.html: bytes that are invalid in UTF-8 were replaced: 1 [markup.bytes-replaced]",
      ])
  }

  @Test func `50 MB and endless unclosed tags are refused fast`() throws {
    let item = Data(SitePages.item("Chapter 5: A", "1").utf8)
    var large = Data(capacity: 50 << 20)
    while large.count < 50_000_000 { large.append(item) }
    #expect(error(large) == .unreadablePage(page: "a.html", reason: .tooLarge(limit: 8 << 20)))
    let deep = Data(String(repeating: "<div class=cadrelect><h4>", count: 300_000).utf8)
    #expect(error(deep) == .unreadablePage(page: "a.html", reason: .tooDeep(limit: 200)))
    #expect(error(deep)?.description.hasPrefix("a.html: cannot be read: elements nested too deeply") == true)
  }

  @Test func `a list of ten thousand chapters is read completely`() throws {
    let items = (1...10_000).map { SitePages.item("Chapter \($0): A", "\($0)") }.joined()
    let (chapters, ids) = try SitePages.read(SitePages.list(SitePages.section("DBMultiverse") + items))
    #expect(chapters.map(\.number) == Array(1...10_000))
    #expect(ids.isEmpty)
  }

  @Test(
    arguments: [
      ("/en/pages/final/1.jpg", "/en/pages/final/1.jpg"), (" \n//img.example/1.png ", "//img.example/1.png"),
      ("a.jpg?x=1&amp;y=2", "a.jpg?x=1&y=2"),
    ])
  func `a page's image is the first in its frame`(source: String, found: String) throws {
    #expect(try ComicHTMLParser.parseComicPageImageSource(data: SitePages.page(source)) == found)
  }

  @Test func `a page without an image, or with one without a URL, is an error`() throws {
    for html in ["<img src=a.jpg>", "<div id=balloonsimg></div><img src=a.jpg>", "<img id=balloonsimg src=a.jpg>"] {
      #expect(throws: ComicParseError.imageElementNotFound(page: "p")) {
        try ComicHTMLParser.parseComicPageImageSource(data: Data(html.utf8), page: "p")
      }
    }
    for html in ["<div id=balloonsimg><img></div>", "<div id=balloonsimg><img src=' '></div>"] {
      #expect(throws: ComicParseError.invalidImageSource(page: "p", found: "")) {
        try ComicHTMLParser.parseComicPageImageSource(data: Data(html.utf8), page: "p")
      }
    }
    let lazy = "<div id=balloonsimg><img src=''><p><img src=b.jpg>"
    #expect(try ComicHTMLParser.parseComicPageImageSource(data: Data(lazy.utf8)) == "b.jpg")
    #expect(throws: ComicParseError.missingHTMLDocument(page: "p", found: "an empty file")) {
      try ComicHTMLParser.parseComicPageImageSource(data: Data(), page: "p")
    }
  }

  /// A random number generator that gives the same numbers in every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    }
  }

  @Test func `no mutation of a page traps or gives invalid chapters`() throws {
    let page = SitePages.list(
      SitePages.section("DBMultiverse", SitePages.item("Chapter 1: A", "1", "20"), SitePages.item("第２話：B", "21"))
        + SitePages.section("Special Universe 3", SitePages.item("الفصل ٣: C", "٤١", "٦٠")))
    let pieces = [
      "<", ">", "</div>", "<h1 class=horscadrelect>", "\"", "&#x110000;", "<!--", "<p><a>", "\0", "999999999999",
    ]
    var dice = Dice(state: 2026)
    var read = 0
    for _ in 0..<2_000 {
      var bytes = [UInt8](page)
      for _ in 0..<Int.random(in: 1...12, using: &dice) {
        let place = Int.random(in: 0..<bytes.count, using: &dice)
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &dice)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &dice)))
        case 2: bytes.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &dice)].utf8, at: place)
        default: bytes.append(contentsOf: bytes[place...].prefix(100))
        }
        if bytes.isEmpty { bytes = [0x3C] }
      }
      _ = try? ComicHTMLParser.parseComicPageImageSource(data: Data(bytes))
      guard let chapters = try? ComicHTMLParser.parseChapterList(data: Data(bytes)) else { continue }
      read += 1
      #expect(chapters.allSatisfy { $0.endPage >= $0.startPage && $0.startPage >= 0 && $0.number >= 0 })
      #expect(Set(chapters.map(\.number)).count == chapters.count && !chapters.isEmpty)
    }
    // Most damaged pages are still partly readable.
    #expect(read > 1_000)
  }
}
