import ComicLibrary
import Foundation
import Testing

@MainActor @Suite struct CachedChaptersTests {
  private let bench: PageBench

  init() throws {
    bench = try PageBench()
  }

  private var chapters: [CachedChapter] { get throws { try bench.cache().cachedChapters() } }

  @Test func `cached chapters are listed by number, with pages and bytes`() throws {
    #expect(try chapters == [])
    #expect(try bench.names("") == [], "asking makes nothing")
    try bench.save("1234567", 3, chapter: 10)
    try bench.save("123", 1, chapter: 2)
    try bench.save("12345", 8, 9, chapter: 2)
    try bench.save("1", 1, chapter: -1)
    #expect(
      try chapters == [
        CachedChapter(number: -1, pages: 1, bytes: 1), CachedChapter(number: 2, pages: 3, bytes: 8),
        CachedChapter(number: 10, pages: 1, bytes: 7),
      ])
  }

  /// Names similar to the cache's, in a cache with one page.
  private func putForeign() throws {
    try bench.save("page", 1)
    for name in [
      "notes.txt", "Chapter_x/Page_1.jpg", "Chapter_01/Page_1.jpg", "Chapter_+1/Page_1.jpg", "chapter_1/Page_1.jpg",
      "Chapter_99999999999999999999/Page_1.jpg", "Chapter_5", "Chapter_1/Page_01.jpg", "Chapter_1/Page_1.png",
      "Chapter_1/Page_.jpg", "Chapter_1/Page_1-.jpg", "Chapter_1/Page_1-1.jpg", "Chapter_1/Page_1-2-3.jpg",
      "Chapter_1/Page_7.jpg/mine", "Chapter_1/.hidden", "Chapter_1/metadata.json.bak", "Chapter_3/mine.txt",
    ] { try bench.put("theirs", "Chapters/\(name)") }
    try bench.put("theirs", "Elsewhere/Chapter_1/Page_1.jpg")
    try bench.link("Chapters/Chapter_8", to: bench.path("Elsewhere/Chapter_1"))
    try bench.link("Chapters/Chapter_1/Page_4.jpg", to: bench.path("Elsewhere/Chapter_1/Page_1.jpg"))
  }

  @Test func `other files are not listed`() throws {
    try putForeign()
    #expect(try chapters == [CachedChapter(number: 1, pages: 1, bytes: 4)])
  }

  @Test func `clearing removes only the cache's files, and links themselves`() throws {
    try putForeign()
    try bench.save("12345", 8, 9)
    try bench.save("12", 2, chapter: 2)
    try bench.put("half", "Chapters/Chapter_2/.almanac-abc.tmp")
    let before = try #require(FileManager.default.subpaths(atPath: bench.directory.path))
    let cleared = try bench.cache().clearCache()
    #expect(cleared == ClearedPages(chapters: 2, pages: 4, bytes: 11))
    let after = try #require(FileManager.default.subpaths(atPath: bench.directory.path))
    #expect(
      Set(before).subtracting(after) == [
        "Chapters/Chapter_1/Page_1.jpg", "Chapters/Chapter_1/Page_8-9.jpg", "Chapters/Chapter_1/metadata.json",
        "Chapters/Chapter_1/Page_4.jpg", "Chapters/Chapter_2", "Chapters/Chapter_2/Page_2.jpg",
        "Chapters/Chapter_2/.almanac-abc.tmp", "Chapters/Chapter_8",
      ])
    #expect(try chapters == [])
    #expect(try bench.cache().clearCache() == ClearedPages())
  }

  @Test func `one chapter can be cleared alone`() throws {
    for chapter in 1...3 { try bench.save("page", 1, chapter: chapter) }
    let cleared = try bench.cache().clearCache(chapter: 2)
    #expect(cleared == ClearedPages(chapters: 1, pages: 1, bytes: 4))
    #expect(try chapters.map(\.number) == [1, 3])
    #expect(try bench.cache().clearCache(chapter: 7) == ClearedPages())
    #expect(try bench.load(1, chapter: 2) == nil)
  }

  @Test func `a list of chapters that is a link is not followed`() throws {
    try bench.put("theirs", "Elsewhere/Chapter_1/Page_1.jpg")
    try bench.link("Chapters", to: bench.path("Elsewhere"))
    #expect(try chapters == [])
    #expect(try bench.cache().clearCache() == ClearedPages())
    #expect(bench.text("Elsewhere/Chapter_1/Page_1.jpg") == "theirs")
  }

  @Test func `sparse files of any size are counted`() throws {
    for page in 1...3 {
      try bench.put("a", "Chapters/Chapter_1/Page_\(page).jpg")
      #expect(truncate(bench.path("Chapters/Chapter_1/Page_\(page).jpg"), 1 << 42) == 0)
    }
    #expect(try chapters == [CachedChapter(number: 1, pages: 3, bytes: 3 << 42)])
    #expect(try bench.load(2) == nil, "too large to be a page")
    var sum = ClearedPages()
    for number in 1...2 { sum.add(CachedChapter(number: number, pages: 1, bytes: .max)) }
    #expect(sum.bytes == .max)
  }

  @Test func `comics are folders, not links to them`() throws {
    try bench.put("page", "comics/b/Chapters/Chapter_1/Page_1.jpg")
    try bench.put("page", "comics/a/Chapters/Chapter_2/Page_1.jpg")
    try bench.put("theirs", "comics/file")
    try bench.link("comics/link", to: bench.path("comics/a"))
    try bench.link("also", to: bench.path("comics"))
    for root in ["comics", "also"] {
      let comics = try ComicCacheFolder.comics(in: bench.directory.appendingPathComponent(root))
      #expect(comics.map(\.name) == ["a", "b"])
      #expect(try comics.flatMap { try $0.folder.chapters() }.map(\.number) == [2, 1])
    }
    #expect(try ComicCacheFolder.comics(in: bench.directory.appendingPathComponent("none")).isEmpty)
    #expect(throws: ComicCacheError.notAFolder(path: bench.path("comics/file"))) {
      try ComicCacheFolder.comics(in: bench.directory.appendingPathComponent("comics/file"))
    }
  }
}
