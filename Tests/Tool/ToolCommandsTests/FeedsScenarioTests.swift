import FeedLibrary
import Foundation
import LoopbackServing
import Synchronization
import Testing

/// The feeds commands in a shell, from the first feed to the widgets' data, on 21 November 2026.
struct FeedsScenarioTests {
  private let bench: ToolBench
  private let server: LoopbackServer
  private let page = Page()

  /// The server's feed.
  private final class Page: Sendable {
    let items = Mutex<(version: Int, ids: [String])>((1, ["tide", "bridge"]))
  }

  init() throws {
    bench = try ToolBench()
    server = try LoopbackServer { [page] request in
      guard request.path == "/feed" else { return .init(404) }
      let (version, ids) = page.items.withLock { $0 }
      let tag = "\"\(version)\""
      if request.headers["if-none-match"] == tag { return .init(304) }
      let items = ids.enumerated().map {
        #"{"id":"\#($1)","title":"The \#($1)","content_text":"\#($1)","date_published":"2026-11-\#(21 - $0)T07:00:00Z"}"#
      }
      let feed =
        #"{"version":"https://jsonfeed.org/version/1.1","title":"Harbour","items":[\#(items.joined(separator: ","))]}"#
      return .init(200, ["ETag: \(tag)", "Content-Type: application/feed+json"], body: Data(feed.utf8))
    }
  }

  private func feeds(_ words: String..., at time: String = "08:00") async throws -> ToolRun {
    let run = try await bench.run(
      ["feeds"] + words + ["--at", "2026-11-21T\(time):00Z"], environment: ["ALMANAC_ALLOW_HOSTS": "127.0.0.1"])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    return run
  }

  private func widgetData() throws -> WidgetData? {
    try WidgetDataDecoder(container: bench.home.appending(path: "groups/\(WidgetDataDecoder.group)")).decodeWidgetData()
  }

  /// The requested kinds, each with a token that changes with every request.
  private func requests() throws -> [String: String] {
    let folder = bench.home.appending(path: "requests")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.filter { $0.hasPrefix("kind-") }.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: folder.appending(path: $1), encoding: .utf8)
    }
  }

  @Test func `add, refresh, change, read and star, and the widgets follow`() async throws {
    let address = server.url("/feed").absoluteString
    #expect(try await feeds("add", address, "--no-icons").text == "Harbour: 2 new articles, \(address)\n")
    #expect(try widgetData()?.currentUnreadCount == 2 && widgetData()?.currentTodayCount == 1)
    let first = try requests()
    #expect(Set(first.keys) == Set(WidgetDataEncoder.kinds.map { "kind-\($0)" }))

    // Nothing new: the server answers 304, the file has the current date, and no widget is reloaded.
    #expect(try await feeds("refresh", "--no-icons", at: "09:00").text == "Harbour: unchanged\n")
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"1\""])
    #expect(try requests() == first)
    #expect(try widgetData()?.lastUpdateTime == Date("2026-11-21T09:00:00Z", strategy: .iso8601))

    page.items.withLock { $0 = (2, ["storm", "tide", "bridge"]) }
    #expect(try await feeds("refresh", at: "10:00").text == "Harbour: 1 new article, 2 changed\n")
    let second = try requests()
    #expect(second.allSatisfy { first[$0.key] != $0.value })
    #expect(try widgetData()?.unreadArticles.map(\.articleTitle) == ["The storm", "The tide", "The bridge"])

    let id = try #require(try widgetData()?.unreadArticles.first?.id)
    _ = try await feeds("read", String(id.prefix(12)))
    _ = try await feeds("star", id)
    #expect(try widgetData()?.unreadArticles.map(\.articleTitle) == ["The tide", "The bridge"])
    #expect(try widgetData()?.starredArticles.map(\.id) == [id])
    let third = try requests()
    #expect(third.allSatisfy { second[$0.key] != $0.value })
    _ = try await feeds("read", id)
    #expect(try requests() == third)

    let shown = try await feeds("show", WidgetDeepLink.starredArticle(id: id).url.absoluteString)
    #expect(try shown.json()["title"] as? String == "The storm")
    _ = try await feeds("unread", id)
    _ = try await feeds("unstar", id)
    #expect(try widgetData()?.currentUnreadCount == 3 && widgetData()?.currentStarredCount == 0)
    _ = try await feeds("read", "--all")
    #expect(try widgetData()?.currentUnreadCount == 0)
    #expect(try await feeds("list", "--unread").text.isEmpty)
  }

  @Test func `a failing server changes nothing, and has an exit code`() async throws {
    let address = server.url("/feed").absoluteString
    _ = try await feeds("add", address, "--no-icons")
    server.close()
    let run = try await bench.run(["feeds", "refresh", "--allow-host", "127.0.0.1", "--no-icons", "--json"])
    #expect(run.exitCode == 75 && run.errors == "error: \(address): could not connect to 127.0.0.1\n")
    #expect(try widgetData()?.currentUnreadCount == 2)
    let list = try await bench.run(["feeds", "list", "--feeds"])
    #expect(list.text.contains("Harbour  2 unread  \(address)\n  error: \(address): could not connect"))
  }

  @Test func `simultaneous commands lose nothing`() async throws {
    _ = try await feeds("add", server.url("/feed").absoluteString, "--no-icons")
    let ids = try #require(try widgetData()?.unreadArticles.map(\.id))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in ids { group.addTask { _ = try await feeds("read", id) } }
      for _ in 0..<2 { group.addTask { _ = try await feeds("refresh", "--no-icons") } }
      try await group.waitForAll()
    }
    #expect(try widgetData()?.currentUnreadCount == 0)
  }
}
