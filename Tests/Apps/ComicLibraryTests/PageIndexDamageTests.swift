import ComicLibrary
import Diagnostics
import Foundation
import Graphics
import Testing

@MainActor @Suite struct PageIndexDamageTests {
  private nonisolated static let index = "Chapters/Chapter_1/metadata.json"
  private let bench: PageBench

  init() throws {
    bench = try PageBench()
    try bench.put("a", "Chapters/Chapter_1/Page_8-9.jpg")
    try bench.put("b", "Chapters/Chapter_1/Page_20-21.jpg")
    try bench.put("c", "Chapters/Chapter_1/Page_3.jpg")
  }

  private func expectRebuilt(_ pages: [String] = ["8-9 Page_8-9.jpg", "20-21 Page_20-21.jpg"]) throws {
    #expect(try bench.load(3) == "c 3")
    #expect(bench.reported == [], "a page of its own needs no list")
    #expect(try bench.load(21) == "b 20-21")
    #expect(try bench.load(8) == "a 8-9")
    #expect(bench.reported == ["comic.pages-rebuilt"])
    #expect(try bench.entries() == pages)
  }

  private nonisolated static let texts = [
    "", " ", "{", "[]", "null", "7", #""pages""#, "\u{0}\u{0}\u{0}\u{0}",
    #"{"pages": [{"pageNumber": 8, "secondPageNumber": 9, "fileName": "Page_8-"#,
    #"{"pages": {}}"#, #"{"pages": "8-9"}"#, #"{"pages": null}"#, #"{"pages": [7, null, [], "a"]}"#, #"{"pages": []}"#,
    #"{"pages": [{}]}"#, "{}",
    #"{"pages": [{"pageNumber": "8", "secondPageNumber": 9, "fileName": "Page_8-9.jpg"}]}"#,
    #"{"pages": [{"pageNumber": 8, "secondPageNumber": 9.5, "fileName": "Page_8-9.jpg"}]}"#,
    #"{"pages": [{"pageNumber": 8, "secondPageNumber": 1e300, "fileName": "Page_8-9.jpg"}]}"#,
    #"{"pages": [{"pageNumber": 8, "secondPageNumber": 8, "fileName": "Page_8-9.jpg"}]}"#,
    #"{"pages": [{"pageNumber": 8, "secondPageNumber": 9, "fileName": 4}]}"#,
    #"{"pages": [{"pageNumber": 8, "secondPageNumber": 9}]}"#,
    #"{"pages": [{"pageNumber": 8, "secondPageNumber": 9, "fileName": "gone.jpg"}]}"#,
    String(repeating: "[", count: 100_000),
  ]

  @Test(arguments: texts)
  func `a damaged list is rebuilt from file names`(text: String) throws {
    try bench.put(text, Self.index)
    try expectRebuilt()
  }

  @Test(arguments: texts)
  func `saving beside a damaged list loses no double page`(text: String) throws {
    try bench.put(text, Self.index)
    try bench.save("new", 30, 31)
    #expect(try bench.load(9) == "a 8-9")
    #expect(try bench.load(31) == "new 30-31")
    #expect(bench.reported == ["comic.pages-rebuilt"])
    #expect(try bench.entries() == ["8-9 Page_8-9.jpg", "20-21 Page_20-21.jpg", "30-31 Page_30-31.jpg"])
  }

  @Test func `a missing list is rebuilt, with a diagnostic that says so`() throws {
    try expectRebuilt()
    #expect(bench.log.diagnostics.first?.message.hasSuffix(": missing") == true)
    #expect(bench.log.diagnostics.first?.subject == bench.path(Self.index))
  }

  @Test func `without double pages no list is needed`() throws {
    try bench.save("five", 5, chapter: 2)
    #expect(try bench.load(5, chapter: 2) == "five 5")
    #expect(try bench.load(6, chapter: 2) == nil)
    #expect(bench.reported == [])
  }

  @Test func `a rebuilt list keeps what could be read of it`() throws {
    try bench.put(
      #"{"by": "them", "pages": [{"pageNumber": 20, "secondPageNumber": 21, "fileName": "Page_20-21.jpg", "n": 1}, 7]}"#,
      Self.index)
    try expectRebuilt()
    let text = try #require(bench.text(Self.index))
    #expect(text.contains(#""by": "them""#) && text.contains(#""n": 1"#))
  }

  @Test func `a huge list is not read`() throws {
    try bench.put("{}", Self.index)
    #expect(truncate(bench.path(Self.index), 1 << 40) == 0)
    try expectRebuilt()
  }

  @Test func `a pipe in place of the list does not block, and is replaced`() throws {
    try #require(mkfifo(bench.path(Self.index), 0o600) == 0)
    try expectRebuilt()
  }

  @Test func `a pipe in place of a page is replaced`() throws {
    try #require(mkfifo(bench.path("Chapters/Chapter_1/Page_5.jpg"), 0o600) == 0)
    #expect(try bench.load(5) == nil)
    try bench.save("five", 5)
    #expect(try bench.load(5) == "five 5")
  }

  @Test func `a folder in place of the list does not hide pages`() throws {
    try FileManager.default.createDirectory(atPath: bench.path(Self.index), withIntermediateDirectories: true)
    #expect(try bench.load(21) == "b 20-21")
    #expect(bench.reported == ["comic.pages-rebuilt"])
    #expect(bench.log.diagnostics.first?.message.contains("Is a directory") == true)
    #expect(
      throws: ComicCacheError.cannotCreate(file: bench.path(Self.index), reason: "Is a directory")
    ) { try bench.save("new", 30, 31) }
    #expect(try bench.load(30) == "new 30-31")
  }

  @Test func `without a lock the list is rebuilt but not written`() throws {
    try FileManager.default.createDirectory(atPath: bench.path("Chapters/.lock"), withIntermediateDirectories: true)
    #expect(try bench.load(21) == "b 20-21")
    #expect(bench.reported == ["comic.pages-rebuilt"])
    #expect(bench.log.diagnostics.first?.message.contains("writing it failed") == true)
    #expect(bench.data(Self.index) == nil)
    let error = ComicCacheError.cannotCreate(file: bench.path("Chapters/.lock"), reason: "Is a directory")
    #expect(throws: error) { try bench.save("new", 4) }
    #expect(throws: error) { try bench.cache().clearCache() }
    #expect(try bench.names() == ["Page_20-21.jpg", "Page_3.jpg", "Page_8-9.jpg"])
  }

  @Test func `of two double pages that show the same page the newer is used`() throws {
    try bench.put("younger", "Chapters/Chapter_1/Page_9-10.jpg")
    let old = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_000)]
    try FileManager.default.setAttributes(old, ofItemAtPath: bench.path("Chapters/Chapter_1/Page_8-9.jpg"))
    #expect(try bench.load(9) == "younger 9-10")
    #expect(try bench.load(8) == nil)
    #expect(try bench.entries() == ["9-10 Page_9-10.jpg", "20-21 Page_20-21.jpg"])
  }

  @Test func `a single page left by a killed program takes precedence over a double page`() throws {
    try bench.save("a", 8, 9)
    try bench.put("single", "Chapters/Chapter_1/Page_9.jpg")
    #expect(try bench.load(9) == "single 9")
    #expect(try bench.load(8) == nil, "only one of both can be what was saved last")
    try bench.save("again", 8, 9)
    #expect(try bench.load(9) == "again 8-9")
  }
}
