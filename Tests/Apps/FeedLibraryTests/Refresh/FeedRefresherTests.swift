import Diagnostics
import Foundation
import Graphics
import HTTPFetching
import LoopbackServing
import Testing

@testable import FeedLibrary

@Suite struct FeedRefresherTests {
  private let fixture: FeedFixture
  private let server: FeedServer
  private let store: FeedStore

  init() throws {
    fixture = try FeedFixture()
    server = try FeedServer()
    store = try FeedStore(at: fixture.url)
  }

  private func add(_ path: String) async throws -> FeedOutcome {
    try #require(try await server.refresher(store).add([server.server.url(path)]).first)
  }

  private func refresh(days: Double = 1, isAsked: Bool = false) async throws -> [FeedOutcome] {
    try await server.refresher(store, days: days).refresh(store.feeds(), isAsked: isAsked)
  }

  private func logged(_ work: () async throws -> Void) async rethrows -> [String] {
    let log = DiagnosticLog()
    try await log.collecting { try await work() }
    return log.diagnostics.map(\.id)
  }

  @Test func `requests are conditional`() async throws {
    server.put("/feed", ["a"], fields: ["ETag: \"1\"", "Last-Modified: Sat, 21 Nov 2026 07:00:00 GMT"])
    #expect(try await add("/feed").result == .read(.init(new: 1)))
    #expect(try await refresh().map(\.result) == [.unchanged])
    server.put("/feed", ["b", "a"], fields: ["ETag: \"2\""])
    #expect(try await refresh().map(\.result) == [.read(.init(new: 1))])
    _ = try await refresh()
    let asked = server.server.requests.map(\.headers)
    #expect(asked.map { $0["if-none-match"] } == [nil, "\"1\"", "\"1\"", "\"2\""])
    #expect(
      asked.map { $0["if-modified-since"] }
        == [nil, "Sat, 21 Nov 2026 07:00:00 GMT", "Sat, 21 Nov 2026 07:00:00 GMT", nil])
    #expect(asked.allSatisfy { $0["user-agent"] == UserAgent.feeds })
    #expect(try store.titles() == ["b", "a"])
  }

  @Test func `an unchanged document without validators is not read twice`() async throws {
    server.put("/feed", ["a"])
    _ = try await add("/feed")
    #expect(try await refresh().map(\.result) == [.unchanged])
    #expect(try store.feeds().first?.lastSuccess == .days(1))
  }

  @Test(arguments: [
    LoopbackServer.Answer(500), .init(404), .init(200, body: Data("<html>down for today</html>".utf8)), .init(200),
    .init(bytes: Data("nonsense".utf8)),
  ]) func `a failed read keeps the stored data and is reported`(answer: LoopbackServer.Answer) async throws {
    server.put("/feed", ["a"])
    _ = try await add("/feed")
    server["/feed"] = answer
    let failure = try #require(try await refresh().first?.failure)
    #expect(try store.titles() == ["a"])
    #expect(try store.feeds().first?.lastError == "\(failure)")
    #expect("\(failure)".hasPrefix(server.server.url("/feed").absoluteString))
    server.put("/feed", ["b", "a"])
    _ = try await refresh()
    #expect(try store.titles() == ["b", "a"] && store.feeds().first?.lastError == nil)
  }

  /// The same feed at `/feed` and in a file, with the articles `a` and `b`.
  private func putTwins() throws -> (address: URL, file: URL) {
    let document = FeedServer.feed(["a", "b"], site: "https://harbour.example/")
    server["/feed"] = .init(200, ["Content-Type: application/feed+json"], body: document)
    let file = fixture.directory.appending(path: "feed.json")
    try document.write(to: file)
    return (server.server.url("/feed"), try #require(URL(string: file.absoluteString)))
  }

  @Test(arguments: [true, false])
  func `a feed in a file and at a URL is one feed, read from the URL`(isFileFirst: Bool) async throws {
    let (address, file) = try putTwins()
    var outcomes: [FeedOutcome] = []
    let reported = try await logged {
      outcomes += try await server.refresher(store).add([isFileFirst ? file : address])
      try store.mark([#require(store.articles(.all).first).id], as: .starred)
      outcomes += try await server.refresher(store).add([isFileFirst ? address : file])
    }
    #expect(reported == ["feed.same"])
    #expect(try store.feeds().map(\.address) == [address] && Set(store.titles()) == ["a", "b"])
    #expect(try store.count(.starred) == 1)
    #expect(outcomes.map(\.wasKnown) == [false, true] && outcomes.map(\.address).last == address)
    // Both in parallel, and the file again.
    _ = try await server.refresher(store).add([file, address])
    #expect(try store.feeds().map(\.address) == [address])
  }

  @Test func `a feed listed twice is merged after the first read`() async throws {
    let (address, file) = try putTwins()
    try store.add([StoredFeed(address: file), StoredFeed(address: address)], at: .days(0))
    _ = try await refresh()
    #expect(try store.feeds().map(\.address) == [address] && store.count(.all) == 2)
  }

  @Test func `feeds of one site with different articles are separate`() async throws {
    let (_, file) = try putTwins()
    _ = try await server.refresher(store).add([file])
    let other = FeedServer.feed(["c", "d", "a"], site: "https://harbour.example/")
    server["/other"] = .init(200, ["Content-Type: application/feed+json"], body: other)
    #expect(try await add("/other").wasKnown == false)
    #expect(try store.feeds().count == 2)
  }

  @Test func `a failing feed does not stop the others`() async throws {
    for name in ["1", "2", "3"] { server.put("/\(name)", [name]) }
    let addresses = ["/1", "/none", "/2", "/3"].map { server.server.url($0) }
    let outcomes = try await server.refresher(store).add(addresses)
    #expect(outcomes.map { $0.failure == nil } == [true, false, true, true])
    #expect(outcomes.map(\.asked) == addresses)
    #expect(try store.feeds().map { $0.address.path } == ["/1", "/2", "/3"])
  }

  @Test func `a host gets one request at a time`() async throws {
    let permits = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { request in
      // Not forever, in case the test fails; a busy machine may take long for six requests.
      _ = permits.wait(timeout: .now() + 3_600)
      return .init(200, body: FeedServer.feed([request.path]))
    }
    let refresher = try self.server.refresher(store)
    let addresses = (0..<6).map { server.url("/\($0)") }
    async let outcomes = refresher.add(addresses)
    // No request gets a response before all of them are waiting.
    var counts = await refresher.gate.counts
    while counts.running + counts.waiting < 6, server.requests.count < 2 {
      await Task.yield()
      counts = await refresher.gate.counts
    }
    #expect(counts == (running: 1, waiting: 5))
    for _ in addresses { permits.signal() }
    _ = try await outcomes
    #expect(try server.requests.count == 6 && store.count(.all) == 6)
  }

  @Test(arguments: [(301, true), (308, true), (302, false), (307, false)])
  func `a permanently moved feed is requested at its new URL`(status: Int, moves: Bool) async throws {
    server.put("/feed", ["a"])
    _ = try await add("/feed")
    server["/feed"] = .init(status, ["Location: /new"])
    server.put("/new", ["b", "a"])
    let reported = try await logged { _ = try await refresh() }
    #expect(try store.titles() == ["b", "a"])
    #expect(try store.feeds().map { $0.address.path } == [moves ? "/new" : "/feed"])
    #expect(reported == (moves ? ["feed.moved"] : []))
  }

  @Test func `a permanent redirect after a temporary one is temporary`() async throws {
    server.put("/feed", ["a"])
    _ = try await add("/feed")
    server["/feed"] = .init(302, ["Location: /login"])
    server["/login"] = .init(301, ["Location: /new"])
    server.put("/new", ["b"])
    _ = try await refresh()
    #expect(try store.feeds().map { $0.address.path } == ["/feed"])
  }

  @Test func `a permanent redirect to an error is not stored`() async throws {
    server.put("/feed", ["a"])
    _ = try await add("/feed")
    server["/feed"] = .init(301, ["Location: /new"])
    #expect(try await refresh().first?.failure != nil)
    #expect(try store.feeds().map { $0.address.path } == ["/feed"])
  }

  @Test func `a feed that is gone is requested only if it is named`() async throws {
    server.put("/feed", ["a"])
    _ = try await add("/feed")
    server["/feed"] = .init(410)
    #expect(try await refresh().first?.failure == .gone(address: server.server.url("/feed").absoluteString))
    #expect(try await refresh().map(\.result) == [.skipped(nextTime: nil)])
    #expect(try server.server.hits("/feed") == 2 && store.titles() == ["a"])
    server.put("/feed", ["a"])
    _ = try await refresh(isAsked: true)
    #expect(try store.feeds().first?.isGone == false)
  }

  @Test(arguments: [
    (429, ["Retry-After: 7200"], 7200.0), (429, [], 3600), (503, ["Retry-After: Sun, 22 Nov 2026 09:00:00 GMT"], 3600),
    (429, ["Retry-After: 99999999999999999999"], 86_400),
  ]) func `Retry-After is respected`(status: Int, fields: [String], wait: Double) async throws {
    server.put("/feed", ["a"])
    _ = try await add("/feed")
    server["/feed"] = .init(status, fields)
    guard case .notBefore(_, let date, status)? = try await refresh().first?.failure else {
      Issue.record("\(String(describing: try store.feeds().first?.lastError))")
      return
    }
    #expect(date == .days(1) + wait)
    #expect(try await refresh().map(\.result) == [.skipped(nextTime: date)])
    #expect(server.server.hits("/feed") == 2)
    server.put("/feed", ["a", "b"])
    #expect(try await refresh(days: 2).map(\.result) == [.read(.init(new: 1))])
  }

  @Test func `a page leads to the feed that it links to`() async throws {
    let page = """
      <html><head><title>Harbour</title>
      <link rel="alternate" type="application/feed+json" href="/feed"/>
      <link rel="alternate" type="application/rss+xml" href="/comments"/></head><body>Hello</body></html>
      """
    server["/"] = .init(200, ["Content-Type: text/html"], body: Data(page.utf8))
    server.put("/feed", ["a"])
    let reported = try await logged {
      let outcome = try await add("/")
      #expect(outcome.address == server.server.url("/feed"))
    }
    #expect(reported == ["feed.several-named"])
    // Again through the page, and through a URL with a permanent redirect, it is the same feed.
    server["/old"] = .init(301, ["Location: /feed"])
    for path in ["/", "/old"] {
      let again = try await add(path)
      #expect(again.wasKnown && again.address == server.server.url("/feed"))
    }
    #expect(try store.feeds().map(\.address) == [server.server.url("/feed")])
    // A page without links to feeds, and one that links to itself.
    for body in [
      "<html><p>Hello</p></html>", page.replacing("/feed\"", with: "/page\"").replacing("/comments", with: "/page"),
    ] {
      server["/page"] = .init(200, ["Content-Type: text/html"], body: Data(body.utf8))
      guard case .noFeedLinked? = try await add("/page").failure else {
        Issue.record("a page without a feed was added")
        return
      }
    }
  }

  @Test func `a known feed is read again instead of added`() async throws {
    server.put("/feed", ["a"])
    _ = try await add("/feed")
    server.put("/feed", ["a", "b"])
    let outcome = try await add("/feed")
    #expect(outcome.wasKnown && outcome.result == .read(.init(new: 1)))
    #expect(try store.feeds().count == 1)
  }

  @Test func `a file is a feed, and is read again`() async throws {
    let file = fixture.directory.appending(path: "news feed.json")
    try FeedServer.feed(["a"]).write(to: file)
    let address = try #require(SubscriptionAddress.url("news feed.json", relativeTo: fixture.directory))
    #expect(try await server.refresher(store).add([address]).map(\.result) == [.read(.init(new: 1))])
    #expect(try await refresh().map(\.result) == [.unchanged])
    try FeedServer.feed(["b", "a"]).write(to: file)
    #expect(try await refresh().map(\.result) == [.read(.init(new: 1))])
    try FileManager.default.removeItem(at: file)
    #expect(
      try await refresh().first?.failure
        == .unreadableFile(address: file.path, reason: "No such file or directory"))
    #expect(try store.titles() == ["b", "a"])
  }

  @Test(arguments: ["/dev/zero", "/dev", "/proc/self/mem"]) func `a path that is not a file is an error`(path: String)
    async throws
  {
    let outcomes = try await server.refresher(store).add([URL(fileURLWithPath: path)])
    #expect(try outcomes.first?.failure != nil && store.feeds().isEmpty)
  }

  @Test func `a redirect loop is an error`() async throws {
    server["/feed"] = .init(302, ["Location: /feed"])
    let failure = try #require(try await add("/feed").failure)
    guard case .refusedRedirect = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(!"\(failure)".contains("not asked") && "\(failure)".contains("too many redirects"))
  }

  @Test func `an image is not a feed, and links to none`() async throws {
    server["/b.png"] = .init(200, body: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]) + Data(count: 100))
    let address = server.server.url("/b.png").absoluteString
    let reported = try await logged {
      let failure = try await add("/b.png").failure
      #expect(failure == .notAFeed(address: address, reason: "not a feed but a PNG image"))
    }
    #expect(reported.isEmpty)
  }

  @Test func `a password is not in messages or links`() async throws {
    let feed = #"{"items":[{"id":"1","title":"a","url":"/1"}],"home_page_url":"/"}"#
    server["/feed"] = .init(200, ["Content-Type: application/json"], body: Data(feed.utf8))
    let address = try #require(
      URL(string: server.server.url("/feed").absoluteString.replacing("http://", with: "http://user:word@")))
    let outcomes = try await server.refresher(store).add([address])
    #expect(try outcomes.first?.failure == nil && store.feeds().map(\.address) == [address])
    #expect(try store.articles(.all).map(\.link) == [server.server.url("/1")])
    #expect(try store.feeds().map(\.siteAddress) == [server.server.url("/")])
  }

  @Test func `the size of a feed document is limited`() async throws {
    server.put("/feed", (0..<100).map { "\($0)" })
    let fetch = try GuardedFetch.ofLoopback(.patient(bytes: 1000))
    let refresher = FeedRefresher(store: store, fetch: fetch, now: .days(0))
    let address = server.server.url("/feed")
    #expect(
      try await refresher.add([address]).first?.failure == .tooLarge(address: address.absoluteString, limit: 1000))
    let file = fixture.directory.appending(path: "feed.json")
    try FeedServer.feed((0..<100).map { "\($0)" }).write(to: file)
    #expect(try await refresher.add([file]).first?.failure == .tooLarge(address: file.path, limit: 1000))
  }

  @Test func `private addresses are requested only if allowed`() async throws {
    server.put("/feed", ["a"])
    let outcomes = try await FeedRefresher(store: store, now: .days(0)).add([server.server.url("/feed")])
    guard case .refused(_, let reason)? = outcomes.first?.failure else {
      Issue.record("it was asked")
      return
    }
    #expect(reason.contains("--allow-host") && server.server.requests.isEmpty)
  }

  @Test func `a feed removed during a read stays removed`() async throws {
    server.put("/feed", ["a"])
    _ = try await add("/feed")
    let feeds = try store.feeds()
    try store.remove(at: server.server.url("/feed"))
    server.put("/feed", ["b"])
    #expect(try await server.refresher(store).refresh(feeds).map(\.result) == [.removed])
    #expect(try store.feeds().isEmpty && store.count(.all) == 0)
  }
}

extension FeedChanges {
  init(new: Int = 0, changed: Int = 0) {
    self.init()
    (self.new, self.changed) = (new, changed)
  }
}
