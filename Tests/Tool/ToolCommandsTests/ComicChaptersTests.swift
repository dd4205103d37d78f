import Foundation
import LoopbackServing
import Testing

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

  @Test func `the chapters of a file are printed, one per line`() async throws {
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

  @Test func `JSON has every field of every chapter`() async throws {
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

  @Test func `control characters are escaped, and omissions are reported`() async throws {
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

  @Test func `the list is fetched from an allowed address`() async throws {
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

  @Test func `every failure has an exit code and one line`() async throws {
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

  @Test(.enabled(if: PrivateMounts.isPermitted))
  func `without libxml2 it exits with 69 and a remedy`() async throws {
    let script =
      "for file in /usr/lib/*/libxml2.so.2 /usr/lib/*/libxml2.so.16; do "
      + "if [ -e $file ]; then mount --bind /dev/null $file || exit 1; fi; done; exec \"$@\""
    let command = [try ToolBench.tool().path, "comic", "chapters", "--from", "list.html"]
    let unshare = PrivateMounts.unshare
    let run = try await bench().run(
      [unshare[1], "/bin/sh", "-c", script, "sh"] + command, environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"],
      executable: URL(filePath: unshare[0]))
    #expect(run.exitCode == 69, "\(run.errors)")
    #expect(run.errors == "error: list.html: cannot be read: libxml2, which reads pages, is not installed\n")
    #expect(run.output.isEmpty)
  }

  @Test(
    arguments: [
      (["--language", "fra"], "'fr'"), (["--language", "Francais"], "'Français'"),
      (["--language", "klingon", "--from", "list.html"], "Choose from"), ([], "--language en"),
      (["--from", "list.html", "--allow-host", "http://a/"], "invalid host"),
    ])
  func `an unknown language exits with 64 and suggests the nearest`(arguments: [String], hint: String) async throws {
    let run = try await bench().run(["comic", "chapters"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  @Test(arguments: ["fr", "FR", "Français", "français", "日本語", "pt_br", "pt-BR", "Parodie Salagir"])
  func `a language is given by its code or its name`(language: String) async throws {
    let run = try await bench().run(["comic", "chapters", "--language", language, "--from", "list.html"])
    #expect(run.exitCode == 0, "\(run.errors)")
  }
}
