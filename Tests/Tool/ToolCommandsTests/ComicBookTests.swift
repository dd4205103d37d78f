import Foundation
import Graphics
import ImageCodecs
import RepositoryFiles
import Testing

/// Reading books in a shell, and the resulting pictures. Times are seconds from 8:00.
struct ComicBookTests {
  private let bench: ToolBench
  private static let place = "out/comic/systemMedium"

  init() throws { bench = try ToolBench() }

  /// Creates a book with `Scripts/comic`, with 40 images; two of them are spreads.
  private func makeBook(_ words: String...) async throws {
    let script = Repository.file("Scripts/comic")
    let made = try await bench.run(
      [script.standardized.path, "Moon 42.cbz", "--pages", "40"] + words,
      executable: URL(fileURLWithPath: "/usr/bin/env"))
    try #require(made.exitCode == 0, Comment(rawValue: made.errors))
  }

  private func at(_ seconds: Int) -> [String] {
    ["--at", Date(timeIntervalSince1970: 1_795_248_000 + Double(seconds)).formatted(.iso8601)]
  }

  private func comic(_ words: [String], at seconds: Int = 0) async throws -> ToolRun {
    try await bench.run(["comic"] + words + at(seconds))
  }

  /// Whether a pass has replaced the picture, and when the next one is due.
  private func refresh(at seconds: Int) async throws -> (isReplaced: Bool, next: String) {
    let run = try await bench.run(
      ["refresh", "comic", "--family", "systemMedium", "--scale", "1", "--output", "out"] + at(seconds))
    #expect(run.exitCode == 0 && run.errors.isEmpty, Comment(rawValue: run.errors))
    let lines = run.text.split(separator: "\n").map(String.init)
    let next = lines.last?.withoutDistances.split(separator: " ").last
    return (lines.contains("\(Self.place)/current.png"), String(next ?? ""))
  }

  private func shown() throws -> String {
    try #require(try bench.pair(Self.place)["accessibilityText"] as? String)
  }

  /// Runs a shell script in which `$almanac` is the tool.
  private func shell(_ script: String) async throws -> ToolRun {
    try await bench.run(
      ["-c", script], environment: ["almanac": try ToolBench.tool().path], executable: URL(fileURLWithPath: "/bin/sh"))
  }

  @Test func `a shell loop turns the pages, and the widget follows the rules`() async throws {
    try await makeBook()
    #expect(try await comic(["open", "Moon 42.cbz"]).exitCode == 0)
    #expect(try await refresh(at: 0) == (true, "09:00"))
    #expect(try shown().contains("0%") && bench.chapter(Self.place) == 42)
    // Seven pages quickly: nothing for two seconds, then one picture of the last page.
    let loop = try await shell(
      "for s in 1 1 2 2 3 3 4; do \"$almanac\" comic next --at 2026-11-21T08:00:0${s}Z; done")
    #expect(loop.exitCode == 0 && loop.errors.isEmpty, Comment(rawValue: loop.errors))
    let files = loop.text.split(separator: "\n").map { String($0.split(separator: "/").last ?? "") }
    #expect(files == ["1", "2", "3", "4-5", "6", "7", "8"].map { "Page_\($0).jpg" })
    #expect(try await refresh(at: 5) == (false, "08:00:06"))
    #expect(try await refresh(at: 6) == (true, "09:00:06"))
    #expect(try shown().contains("19%"))
    // One page is less than five points; the next one is more; going back is not worth a picture.
    _ = try await comic(["next"], at: 20)
    #expect(try await refresh(at: 23) == (false, "09:00:06"))
    _ = try await comic(["page", "20"], at: 30)
    _ = try await comic(["previous"], at: 31)
    _ = try await comic(["page", "9"], at: 31)
    #expect(try await refresh(at: 34) == (false, "09:00:06"))
    _ = try await comic(["page", "14"], at: 40)
    #expect(try await refresh(at: 42) == (true, "09:00:42"))
    #expect(try shown().contains("33%"))
    // To the end: the progress is 100 %, and the loop ends.
    let rest = try await shell(
      "while \"$almanac\" comic next --at 2026-11-21T08:01:00Z; do :; done; exec \"$almanac\" comic next")
    #expect(rest.exitCode == 1 && rest.text.split(separator: "\n").count == 28)
    #expect(rest.errors.contains("page 42 is the last one"))
    #expect(try await refresh(at: 62).isReplaced)
    #expect(try shown().contains("100%"))
    let list = try await bench.run(["comic", "list", "--json"])
    let known = try #require(try JSONSerialization.jsonObject(with: list.output) as? [[String: Any]])
    let chapter = try #require((known.first?["chapters"] as? [[String: Any]])?.first)
    #expect(chapter["didFinishReading"] as? Bool == true && chapter["lastReadPage"] as? Int == 42)
  }

  @Test func `another chapter is shown at once`() async throws {
    try await makeBook()
    _ = try await comic(["save", "--chapter", "7", "--name", "Before"])
    _ = try await refresh(at: 0)
    #expect(try await comic(["open", "Moon 42.cbz"], at: 10).exitCode == 0)
    #expect(try await refresh(at: 10).isReplaced)
    #expect(try bench.chapter(Self.place) == 42)
  }

  @Test(arguments: [[], ["--no-info"]]) func `a comic's title comes from its info or its name`(
    words: [String]
  ) async throws {
    try await makeBook(words.first ?? "--pages=40")
    let opened = try await comic(["open", "Moon 42.cbz", "--json"])
    #expect(opened.exitCode == 0 && opened.errors.isEmpty, Comment(rawValue: opened.errors))
    let page = try opened.json()
    #expect(page["comic"] as? String == (words.isEmpty ? "The Hollow Moon" : "Moon") && page["page"] as? Int == 1)
    let chapter = try #require(page["chapter"] as? [String: Any])
    #expect(chapter["number"] as? Int == 42)
    #expect(chapter["name"] as? String == (words.isEmpty ? "The Lantern Keepers" : "Moon"))
    let link = try await bench.run(["comic", "link", "dbmultiverse://chapter/42"])
    #expect(try (link.json()["chapter"] as? [String: Any])?["number"] as? Int == 42)
  }

  @Test func `a folder of images is a comic, and its pages are printed unchanged`() async throws {
    let folder = bench.folder.appending(path: "Sea 3")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 1...12 {
      let bitmap = Bitmap(pixelSize: PixelSize(width: 20, height: 30), isOpaque: true) { bytes in
        for offset in stride(from: 0, to: bytes.count, by: 4) {
          bytes.storeBytes(of: 0xFF00_0000 | UInt32(number * 21), toByteOffset: offset, as: UInt32.self)
        }
      }
      try PNGEncoder.encode(bitmap).write(to: folder.appending(path: "\(number).png"))
    }
    #expect(try await comic(["open", "Sea 3"]).text.contains("page      1 of 12\n"))
    let page = try await comic(["page", "10"])
    let file = page.text.trimmingCharacters(in: .newlines)
    #expect(file.hasSuffix("cache/almanac/comics/Sea/Chapters/Chapter_3/Page_10.jpg"))
    #expect(
      FileManager.default.contents(atPath: file)
        == FileManager.default.contents(atPath: folder.appending(path: "10.png").path))
  }

  @Test(arguments: [
    (["open", "none.cbz"], 66, "none.cbz: no such file or folder"),
    (["open", "text.cbz"], 65, "not a zip archive (CBZ)"),
    (["page", "1"], 66, "error: no comic is open; open one with: almanac comic open FILE"),
    (["page", "-1"], 66, "error: no comic is open"),
    (["next"], 66, "error: no comic is open; open one with"),
    (["previous"], 66, "error: no comic is open"),
    (["open", "text.cbz", "--story"], 64, "cannot be used with a file"),
    (["open", "--chapter", "1"], 64, "--language en"),
    (["page", "x"], 64, "'x' is invalid"),
    (["page", "99999999999999999999"], 64, "is invalid"),
    (["open"], 64, "Missing expected argument"),
  ]) func `unreadable comics are errors`(words: [String], code: Int32, message: String) async throws {
    try Data("nothing".utf8).write(to: URL(fileURLWithPath: bench.path("text.cbz")))
    let run = try await bench.run(["comic"] + words)
    #expect(run.exitCode == code && run.errors.contains(message), Comment(rawValue: run.errors))
  }

  @Test func `the error for a missing page has the range, and nothing changes`() async throws {
    try await makeBook()
    _ = try await comic(["open", "Moon 42.cbz"])
    let run = try await comic(["page", "0"])
    #expect(run.exitCode == 66 && run.errors.contains("no page 0; the pages are 1 to 40"))
    for words in [["page", "-1"], ["page", "-1", "--json"]] {
      let negative = try await comic(words)
      #expect(negative.exitCode == 66 && negative.errors.contains("no page -1; the pages are 1 to 40"))
    }
    let start = try await comic(["previous"])
    #expect(start.exitCode == 1 && start.errors.contains("this is the first page"))
    #expect(try await comic(["page", "--json"]).json()["page"] as? Int == 1)
  }
}
