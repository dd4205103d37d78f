import Foundation
import Testing

/// `feeds` with files, without a server.
struct FeedsCommandTests {
  private let bench: ToolBench

  init() throws { bench = try ToolBench() }

  private func feeds(_ words: String...) async throws -> ToolRun {
    try await bench.run(["feeds"] + words + ["--at", ToolBench.date])
  }

  private func put(_ name: String, _ ids: [String]) throws {
    let items = ids.map {
      #"{"id":"\#($0)","title":"\#($0)","content_text":"-","url":"https://example.org/\#($0)","date_published":"2026-11-20T23:30:00Z"}"#
    }
    let feed =
      #"{"version":"https://jsonfeed.org/version/1","title":"\#(name)","items":[\#(items.joined(separator: ","))]}"#
    let file = URL(fileURLWithPath: bench.path(name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(feed.utf8).write(to: file)
  }

  private func list(_ run: ToolRun) throws -> [[String: Any]] {
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    return try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
  }

  @Test func `feeds are added, invalid ones are reported, and the exit code is an error`() async throws {
    try put("a.json", ["1", "2"])
    try put("b.json", ["3"])
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: bench.path("c.json")))
    let run = try await feeds("add", "a.json", "none.json", "c.json", "b.json", "a.json")
    #expect(run.exitCode == 65 && run.text.split(separator: "\n").count == 2)
    let errors = run.errors.split(separator: "\n")
    #expect(errors.count == 2 && errors[0].hasSuffix("none.json: cannot be read: No such file or directory"))
    let feeds = try list(try await bench.run(["feeds", "list", "--feeds", "--json"]))
    #expect(feeds.map { $0["title"] as? String } == ["a.json", "b.json"])
    #expect(feeds.map { $0["unread"] as? Int } == [2, 1])
  }

  @Test func `an exported list can be imported`() async throws {
    try put("news/a.json", ["1"])
    try put("news/b & c.json", ["2"])
    _ = try await feeds("add", "news/a.json", "news/b & c.json")
    #expect(try await bench.run(["feeds", "export", "list.opml"]).exitCode == 0)
    let opml = String(decoding: try #require(bench.data("list.opml")), as: UTF8.self)
    #expect(opml.contains("<opml") && opml.contains("b%20&amp;%20c.json") || opml.contains("b%20&%20c.json"))
    #expect(try await bench.run(["feeds", "export"]).text == opml)
    let other = try ToolBench()
    let run = try await other.run(["feeds", "import", bench.path("list.opml"), "--at", ToolBench.date])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    let articles = try list(try await other.run(["feeds", "export", "--json"]))
    #expect(articles.map { $0["title"] as? String } == ["1", "2"])
    #expect(articles[0]["link"] as? String == "https://example.org/1")
    #expect(articles[0]["published"] as? String == "2026-11-20T23:30:00Z")
    #expect(articles[0]["feedID"] as? String == "1" && articles[0]["feedTitle"] as? String == "news/a.json")
  }

  @Test func `a list with unreadable feeds is imported`() async throws {
    let opml = #"<opml version="2.0"><body><outline type="rss" text="Gone" xmlUrl="gone.json"/></body></opml>"#
    try Data(opml.utf8).write(to: URL(fileURLWithPath: bench.path("list.opml")))
    #expect(try await feeds("import", "list.opml").exitCode == 66)
    #expect(try await list(bench.run(["feeds", "list", "--feeds", "--json"])).count == 1)
    try put("gone.json", ["1"])
    #expect(try await feeds("refresh").exitCode == 0)
  }

  @Test func `today depends on the time zone`() async throws {
    try put("a.json", ["1"])
    _ = try await feeds("add", "a.json")
    #expect(try await feeds("list", "--today").text.isEmpty)
    let berlin = try await feeds("list", "--today", "--time-zone", "Europe/Berlin")
    #expect(berlin.text.hasSuffix("2026-11-21 00:30  a.json: 1\n"))
  }

  @Test func `a feed is removed with its articles`() async throws {
    try put("a.json", ["1"])
    try put("b.json", ["2"])
    _ = try await feeds("add", "a.json", "b.json")
    #expect(try await feeds("remove", "a.json").exitCode == 0)
    let left = try list(try await bench.run(["feeds", "list", "--json"]))
    #expect(left.map { $0["title"] as? String } == ["2"])
    #expect(try await feeds("remove", "a.json").exitCode == 66)
  }

  @Test(arguments: [
    (["list"], 66, "no feeds yet"), (["read", "1"], 66, "no feeds yet"),
    (["read"], 64, "--all"), (["add"], 64, "Missing expected argument"),
    (["add", "ftp://example.org/"], 65, "unsupported URL scheme 'ftp'"),
    (["add", "javascript:alert(1)"], 65, "unsupported URL scheme 'javascript'"),
    (["add", ""], 65, "error: the feed URL must not be empty"),
    (["list", "--limit", "-1"], 64, "--limit must not be negative"),
    (["import", "none.opml"], 66, "No such file"), (["show", "nnw://elsewhere"], 65, "unknown destination"),
    (["show", "https://example.org"], 65, "not a news widget link"),
    (["refresh", "--allow-host", "a b"], 64, "--allow-host"),
    (["add", "x", "--time-zone", "Moon"], 64, "unknown time zone"),
  ]) func `impossible requests are errors`(words: [String], code: Int32, message: String) async throws {
    let run = try await bench.run(["feeds"] + words)
    #expect(run.exitCode == code && run.errors.contains(message), Comment(rawValue: run.errors))
    #expect(run.output.isEmpty)
  }

  @Test func `a feed cannot send control characters to a terminal`() async throws {
    let feed =
      #"{"version":"https://jsonfeed.org/version/1","title":"A\u001b[2J","items":[{"id":"1","title":"B\u001b[31m\u202e","content_text":"-"}]}"#
    try Data(feed.utf8).write(to: URL(fileURLWithPath: bench.path("a.json")))
    let texts = [
      try await feeds("add", "a.json").text, try await feeds("list").text, try await feeds("list", "--feeds").text,
    ]
    for text in texts { #expect(!text.isEmpty && !text.contains("\u{1B}") && !text.contains("\u{202E}")) }
  }

  @Test func `an article without a title is listed by its summary`() async throws {
    let feed =
      #"{"items":[{"id":"1","content_html":"<p>Only\n<b>this</b></p>"},{"id":"2","url":"https://x.example/"}]}"#
    try Data(feed.utf8).write(to: URL(fileURLWithPath: bench.path("a.json")))
    _ = try await feeds("add", "a.json")
    let lines = try await feeds("list").text.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasSuffix("a.json: Only this") && lines[1].hasSuffix("a.json: Untitled"))
  }

  @Test func `an existing feed is reported`() async throws {
    try put("a.json", ["1"])
    #expect(try await feeds("add", "a.json").text.hasPrefix("a.json: 1 new article, file://"))
    let text = try await feeds("add", "a.json").text
    #expect(text.hasPrefix("a.json: already exists as file://") && text.hasSuffix("/a.json, unchanged\n"))
  }

  @Test func `only the export shows passwords`() async throws {
    let opml = #"<opml><body><outline xmlUrl="http://user:word@127.0.0.1:9/feed?key=secret"/></body></opml>"#
    try Data(opml.utf8).write(to: URL(fileURLWithPath: bench.path("list.opml")))
    var texts: [String] = []
    for words in [
      ["import", "list.opml", "--no-refresh"], ["list", "--feeds"], ["list", "--feeds", "--json"], ["refresh"],
      ["add", "http://user:word@127.0.0.1:9/feed?key=secret"], ["refresh", "http://user:word@127.0.0.1:9/other"],
      ["add", "ftp://user:word@example.org/"], ["list", "--feeds"],
    ] {
      let run = try await bench.run(["feeds"] + words)
      texts += [run.text, run.errors]
    }
    #expect(texts.contains { $0.contains("http://127.0.0.1:9/feed?key=…") })
    #expect(!texts.contains { $0.contains("word") || $0.contains("secret") }, "\(texts)")
    #expect(try await bench.run(["feeds", "export"]).text.contains("user:word@127.0.0.1:9/feed?key=secret"))
    // The redacted address identifies the feed.
    #expect(try await bench.run(["feeds", "remove", "http://127.0.0.1:9/feed?key=…"]).exitCode == 0)
  }

  @Test func `a feed is not a list of feeds, and a damaged store has a remedy`() async throws {
    try put("a.json", ["1"])
    let run = try await feeds("import", "a.json")
    #expect(run.exitCode == 65 && run.errors.contains("a feed, not a list of feeds; add it with: almanac feeds add"))
    _ = try await feeds("add", "a.json")
    let store = bench.home.appending(path: "feeds/library.sqlite")
    for name in ["library.sqlite-wal", "library.sqlite-shm"] {
      try? FileManager.default.removeItem(at: store.deletingLastPathComponent().appending(path: name))
    }
    try Data(String(repeating: "x", count: 5000).utf8).write(to: store)
    let damaged = try await feeds("list")
    #expect(damaged.exitCode == 65 && damaged.errors.contains("\(store.path): damaged database"))
    #expect(damaged.errors.contains("move it away, and import your list of feeds again"))
  }
}
