import Foundation
import Testing

@Suite struct ComicCacheCommandTests {
  private func put(_ bytes: Int, _ name: String, _ bench: ToolBench) throws {
    let url = URL(fileURLWithPath: bench.path("cache/almanac/comics/\(name)"))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(count: bytes).write(to: url)
  }

  private func filledBench() throws -> ToolBench {
    let bench = try ToolBench()
    try put(1_000, "site/Chapters/Chapter_12/Page_3.jpg", bench)
    try put(500, "site/Chapters/Chapter_12/Page_8-9.jpg", bench)
    try put(1, "site/Chapters/Chapter_2/Page_1.jpg", bench)
    try put(70, "A book/Chapters/Chapter_2/Page_1.jpg", bench)
    try put(9, "A book/book.json", bench)
    return bench
  }

  @Test func `stored pages are listed by comic and chapter`() async throws {
    let bench = try filledBench()
    let run = try await bench.run(["comic", "cache"])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(
      run.text == """
        A book  chapter 2  1 page, 70 bytes
        site  chapter 2    1 page, 1 byte
        site  chapter 12   3 pages, 1500 bytes
        3 chapters, 5 pages, 1571 bytes in \(bench.path("cache/almanac/comics"))

        """)
    let json = try await bench.run(["comic", "cache", "--json"]).json()
    #expect(json["folder"] as? String == bench.path("cache/almanac/comics"))
    let chapters = try #require(json["chapters"] as? [[String: Any]])
    #expect(chapters.map { $0["comic"] as? String } == ["A book", "site", "site"])
    #expect(chapters.map { $0["number"] as? Int } == [2, 2, 12])
    #expect(chapters.map { $0["pages"] as? Int } == [1, 1, 3])
    #expect(chapters.map { $0["bytes"] as? Int } == [70, 1, 1_500])
  }

  @Test func `one chapter is removed, then all, and other files stay`() async throws {
    let bench = try filledBench()
    let one = try await bench.run(["comic", "cache", "--clear", "--chapter", "2"])
    #expect(one.exitCode == 0)
    #expect(one.text == "removed 2 chapters, 2 pages, 71 bytes\n")
    let json = try await bench.run(["comic", "cache", "--clear", "--json"]).json()
    #expect(json["removed"] as? [String: Int] == ["chapters": 1, "pages": 3, "bytes": 1_500])
    #expect(bench.data("cache/almanac/comics/A book/book.json")?.count == 9)
    #expect(try bench.names(in: "cache/almanac/comics/site/Chapters") == [".lock"])
  }

  @Test func `an empty cache is not an error`() async throws {
    let bench = try ToolBench()
    let folder = bench.path("cache/almanac/comics")
    #expect(try await bench.run(["comic", "cache"]).text == "no pages in \(folder)\n")
    let clear = try await bench.run(["comic", "cache", "--clear"])
    #expect(clear.exitCode == 0 && clear.text == "nothing to remove: no pages in \(folder)\n")
    let chapter = try await bench.run(["comic", "cache", "--clear", "--chapter=-3"])
    #expect(chapter.exitCode == 0)
    #expect(chapter.text == "nothing to remove: no pages of chapter -3 in \(folder)\n")
    let json = try await bench.run(["comic", "cache", "--json"])
    #expect(try json.exitCode == 0 && (json.json()["chapters"] as? [Any])?.isEmpty == true)
    #expect(try bench.names() == [])
  }

  @Test(arguments: [["--chapter", "3"], ["--clear", "--chapter", "x"], ["--chapters"]])
  func `invalid arguments exit with 64`(arguments: [String]) async throws {
    #expect(try await ToolBench().run(["comic", "cache"] + arguments).exitCode == 64)
  }

  @Test func `a read-only folder keeps its pages, and the others are removed`() async throws {
    let bench = try filledBench()
    let folder = bench.path("cache/almanac/comics/site/Chapters/Chapter_12")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
    let run = try await bench.run(["comic", "cache", "--clear"], isBoundByPermissions: true)
    #expect(run.exitCode == 74)
    #expect(run.errors == "error: \(folder)/Page_3.jpg: cannot be removed: Permission denied\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    #expect(bench.data("cache/almanac/comics/A book/Chapters/Chapter_2/Page_1.jpg") == nil)
    #expect(bench.data("cache/almanac/comics/site/Chapters/Chapter_2/Page_1.jpg") == nil)
  }

  @Test(.enabled(if: PrivateMounts.isPermitted, "needs the right to mount"))
  func `pages are removed from a full disk, and stay on a read-only one`() async throws {
    let bench = try ToolBench()
    let disk = try PrivateMounts(1 << 20, on: bench)
    try FileManager.default.createSymbolicLink(
      atPath: bench.path("cache"), withDestinationPath: bench.path("out"))
    let folder = disk.path("out/almanac/comics/site/Chapters/Chapter_1")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(count: 5_000).write(to: URL(fileURLWithPath: folder + "/Page_1.jpg"))
    #expect(try await disk.run(["/bin/mount", "-o", "remount,ro", "out"]).exitCode == 0)
    let kept = try await disk.runTool(["comic", "cache", "--clear"])
    #expect(kept.exitCode == 73 && kept.errors.contains("Read-only file system"), "\(kept.errors)")
    #expect(try await disk.run(["/bin/mount", "-o", "remount,rw", "out"]).exitCode == 0)
    try disk.fill()
    let run = try await disk.runTool(["comic", "cache", "--clear"])
    #expect(run.exitCode == 0 && run.text == "removed 1 chapter, 1 page, 5000 bytes\n", "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `a file instead of the comics folder exits with 66`() async throws {
    let bench = try ToolBench()
    try FileManager.default.createDirectory(
      atPath: bench.path("cache/almanac"), withIntermediateDirectories: true)
    try Data("a".utf8).write(to: URL(fileURLWithPath: bench.path("cache/almanac/comics")))
    let run = try await bench.run(["comic", "cache"])
    #expect(run.exitCode == 66)
    #expect(run.errors.hasSuffix("comics: not a folder (links are not followed)\n"))
  }
}
