import Foundation
import Graphics
import ImageCodecs
import LoopbackServing
import Testing

/// The web comic, read in a shell from a local server.
struct WebComicTests {
  private let bench: ToolBench
  private let server: LoopbackServer

  private static let list = """
    <!DOCTYPE html><meta charset=utf-8><h1 class="horscadrelect">DBMultiverse</h1>
    <div class="cadrelect"><img src="/1.jpg"><h4>Chapter 1: NAME</h4><p><a>0</a><a>11</a></p></div>
    <div class="cadrelect"><h4>Chapter 2: Lanterns</h4><p><a>12</a><a>25</a></p></div>
    <h1 class="horscadrelect">Special Universe 3</h1>
    <div class="cadrelect"><h4>Chapter 11: Moon</h4><p><a>168</a><a>170</a></p></div>
    """

  init() throws {
    bench = try ToolBench()
    let bitmap = Bitmap(pixelSize: PixelSize(width: 20, height: 30), isOpaque: true) { bytes in
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        bytes.storeBytes(of: 0xFF40_8060, toByteOffset: offset, as: UInt32.self)
      }
    }
    let picture = try PNGEncoder.encode(bitmap)
    server = try LoopbackServer { request in
      let language = request.path.split(separator: "/").first ?? ""
      if request.path.contains("chapters.html") {
        return .init(body: Data(Self.list.replacing("NAME", with: language == "fr" ? "La porte" : "A Door").utf8))
      }
      if request.path.hasSuffix("page-7.html") { return .init(503) }
      if request.path.contains("page-") {
        return .init(body: Data("<div id=\"balloonsimg\"><img src=\"/pages/x.png\"></div>".utf8))
      }
      return request.path == "/pages/x.png" ? .init(body: picture) : .init(404)
    }
  }

  private func comic(_ words: String...) async throws -> ToolRun {
    let asks = !["show", "list", "settings"].contains(words.first)
    let site = asks ? ["--site", server.address.absoluteString, "--allow-host", "127.0.0.1"] : []
    return try await bench.run(["comic"] + words + site)
  }

  private func file(_ run: ToolRun) -> String {
    String(run.text.trimmingCharacters(in: .newlines).split(separator: "/").suffix(2).joined(separator: "/"))
  }

  @Test func `a chapter of the site is opened, and its pages are turned`() async throws {
    let opened = try await comic("open", "--chapter", "1", "--language", "en")
    #expect(opened.exitCode == 0 && opened.errors.isEmpty, Comment(rawValue: opened.errors))
    #expect(opened.text.contains("name      A Door\npage      0 of 11\nprogress  0%\n"))
    #expect(try await comic("show").text.contains("progress  0%"))
    #expect(bench.data("home/groups/group.com.nobadi.dbm/chapterCoverImage.jpg") != nil)
    #expect(try await file(comic("next")) == "Chapter_1/Page_0.jpg")
    #expect(try await file(comic("next")) == "Chapter_1/Page_1.jpg")
    #expect(try await file(comic("page", "9")) == "Chapter_1/Page_8-9.jpg")
    #expect(try await file(comic("page")) == "Chapter_1/Page_8-9.jpg")
    #expect(try await file(comic("next")) == "Chapter_1/Page_10.jpg")
    #expect(try await file(comic("previous")) == "Chapter_1/Page_8-9.jpg")
    let page = try await comic("page", "11", "--json").json()
    #expect(page["progress"] as? Int == 100)
    #expect((page["chapter"] as? [String: Any])?["didFinishReading"] as? Bool == true)
    let end = try await comic("next")
    #expect(end.exitCode == 1 && end.errors.contains("chapter 2 follows: almanac comic open --chapter 2"))
    #expect(try await comic("show").text.contains("progress  100%"))
    // Pages that were shown are not requested again.
    let hits = server.requests.count
    #expect(try await comic("page", "1").exitCode == 0)
    #expect(server.requests.count == hits)
  }

  @Test func `a spread has the same progress after reopening the chapter`() async throws {
    _ = try await comic("open", "--chapter", "1", "--language", "en")
    #expect(try await comic("page", "9", "--json").json()["progress"] as? Int == 75)
    #expect(try await comic("show").text.contains("progress  75%"))
    #expect(try await comic("list").text.contains("0–11   75%"))
    _ = try await comic("open", "--specials")
    let again = try await comic("open", "--story")
    #expect(again.text.contains("page      8–9 of 11\nprogress  75%"), Comment(rawValue: again.text))
    #expect(try await comic("show").text.contains("progress  75%"))
  }

  @Test func `errors of the site are reported, and no page is turned`() async throws {
    _ = try await comic("open", "--chapter", "1", "--language", "en")
    #expect(try await comic("page", "6").exitCode == 0)
    let failed = try await comic("next")
    #expect(failed.exitCode == 75 && failed.errors.contains("page 7: cannot be fetched"))
    for (words, message) in [
      (["page", "-1"], "no page -1 in chapter 1; its pages are 0 to 11"), (["page", "12"], "no page 12 in chapter 1"),
    ] {
      let run = try await bench.run(["comic"] + words)
      #expect(run.exitCode == 66 && run.errors.contains(message), Comment(rawValue: run.errors))
    }
    #expect(try await comic("page", "--json").json()["page"] as? Int == 6)
    let unknown = try await comic("open", "--chapter", "77")
    #expect(unknown.exitCode == 66 && unknown.errors.contains("no chapter 77 among the 3 chapters"))
  }

  @Test func `the story and the specials have their own last pages`() async throws {
    _ = try await comic("open", "--story", "--language", "en")
    _ = try await comic("page", "5")
    #expect(try await comic("open", "--specials").text.contains("page      168 of 170"))
    _ = try await comic("page", "169")
    #expect(try await comic("open", "--story").text.contains("page      5 of 11"))
    #expect(try await comic("open", "--specials").text.contains("page      169 of 170"))
    let settings = try await comic("settings", "--json").json()
    #expect(settings["storyPage"] as? Int == 5 && settings["specialsPage"] as? Int == 169)
  }

  @Test func `the language is stored, and each language has its own pages`() async throws {
    let missing = try await comic("chapters")
    #expect(missing.exitCode == 64 && missing.errors.contains("no language has been chosen"))
    #expect(try await comic("chapters", "--language", "en").text.contains("A Door"))
    #expect(try await comic("chapters").text.contains("A Door"))
    #expect(try await comic("open", "--chapter", "1").exitCode == 0)
    _ = try await comic("page", "3")
    #expect(try await comic("settings").text.contains("language    en  English"))
    let french = try await comic("open", "--chapter", "1", "--language", "fr")
    #expect(french.text.contains("La porte") && french.text.contains("page      3 of 11"))
    // The stored pages were English.
    let kept = try await bench.run(["comic", "cache"])
    #expect(kept.text.contains("1 page"), Comment(rawValue: kept.text))
    let languages = try await comic("settings", "--languages").text.split(separator: "\n")
    #expect(languages.count == 37 && languages.filter { $0.hasPrefix("*") } == ["* fr      Français"])
  }
}
