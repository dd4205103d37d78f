import ComicLibrary
import Foundation
import Testing

@MainActor @Suite struct PageFilesTests {
  private let bench: PageBench

  init() throws {
    bench = try PageBench()
  }

  @Test func `a page is a file, and is loaded as it was`() throws {
    try bench.save("seven", 7, chapter: 42)
    #expect(bench.text("Chapters/Chapter_42/Page_7.jpg") == "seven")
    #expect(try bench.names("Chapters/Chapter_42") == ["Page_7.jpg"])
    #expect(try bench.load(7, chapter: 42) == "seven 7")
    #expect(try bench.load(8, chapter: 42) == nil)
    #expect(try bench.load(7, chapter: 4) == nil)
    #expect(bench.reported == [])
  }

  @Test func `a double page is found by either number`() throws {
    try bench.save("spread", 8, 9)
    #expect(try bench.names() == ["Page_8-9.jpg", "metadata.json"])
    #expect(
      bench.text("Chapters/Chapter_1/metadata.json") == """
        {
          "pages": [
            {
              "pageNumber": 8,
              "secondPageNumber": 9,
              "fileName": "Page_8-9.jpg"
            }
          ]
        }

        """)
    for page in [8, 9] { #expect(try bench.load(page) == "spread 8-9") }
    for page in [7, 10, 89] { #expect(try bench.load(page) == nil) }
    #expect(bench.reported == [])
  }

  @Test func `any two pages may share an image`() throws {
    let pairs = [(20, 21), (4, 5), (31, 30), (-4, -3), (0, 1), (Int.max - 1, .max), (Int.min, 7)]
    for (first, second) in pairs { try bench.save("\(first)&\(second)", first, second) }
    for (first, second) in pairs {
      for page in [first, second] { #expect(try bench.load(page) == "\(first)&\(second) \(first)-\(second)") }
    }
    #expect(try bench.entries().count == pairs.count)
  }

  @Test(arguments: [Int.min, -1, 0, .max])
  func `any page numbers are allowed`(number: Int) throws {
    try bench.save("a", number, chapter: number)
    #expect(try bench.load(number, chapter: number) == "a \(number)")
    #expect(try bench.cache().cachedChapters().map(\.number) == [number])
  }

  @Test func `saving again replaces, and lists nothing twice`() throws {
    for text in ["old", "new"] {
      try bench.save(text, 3)
      try bench.save(text, 8, 9)
      try bench.save(text, 20, 21)
    }
    #expect(try bench.load(3) == "new 3")
    #expect(try bench.load(9) == "new 8-9")
    #expect(try bench.entries() == ["8-9 Page_8-9.jpg", "20-21 Page_20-21.jpg"])
    #expect(try bench.names() == ["Page_20-21.jpg", "Page_3.jpg", "Page_8-9.jpg", "metadata.json"])
  }

  @Test(arguments: [8, 9]) func `a single page replaces the double page`(page: Int) throws {
    try bench.save("spread", 8, 9)
    try bench.save("single", page)
    #expect(try bench.load(page) == "single \(page)")
    #expect(try bench.load(17 - page) == nil)
    #expect(try bench.names() == ["Page_\(page).jpg", "metadata.json"])
    #expect(try bench.entries() == [])
    #expect(bench.reported == [])
  }

  @Test func `a double page replaces its pages and others that show them`() throws {
    try bench.save("eight", 8)
    try bench.save("nine", 9)
    try bench.save("ten", 10)
    try bench.save("spread", 8, 9)
    #expect(try bench.load(8) == "spread 8-9")
    #expect(try bench.load(9) == "spread 8-9")
    #expect(try bench.names() == ["Page_10.jpg", "Page_8-9.jpg", "metadata.json"])
    try bench.save("later", 9, 10)
    #expect(try bench.load(8) == nil)
    #expect(try bench.load(10) == "later 9-10")
    #expect(try bench.names() == ["Page_9-10.jpg", "metadata.json"])
    #expect(try bench.entries() == ["9-10 Page_9-10.jpg"])
    #expect(bench.reported == [])
  }

  @Test func `unknown fields survive a rewrite`() throws {
    try bench.put("spread", "Chapters/Chapter_1/Page_8-9.jpg")
    try bench.put("spread", "Chapters/Chapter_1/Page_4-5.jpg")
    try bench.put(
      """
      {"version": 1e400, "pages": [
        {"note": "ours", "pageNumber": 8, "fileName": "Page_8-9.jpg", "secondPageNumber": 9},
        {"pageNumber": 4, "secondPageNumber": 5, "fileName": "Page_4-5.jpg", "seen": [true]}
      ], "etag": null}
      """, "Chapters/Chapter_1/metadata.json")
    try bench.save("new", 8, 9)
    try bench.save("new", 20, 21)
    #expect(
      bench.text("Chapters/Chapter_1/metadata.json") == """
        {
          "version": 1e400,
          "pages": [
            {
              "note": "ours",
              "pageNumber": 8,
              "fileName": "Page_8-9.jpg",
              "secondPageNumber": 9
            },
            {
              "pageNumber": 4,
              "secondPageNumber": 5,
              "fileName": "Page_4-5.jpg",
              "seen": [
                true
              ]
            },
            {
              "pageNumber": 20,
              "secondPageNumber": 21,
              "fileName": "Page_20-21.jpg"
            }
          ],
          "etag": null
        }

        """)
    #expect(bench.reported == [])
  }

  @Test func `a file name of another program is read`() throws {
    try bench.put("theirs", "Chapters/Chapter_1/spread.jpg")
    try bench.put(
      #"{"pages": [{"pageNumber": 8.0, "secondPageNumber": 9, "fileName": "spread.jpg"}]}"#,
      "Chapters/Chapter_1/metadata.json")
    #expect(try bench.load(9) == "theirs 8-9")
    try bench.save("ours", 8, 9)
    #expect(try bench.load(9) == "ours 8-9")
    #expect(try bench.entries() == ["8-9 Page_8-9.jpg"])
    #expect(bench.text("Chapters/Chapter_1/spread.jpg") == "theirs", "it may be something else")
  }

  @Test func `an entry that is listed twice is listed once after a save`() throws {
    let entry = #"{"pageNumber": 8, "secondPageNumber": 9, "fileName": "Page_8-9.jpg"}"#
    try bench.put("old", "Chapters/Chapter_1/Page_8-9.jpg")
    try bench.put(#"{"pages": [\#(entry), \#(entry)]}"#, "Chapters/Chapter_1/metadata.json")
    try bench.save("new", 8, 9)
    #expect(try bench.entries() == ["8-9 Page_8-9.jpg"])
  }

  @Test func `an invalid page is an error`() throws {
    #expect(throws: ComicCacheError.emptyImage(chapter: 1, page: 8)) { try bench.save("", 8, 9) }
    #expect(throws: ComicCacheError.notTwoPages(chapter: 1, page: 8)) { try bench.save("a", 8, 8) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.directory.path) == [])
    try bench.put("", "Chapters/Chapter_1/Page_3.jpg")
    #expect(try bench.load(3) == nil)
  }
}
