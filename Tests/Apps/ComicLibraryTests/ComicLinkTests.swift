import ComicLibrary
import Foundation
import Testing

@Suite struct ComicLinkTests {
  private static let chapters = [
    Chapter(name: "The Beginning", number: 1, startPage: 0, endPage: 20),
    Chapter(name: "The Hollow Moon", number: 42, startPage: 900, endPage: 930),
    Chapter(name: "Elsewhere", number: 7, startPage: 168, endPage: 180, universe: 3),
    Chapter(name: "Once more", number: 42, startPage: 1, endPage: 2, universe: 5),
    Chapter(name: "Below", number: -3, startPage: 1, endPage: 2),
  ]

  private func route(_ link: String) throws -> ChapterRoute {
    try ComicLink.route(for: try #require(URL(string: link)), among: Self.chapters)
  }

  @Test func `a chapter without a universe belongs to the story, any other is a special`() throws {
    #expect(
      try route("dbmultiverse://chapter/42") == ChapterRoute(chapter: Self.chapters[1], comicType: .story))
    #expect(
      try route("dbmultiverse://chapter/7") == ChapterRoute(chapter: Self.chapters[2], comicType: .specials))
  }

  @Test func `the widgets' link opens their chapter`() throws {
    for number in [1, 42, 7, -3] {
      #expect(try ComicLink.route(for: deepLink(chapter: number), among: Self.chapters).chapter.number == number)
    }
  }

  @Test(arguments: [
    "dbmultiverse://chapter/42", "dbmultiverse:///42", "dbmultiverse://a/b/c/42", "dbmultiverse:chapter/42",
    "DBMultiverse://chapter/42", "dbmultiverse://chapter/42/", "dbmultiverse://chapter//42//",
    "dbmultiverse://chapter/42?page=7", "dbmultiverse://chapter/42#7", "dbmultiverse://chapter/42?a=/9#/8",
    "dbmultiverse://chapter/042", "dbmultiverse://chapter/+42", "dbmultiverse://chapter/%34%32",
    "dbmultiverse://someone@chapter:80/42",
  ])
  func `the number is the last component of the path`(link: String) throws {
    #expect(try route(link).chapter.name == "The Hollow Moon")
  }

  @Test(arguments: [
    ("dbmultiverse://42", ""), ("dbmultiverse://", ""), ("dbmultiverse:", ""), ("dbmultiverse://chapter/", ""),
    ("dbmultiverse://chapter/abc", "abc"), ("dbmultiverse://chapter/4 2", "4 2"),
    ("dbmultiverse://chapter/%2042", " 42"), ("dbmultiverse://chapter/4%2F2", "4/2"),
    ("dbmultiverse://chapter/42.0", "42.0"), ("dbmultiverse://chapter/++42", "++42"),
    ("dbmultiverse://chapter/-", "-"), ("dbmultiverse://chapter/٤٢", "٤٢"), ("dbmultiverse://chapter/４２", "４２"),
    ("dbmultiverse://chapter/0x2A", "0x2A"), ("dbmultiverse://42/..", ".."), ("dbmultiverse://chapter/42%00", "42\0"),
    ("dbmultiverse://chapter/%FF", "%FF"), ("dbmultiverse://chapter/?42", ""),
  ])
  func `a number must consist of ASCII digits`(link: String, found: String) throws {
    let error = #expect(throws: DeepLinkError.self) { try route(link) }
    guard case .noNumber(_, let text) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // The URL parser may remove a component of dots.
    #expect(text == found || found == ".." && text.isEmpty)
  }

  @Test(arguments: [
    ("https://chapter/42", "https"), ("chapter/42", ""), ("/42", ""), ("file:///42", "file"),
    ("dbmultiverses://chapter/42", "dbmultiverses"),
  ])
  func `another scheme is an error`(link: String, found: String) throws {
    #expect(throws: DeepLinkError.otherScheme(link: link, found: found)) { try route(link) }
  }

  @Test(arguments: ["9223372036854775808", "-9223372036854775809", "00000000000000000000099999999999999999999999"])
  func `numbers must be in the range of Int`(number: String) throws {
    let link = "dbmultiverse://chapter/\(number)"
    #expect(throws: DeepLinkError.numberOutOfRange(link: link)) { try route(link) }
    for end in [Int.min, Int.max] {
      #expect(try ComicLink.chapterNumber(in: deepLink(chapter: end)) == end)
    }
  }

  @Test func `the error of an unknown chapter has the number of known ones`() throws {
    let link = "dbmultiverse://chapter/43"
    #expect(throws: DeepLinkError.noSuchChapter(link: link, number: 43, known: 5)) { try route(link) }
    let url = try #require(URL(string: link))
    let error = #expect(throws: DeepLinkError.self) { try ComicLink.route(for: url, among: []) }
    #expect(error?.description == "dbmultiverse://chapter/43: no chapter 43; no chapters are known")
  }

  @Test func `a link of any length makes a short message`() throws {
    let url = try #require(URL(string: "dbmultiverse://chapter/" + String(repeating: "x", count: 1_000_000)))
    let error = #expect(throws: DeepLinkError.self) { try ComicLink.route(for: url, among: Self.chapters) }
    #expect(try #require(error).description.count < 300)
  }
}
