import Foundation
import Graphics
import Testing

@testable import ComicLibrary

/// Lists of chapters in the form of the site.
@Suite struct SiteListTests {
  @Test func `a list in English gives every chapter in its order`() throws {
    let data = SitePages.list(
      SitePages.section(
        "DBMultiverse", SitePages.item("Chapter 1: A Strange Invitation", "0", "1", "2", "25", cover: "/img/1.jpg"),
        SitePages.item("Chapter 2: Over: and Over &amp; Over", "26", "27", cover: "https://cdn.example/2.png"))
        + SitePages.section("Special Universe 3", SitePages.item("Chapter 20 : The King's Rage", "426"))
        + SitePages.section("Broly's Universe", SitePages.item("Chapter 55: Roar", "1202", "1230")))
    let (chapters, ids) = try SitePages.read(data)
    #expect(
      chapters == [
        ParsedChapter(
          name: "A Strange Invitation", number: 1, startPage: 0, endPage: 25, universe: nil,
          coverImageURL: "/img/1.jpg"),
        ParsedChapter(
          name: "Over: and Over & Over", number: 2, startPage: 26, endPage: 27, universe: nil,
          coverImageURL: "https://cdn.example/2.png"),
        ParsedChapter(
          name: "The King's Rage", number: 20, startPage: 426, endPage: 426, universe: 3,
          coverImageURL: "/covers/a.jpg"),
        ParsedChapter(
          name: "Roar", number: 55, startPage: 1202, endPage: 1230, universe: 20, coverImageURL: "/covers/a.jpg"),
      ])
    #expect(ids.isEmpty)
    let chapter = chapters[2].toChapter()
    #expect(
      chapter
        == Chapter(
          name: "The King's Rage", number: 20, startPage: 426, endPage: 426, universe: 3,
          coverImageURL: "/covers/a.jpg"))
    #expect(chapter.lastReadPage == nil && !chapter.didFinishReading && chapter.comicType == .specials)
  }

  @Test(
    arguments: [
      ("Chapitre 12&nbsp;: L&rsquo;&eacute;veil d’un héros", "L’éveil d’un héros"),
      ("第１２話：目覚め、そして「戦い」", "目覚め、そして「戦い」"), ("第12話: 表～﨑", "表～﨑"),
      ("الفصل ١٢: بداية جديدة", "بداية جديدة"), ("\u{200F}الفصل \u{200F}١٢\u{200F}: نهاية", "نهاية"),
      ("פרק 12: התחלה", "התחלה"), ("अध्याय १२: आरंभ", "आरंभ"), ("12. Kapitel: Süß", "Süß"),
    ])
  func `headings in other languages have numbers and names`(heading: String, name: String) throws {
    for pages in [("31", "48"), ("３１", "４８"), ("٣١", "٤٨")] {
      let (chapter, ids) = try SitePages.read(item: SitePages.item(heading, pages.0, "x", pages.1))
      #expect(chapter?.name == name)
      #expect(chapter?.number == 12)
      #expect(chapter?.startPage == 31)
      #expect(chapter?.endPage == 48)
      #expect(ids.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("DBMultiverse", nil), ("  dbMULTIVERSE &nbsp; (3) ", nil), ("Special Universe 3", 3),
      ("SPECIAL\n universe\t16", 16),
      ("The (Special&nbsp;Universe <b>13</b>)!", 13), ("Special Universe ١٨", 18), ("Special Universe 0", 0),
      ("Broly", 20), ("Spécial BROLY", 20), ("Special Universe 9: Broly", 9), ("DBMultiverse Special Universe 4", nil),
    ] as [(String, Int?)])
  func `the heading names the universe`(heading: String, universe: Int?) throws {
    let (chapters, ids) = try SitePages.read(
      SitePages.list(SitePages.section(heading, SitePages.item("Chapter 1: A", "1", "2"))))
    #expect(chapters.map(\.universe) == [universe])
    #expect(ids.isEmpty)
  }

  @Test(arguments: ["Spécial Univers 3", "外伝", "", "Special Universe", "Special Universe 3b", "Specials Universe 3"])
  func `an unknown heading counts as the story and is reported`(heading: String) throws {
    let (chapters, ids) = try SitePages.read(
      SitePages.list(SitePages.section(heading, SitePages.item("Chapter 1: A", "1", "2"))))
    #expect(chapters.map(\.universe) == [nil])
    #expect(ids == ["comic.universe-guessed"])
  }

  @Test func `a too large universe number leaves out only its chapters`() throws {
    let item = SitePages.item("Chapter 1: A", "1", "2")
    let long = "Special Universe 99999999999999999999"
    let (chapters, ids) = try SitePages.read(
      SitePages.list(
        SitePages.section(long, item) + SitePages.section("DBMultiverse", SitePages.item("Chapter 2: B", "3"))))
    #expect(chapters.map(\.number) == [2])
    #expect(ids == ["comic.section-left-out"])
    #expect(throws: ComicParseError.self) { try SitePages.read(SitePages.list(SitePages.section(long, item))) }
  }

  @Test(
    arguments: [
      ("Shift_JIS", [0x91, 0xE6, 0x33, 0x98, 0x62, 0x3A, 0x95, 0x5C], "表"),
      ("EUC-JP", [0xC2, 0xE8, 0x33, 0xCF, 0xC3, 0x3A, 0xC9, 0xBD], "表"),
      ("ISO-8859-1", [0x43, 0x20, 0x33, 0xA0, 0x3A, 0xC9, 0x74, 0xE9], "Été"),
      ("windows-1256", [0xC7, 0x20, 0x33, 0x3A, 0xC7], "ا"),
    ] as [(String, [UInt8], String)])
  func `a list is read in the server's encoding or its own`(
    charset: String, heading: [UInt8], name: String
  ) throws {
    for (meta, given) in [("", charset), ("<meta charset=\(charset)>", nil)] as [(String, String?)] {
      let page = SitePages.list(SitePages.section("DBMultiverse", SitePages.item("§", "1")), meta: meta)
      let place = try #require(page.range(of: Data("§".utf8)))
      let data = page[..<place.lowerBound] + heading + page[place.upperBound...]
      let (chapters, ids) = try SitePages.read(Data(data), charset: given)
      #expect(chapters.map(\.number) == [3])
      #expect(chapters.map(\.name) == [name])
      #expect(ids.isEmpty)
    }
  }

  @Test func `a list in UTF-16 is recognized by its byte-order mark`() throws {
    let page = SitePages.list(SitePages.section("DBMultiverse", SitePages.item("第3話：日本", "1")))
    let wide = try #require(String(decoding: page, as: UTF8.self).data(using: .utf16LittleEndian))
    #expect(try SitePages.read(Data([0xFF, 0xFE]) + wide).chapters.map(\.name) == ["日本"])
  }
}
