import Diagnostics
import Foundation
import Graphics
import Testing

@testable import ComicLibrary

/// Reading `ComicInfo.xml`.
@Suite struct BookInfoTests {
  private let fixture: BookFixture

  init() throws { fixture = try BookFixture() }

  private func book(_ info: String, named name: String = "ComicInfo.xml", pages: Int = 4) throws -> ComicBook {
    try fixture.book(BookFixture.pages(pages) + [.init(name, Data(info.utf8))])
  }

  private func info(_ fields: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <ComicInfo xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\(fields)</ComicInfo>
    """
  }

  @Test func `ComicInfo takes precedence over the file name`() throws {
    let text = info("<Title> The Well &amp;\n   the Tower </Title><Series>Der hohle Mond</Series><Number>7</Number>")
    let book = try book(text)
    #expect(book.title == "The Well & the Tower")
    #expect(book.series == "Der hohle Mond")
    #expect(book.number == 7)
    #expect(fixture.diagnostics == [])
  }

  @Test func `values missing in ComicInfo come from the file name`() throws {
    let book = try book(info("<Title></Title><Number>  </Number><PageCount>4</PageCount>"))
    #expect([book.title, book.series] == ["Hollow Moon", "Hollow Moon"])
    #expect(book.number == 42)
    #expect(fixture.diagnostics == [])
  }

  @Test(arguments: ["12.5", "∞", "1\(String(repeating: "0", count: 30))", "NaN", "-", "1e3", "0x10"])
  func `an invalid number is reported, and the file name is used`(number: String) throws {
    #expect(try book(info("<Number>\(number)</Number>")).number == 42)
    let message = "`Number` is `\(number)`, not an integer; it is ignored"
    #expect(fixture.log.diagnostics.map(\.message) == [message])
    #expect(fixture.diagnostics == ["comic.info-unusable"])
    #expect(fixture.log.diagnostics.first?.subject?.hasSuffix("Hollow Moon 042.cbz: ComicInfo.xml") == true)
  }

  @Test func `Pages determines the front cover and the double pages`() throws {
    let text = info(
      """
      <Pages><Page Image="0"/><Page Image="1" Type="FrontCover"/><Page Image="3" DoublePage="True"/>
      <Page Image="2" DoublePage="false"/></Pages>
      """)
    let book = try book(text)
    #expect(try book.cover() == BookFixture.page(2))
    #expect(try (0..<4).map { try book.isWide(at: $0) } == [false, false, false, true])
    var layout = book.layout
    #expect(try book.page(5, layout: &layout) == PageImage(picture: 3, isWide: true, page: 4))
    #expect(fixture.diagnostics == [])
  }

  @Test func `the first image is never a double page`() throws {
    let book = try book(info("<Pages><Page Image=\"0\" DoublePage=\"true\"/></Pages>"))
    #expect(try !book.isWide(at: 0))
    var layout = book.layout
    #expect(try book.page(2, layout: &layout).picture == 1)
  }

  @Test func `references to missing images are reported`() throws {
    let text = info(
      """
      <PageCount>9</PageCount><Pages><Page Image="7" Type="FrontCover"/><Page Image="-1" DoublePage="true"/>
      <Page Image="one"/></Pages>
      """)
    #expect(try book(text).cover() == BookFixture.page(1))
    #expect(
      fixture.log.diagnostics.map(\.message) == [
        "`Image` is `one`, not an integer; it is ignored",
        "`PageCount` is 9, but there are 4 images", "a `Page` refers to image -1; the images are 0 to 3",
      ])
  }

  @Test(arguments: [
    "", "no xml", "<html><body/></html>", "<ComicInfo><Number>7", "<ComicInfo><Number>7</Series></ComicInfo>",
  ])
  func `invalid XML is reported, and the comic opens`(text: String) throws {
    let book = try book(text)
    #expect(book.series == "Hollow Moon")
    #expect(try book.picture(at: 0) == BookFixture.page(1))
    #expect(fixture.diagnostics.contains("comic.info-unusable"))
  }

  @Test func `a ComicInfo of more than a mebibyte is not read`() throws {
    let book = try book(info("<Series>" + String(repeating: "x", count: 1 << 20) + "</Series>"))
    #expect(book.series == "Hollow Moon")
    let message = try #require(fixture.log.diagnostics.first).message
    #expect(
      message.hasSuffix("ComicInfo.xml: too large (limit 1 MiB); the file is ignored"))
  }

  @Test func `nested entities are not expanded`() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaaaaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
      <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
      <ComicInfo><Series>&e;&e;&f;</Series><Title>&f;</Title></ComicInfo>
      """
    let book = try book(text)
    #expect(book.series.utf8.count < 1 << 20)
    #expect(!book.title.contains("root") && !book.series.contains("root"))
  }

  @Test func `the ComicInfo in the fewest folders is used, in any case`() throws {
    let book = try fixture.book(
      BookFixture.pages(1) + [
        .init("a/comicinfo.xml", Data(info("<Number>5</Number>").utf8)),
        .init("COMICINFO.XML", Data(info("<Number>6</Number>").utf8)),
      ])
    #expect(book.number == 6)
  }
}
