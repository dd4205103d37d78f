import Foundation
import Graphics
import Testing

@testable import ComicLibrary

/// Lists of chapters with missing or unusual parts.
@Suite struct OddChapterListTests {
  @Test(
    arguments: [
      "<div class=cadrelect></div>", "<div class=cadrelect><h4>Chapter 5: A</h4></div>",
      "<div class=cadrelect><h4>Chapter: A</h4><p><a>1</a></p></div>", "<div class=cadrelect><p><a>1</a></p></div>",
      "<div class=cadrelect><h4>Chapter 5: A</h4><a>1</a></div>",
      "<div class=cadrelect><h4>Chapter 5: A</h4><p><a>one</a> <a>2</a></p></div>",
      "<div class=cadrelect><h4>Chapter 5: A</h4><p><a>1</a> <a></a></p></div>",
      "<div class=cadrelect><h4>Chapter 5: A</h4><p><a>1</a> <a>-2</a></p></div>",
      "<div class=cadrelect><h4>Chapter 5: A</h4><p><a>1</a> <a>99999999999999999999</a></p></div>",
      "<div class=cadrelect><h4>Chapter 99999999999999999999: A</h4><p><a>1</a></p></div>",
      "<div class=cadrelect><h4>Chapter ⅫⅣ: A</h4><p><a>1</a></p></div>",
    ])
  func `an incomplete item is left out and reported`(item: String) throws {
    let (chapter, ids) = try SitePages.read(item: item)
    #expect(chapter == nil)
    #expect(ids == ["comic.chapter-left-out"])
  }

  @Test func `numbers up to the largest are read`() throws {
    let most = "\(Int.max)"
    let chapter = try SitePages.read(item: SitePages.item("Chapter \(most): A", most)).chapter
    #expect(chapter?.number == .max)
    #expect(chapter?.endPage == .max)
    #expect(try SitePages.read(item: SitePages.item("Chapter 0007b (9): A", " 8\u{A0}")).chapter?.number == 7)
  }

  @Test(
    arguments: [
      ("Chapter 5", ""), ("Chapter 5:", ""), ("Chapter 5 : ", ""), (": Chapter 5", "Chapter 5"),
      ("Chapter 5:\n   The   <i>long</i>\n\tone&nbsp; ", "The long one"),
      ("Chapter <b>5</b>: A<script>var x = 'no'</script> <em>B</em>", "A B"), ("Chapter 5: 3: 2: 1", "3: 2: 1"),
      ("Chapter 5: &lt;b&gt;", "<b>"),
    ])
  func `the name follows the first colon, with single spaces`(heading: String, name: String) throws {
    let (chapter, ids) = try SitePages.read(item: SitePages.item(heading, "1"))
    #expect(chapter?.name == name)
    #expect(chapter?.number == 5)
    #expect(ids.isEmpty)
  }

  @Test func `reversed pages are turned around and reported`() throws {
    let (chapter, ids) = try SitePages.read(item: SitePages.item("Chapter 5: A", "30", "20", "10"))
    #expect(chapter?.startPage == 10)
    #expect(chapter?.endPage == 30)
    #expect(ids == ["comic.chapter-pages-reversed"])
  }

  @Test func `of two chapters with the same number the first is used, with a diagnostic`() throws {
    let (chapters, ids) = try SitePages.read(
      SitePages.list(
        SitePages.section(
          "DBMultiverse", SitePages.item("Chapter 5: A", "1", "2"), SitePages.item("Chapter 5: B", "3", "4"))
          + SitePages.section("Special Universe 2", SitePages.item("Chapter 5: C", "5"))))
    #expect(chapters.map(\.name) == ["A"])
    #expect(ids == ["comic.chapter-left-out"])
  }

  @Test func `a chapter without a picture has no cover`() throws {
    let item = "<div class=cadrelect><h4>Chapter 5: A</h4><p><a>1</a></p></div>"
    #expect(try SitePages.read(item: item).chapter?.coverImageURL == "")
    let odd = "<div class=cadrelect><img><img src=b.jpg><h4>Chapter 5: A</h4><p><a>1</a></p></div>"
    #expect(try SitePages.read(item: odd).chapter?.coverImageURL == "")
  }

  @Test func `only what follows a heading is a chapter, up to the next heading`() throws {
    let html =
      SitePages.item("Chapter 1: Before", "1")
      + SitePages.section("DBMultiverse", "<p>text</p>", SitePages.item("Chapter 2: In", "2"))
      + "<h1>About</h1>" + SitePages.item("Chapter 3: Under another heading", "3")
      + "<div>" + SitePages.section("Special Universe 2", SitePages.item("Chapter 4: Nested", "4")) + "</div>"
      + SitePages.item("Chapter 5: After", "5")
    let (chapters, ids) = try SitePages.read(SitePages.list(html))
    #expect(chapters.map(\.number) == [2, 4])
    #expect(ids.isEmpty)
  }

  @Test func `missing end tags do not split chapters or sections`() throws {
    let html =
      "<h1 class=horscadrelect>DBMultiverse<div class=cadrelect><img src=a.jpg><h4>Chapter 1: A</h4><p><a>1<a>2"
      + "<div class=cadrelect><h4>Chapter 2: B</h4><p><a>3</a><a>4</p>"
      + "<h1 class=horscadrelect>Special Universe 8</h1><div class=cadrelect><h4>Chapter 3: C</h4><p><a>5<a>6"
    let (chapters, ids) = try SitePages.read(Data(html.utf8))
    #expect(
      chapters.map { "\($0.number) \($0.startPage)–\($0.endPage) \($0.name)" } == ["1 1–2 A", "2 3–4 B", "3 5–6 C"])
    #expect(chapters.map(\.universe) == [nil, nil, 8])
    #expect(chapters.map(\.coverImageURL) == ["a.jpg", "", ""])
    #expect(ids.isEmpty)
  }
}
