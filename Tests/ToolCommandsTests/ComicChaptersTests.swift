<<<<<<< HEAD
import ComicLibrary
import Foundation
import Testing

/// `comic link` and `comic list`, over a store that the library made.
@Suite struct ComicChaptersTests {
  private static let site = [
    Chapter(name: "The Beginning", number: 1, startPage: 1, endPage: 20),
    Chapter(name: "月の裏側", number: 42, startPage: 21, endPage: 120, coverImageURL: "/imgs/42.jpg"),
    Chapter(name: "Elsewhere", number: 7, startPage: 168, endPage: 168, universe: 3),
  ]

  private func fill(_ bench: ToolBench) throws -> ChapterStore {
    let store = try ChapterStore(at: bench.home.appending(path: "comics/library.sqlite"))
    let date = Date(timeIntervalSince1970: 1_795_248_000)
    try store.save(StoredComic(name: StoredComic.site, language: "en", openedAt: date))
    try store.merge(Self.site, into: StoredComic.site)
    try store.markChapterAsRead(Self.site[0], of: StoredComic.site)
    try store.updateLastReadPage(page: 65, chapter: Self.site[1], of: StoredComic.site)
    try store.save(StoredComic(name: "Moon\u{1B}[2J", source: "/books/moon.cbz", openedAt: date + 60))
    try store.add([Chapter(name: "Moon 1", number: 1, startPage: 1, endPage: 9)], to: "Moon\u{1B}[2J")
    try store.add([Chapter(name: "Moon 99", number: 99, startPage: 1, endPage: 9)], to: "Moon\u{1B}[2J")
    return store
  }

  private func link(_ number: String, _ bench: ToolBench) async throws -> ToolRun {
    try await bench.run(["comic", "link", "dbmultiverse://chapter/\(number)"])
  }

  @Test func `A11: a link prints its route`() async throws {
    let bench = try ToolBench()
    _ = try fill(bench)
    let run = try await link("42", bench)
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(
      run.text == """
        {
          "chapter" : {
            "coverImageURL" : "/imgs/42.jpg",
            "didFinishReading" : false,
            "endPage" : 120,
            "lastReadPage" : 65,
            "name" : "月の裏側",
            "number" : 42,
            "progress" : 45,
            "startPage" : 21
          },
          "comic" : "site",
          "comicType" : "story"
        }

        """)
    let special = try await link("7?page=2", bench).json()
    #expect(special["comicType"] as? String == "specials")
    #expect((special["chapter"] as? [String: Any])?["universe"] as? Int == 3)
  }

  @Test func `A11: the comic that is being read comes first, then the site's, then the others`() async throws {
    let bench = try ToolBench()
    let store = try fill(bench)
    let comic = { (number: String) in try await link(number, bench).json()["comic"] as? String }
    #expect(try await comic("1") == "site")
    try store.setCurrentComic(named: "Moon\u{1B}[2J")
    #expect(try await comic("1") == "Moon\u{1B}[2J")
    try store.setCurrentComic(named: "site")
    #expect(try await comic("1") == "site")
    #expect(try await comic("99") == "Moon\u{1B}[2J")
  }

  @Test func `A11: a chapter that was only saved is found, without its pages`() async throws {
    let bench = try ToolBench()
    let save = ["comic", "save", "--chapter", "43", "--name", "The Hollow Moon", "--progress", "100"]
    #expect(try await bench.run(save).exitCode == 0)
    let route = try await link("43", bench).json()
    let chapter = try #require(route["chapter"] as? [String: Any])
    #expect(route["comicType"] as? String == "story" && route["comic"] == nil)
    #expect(chapter["name"] as? String == "The Hollow Moon" && chapter["didFinishReading"] as? Bool == true)
    #expect(chapter["startPage"] == nil && chapter["endPage"] == nil && chapter["progress"] as? Int == 100)
    // The list knows more of it.
    _ = try fill(bench).add([Chapter(name: "Listed", number: 43, startPage: 1, endPage: 2)], to: "site")
    #expect(try await link("43", bench).json()["comic"] as? String == "site")
  }

  @Test func `A11: a chapter that is not known is 66, a link that is none 65, and nothing is made`() async throws {
    let bench = try ToolBench()
    let none = try await link("42", bench)
    #expect(none.exitCode == 66 && none.text.isEmpty)
    #expect(none.errors == "error: dbmultiverse://chapter/42: chapter 42 is not known; no chapters are\n")
    #expect(!FileManager.default.fileExists(atPath: bench.home.path))
    try bench.put(1)
    #expect(try await link("42", bench).errors.contains("is not the one that is known"))
    _ = try fill(bench)
    let run = try await link("43", bench)
    #expect(run.exitCode == 66 && run.errors.contains("chapter 43 is none of the 6 known ones"))
    for text in [
      "", "https://chapter/42", "dbmultiverse://42", "dbmultiverse://chapter/9223372036854775808", "a\u{1B}b",
    ] {
      let run = try await bench.run(["comic", "link", text])
      #expect(run.exitCode == 65 && run.text.isEmpty, "\(text)")
      #expect(run.errors.hasPrefix("error: ") && !run.errors.contains("\u{1B}"))
    }
    #expect(try await bench.run(["comic", "link"]).exitCode == 64)
  }

  @Test func `A15: the list has every comic with its chapters in columns`() async throws {
    let bench = try ToolBench()
    try fill(bench).setCurrentComic(named: "site")
    let run = try await bench.run(["comic", "list"])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(
      run.text == """
          Moon\\x1B[2J  /books/moon.cbz  2 chapters, 0 read
             1  Moon 1   1–9     –
            99  Moon 99  1–9     –
        * site  en  3 chapters, 1 read
             1  The Beginning    1–20  read
            42  月の裏側       21–120   45%
             7  Elsewhere         168     –  universe 3

        """)
  }

  @Test func `A15: the list as JSON`() async throws {
    let bench = try ToolBench()
    try fill(bench).setCurrentComic(named: "site")
    let run = try await bench.run(["comic", "list", "--json"])
    let comics = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(comics.map { $0["name"] as? String } == ["Moon\u{1B}[2J", "site"])
    #expect(comics.map { $0["isCurrent"] as? Bool } == [false, true])
    #expect(comics.map { $0["openedAt"] as? String } == ["2026-11-21T08:01:00Z", "2026-11-21T08:00:00Z"])
    let chapters = try #require(comics[1]["chapters"] as? [[String: Any]])
    #expect(chapters.map { $0["progress"] as? Int } == [100, 45, 0])
    #expect(chapters.map { $0["didFinishReading"] as? Bool } == [true, false, false])
  }

  @Test func `A15: no comics is 66 with what to do, and a store that is damaged 65`() async throws {
    let bench = try ToolBench()
    let none = try await bench.run(["comic", "list"])
    #expect(none.exitCode == 66 && none.errors.contains("almanac comic open"))
    #expect(try bench.names() == [])
    let file = bench.home.appending(path: "comics/library.sqlite")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = Data(String(repeating: "no database ", count: 100).utf8)
    try text.write(to: file)
    for arguments in [["comic", "list"], ["comic", "link", "dbmultiverse://chapter/1"]] {
      let run = try await bench.run(arguments)
      #expect(run.exitCode == 65 && run.errors.contains("\(file.path): is damaged: file is not a database"))
    }
    #expect(try Data(contentsOf: file) == text)
  }

  @Test func `A15: a store that others may not change can be read, and one that nobody may is 66`() async throws {
    let bench = try ToolBench()
    _ = try fill(bench)
    let folder = bench.home.appending(path: "comics")
    let set = { (mode: Int, path: String) in
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try set(0o444, "\(folder.path)/\(name)")
    }
    try set(0o555, folder.path)
    let run = try await bench.run(["comic", "list"], isBoundByPermissions: true)
    #expect(run.exitCode == 0 && run.text.contains("The Beginning"), "\(run.errors)")
    try set(0o755, folder.path)
    try set(0, folder.path + "/library.sqlite")
    let closed = try await bench.run(["comic", "list"], isBoundByPermissions: true)
    #expect(closed.exitCode == 66 && closed.errors.contains("Permission denied"), "\(closed.errors)")
=======
import Foundation
import LoopbackServing
import Testing

/// `comic chapters`, as a user calls it.
@Suite struct ComicChaptersTests {
  private static let list = """
    <!DOCTYPE html><meta charset=utf-8><h1 class="horscadrelect">DBMultiverse</h1>
    <div class="cadrelect"><img src="/1.jpg"><h4>Chapter 9: A &amp; B</h4><p><a>1</a><a>20</a></p></div>
    <div class="cadrelect"><h4>Chapter 10</h4><p><a>21</a></p></div>
    <h1 class="horscadrelect">Special Universe 3</h1>
    <div class="cadrelect"><h4>第１１話：目覚め</h4><p><a>1000</a><a>1020</a></p></div>
    """

  private func bench(_ page: String = list) throws -> ToolBench {
    let bench = try ToolBench()
    try Data(page.utf8).write(to: URL(fileURLWithPath: bench.path("list.html")))
    return bench
  }

  @Test func `A14: a list in a file is printed, a line for each chapter`() async throws {
    let run = try await bench().run(["comic", "chapters", "--from", "list.html"])
    #expect(
      run.text == """
         9  pages 1–20       story       A & B
        10  pages 21–21      story
        11  pages 1000–1020  universe 3  目覚め

        """)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
  }

  @Test func `A14: JSON has every field of every chapter`() async throws {
    let run = try await bench().run(["comic", "chapters", "--from", "list.html", "--language", "jp", "--json"])
    let list = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(list.map { $0["number"] as? Int } == [9, 10, 11])
    #expect(list.map { $0["name"] as? String } == ["A & B", "", "目覚め"])
    #expect(list.map { $0["startPage"] as? Int } == [1, 21, 1000])
    #expect(list.map { $0["endPage"] as? Int } == [20, 21, 1020])
    #expect(list.map { $0["universe"] as? Int } == [nil, nil, 3])
    #expect(list[0]["universe"] is NSNull)
    #expect(list.map { $0["coverImageURL"] as? String } == ["/1.jpg", "", ""])
  }

  @Test func `A14: names move no cursor, and what is left out is told`() async throws {
    let item = "<div class=cadrelect><h4>Chapter 1: \u{1B}[31mred&#x9B;&#x202E;</h4><p><a>1</a></p></div>"
    let bench = try bench(
      "<h1 class=horscadrelect>Spin-off&#x202E;</h1><div class=cadrelect><h4>A\u{1B}&#x9B;J</h4></div>\(item)\u{FFFD}")
    let run = try await bench.run(["comic", "chapters", "--from", "list.html"])
    #expect(run.exitCode == 0)
    for scalar in ["\u{1B}", "\u{9B}", "\u{202E}"] {
      #expect(!(run.text + run.errors).unicodeScalars.contains { String($0) == scalar })
    }
    #expect(run.text.contains("\\xE2\\x80\\xAE") && run.errors.contains("\\xC2\\x9BJ"))
    #expect(run.errors.contains("warning: list.html: "))
    #expect(run.errors.contains("[comic.universe-guessed]"))
    #expect(run.errors.contains("[comic.chapter-left-out]"))
  }

  @Test func `A14: a list at an address is fetched where that is allowed`() async throws {
    let server = try LoopbackServer(["/list": Data(Self.list.utf8)])
    let command = ["comic", "chapters", "--from", server.url("/list").absoluteString]
    let bench = try bench()
    let refused = try await bench.run(command)
    #expect(refused.exitCode == 65)
    #expect(refused.errors.contains("--allow-host 127.0.0.1"))
    #expect(server.requests.isEmpty)
    let run = try await bench.run(command + ["--allow-host", "127.0.0.1"])
    #expect(run.exitCode == 0)
    #expect(run.text.contains("目覚め"))
    let variable = try await bench.run(command, environment: ["ALMANAC_ALLOW_HOSTS": "127.0.0.1"])
    #expect(variable.text == run.text)
    #expect(server.requests.allSatisfy { $0.headers["user-agent"]?.hasPrefix("Almanac/") == true })
  }

  @Test func `A14: every failure has its exit code and one line`() async throws {
    let server = try LoopbackServer { request in .init(request.path == "/gone" ? 404 : 503) }
    let closed = try LoopbackServer([:])
    closed.close()
    let bench = try bench("<p>nothing here")
    try Data().write(to: URL(fileURLWithPath: bench.path("empty.html")))
    let cases: [(String, Int32)] = [
      ("none.html", 66), (".", 66), ("list.html", 65), ("empty.html", 65), ("/dev/zero", 65),
      (server.url("/gone").absoluteString, 66), (server.url("/busy").absoluteString, 75),
      (closed.url("/").absoluteString, 75), ("ftp://127.0.0.1/a", 65), ("http://", 65),
    ]
    for (from, code) in cases {
      let run = try await bench.run(["comic", "chapters", "--from", from, "--allow-host", "127.0.0.1"])
      #expect(run.exitCode == code, "\(from): \(run.errors)")
      #expect(run.errors.hasPrefix("error: ") && run.errors.split(separator: "\n").count == 1, "\(from): \(run.errors)")
      #expect(run.output.isEmpty)
    }
  }

  @Test(
    arguments: [
      (["--language", "fra"], "'fr'"), (["--language", "Francais"], "'Français'"),
      (["--language", "pt-BR"], "'pt_BR'"),
      (["--language", "klingon", "--from", "list.html"], "Choose from"), ([], "--language en"),
      (["--from", "list.html", "--allow-host", "http://a/"], "is no host"),
    ])
  func `A12: a wrong language is 64 with the nearest one`(arguments: [String], hint: String) async throws {
    let run = try await bench().run(["comic", "chapters"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  @Test(arguments: ["fr", "FR", "Français", "français", "日本語", "pt_br", "Parodie Salagir"])
  func `A12: a language is given by its letters or its name`(language: String) async throws {
    let run = try await bench().run(["comic", "chapters", "--language", language, "--from", "list.html"])
    #expect(run.exitCode == 0, "\(run.errors)")
>>>>>>> hC-7
  }
}
