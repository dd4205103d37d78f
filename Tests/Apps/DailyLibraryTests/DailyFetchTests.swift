import Diagnostics
import Foundation
import Graphics
import HTTPFetching
import ImageFetching
import LoopbackServing
import Synchronization
import Testing

@testable import DailyLibrary

/// Data and images from a local server.
@Suite struct DailyFetchTests {
  private let folder: DailyFolder

  init() throws { folder = try DailyFolder() }

  private static let json = """
    {"title": "Today", "background": "p/3.png", "logo": "p/3.png", "icon": {"address": "p/4.png", "text": "four"},
     "units": [{"title": "a", "picture": "p/4.png"}, {"title": "b", "picture": "p/5.png"}, {"title": "c", "picture": "p/6.png"},
               {"title": "d", "picture": "p/7.png"}]}
    """

  private static func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    if request.path == "/data/today.json" { return .init(body: Data(json.utf8)) }
    guard let width = Int(request.path.dropFirst("/data/p/".count).prefix { $0 != "." }),
      let png = try? Daily.png(width)
    else { return .init(404) }
    return .init(200, ["Cache-Control: max-age=600"], body: png)
  }

  private func edition(_ address: URL, _ fetcher: ResourceFetcher?, units: Int = 3) async throws
    -> (value: DailyEdition?, diagnostics: [Diagnostic])
  {
    await Daily.asked(fetcher) {
      await folder.store.edition(of: address.absoluteString, showing: DailyChoice(unitLimit: units), now: Daily.now)
    }
  }

  @Test func `an image is fetched once, and only if it is shown`() async throws {
    let server = try LoopbackServer { Self.answer($0) }
    let (found, diagnostics) = try await edition(server.url("/data/today.json"), try folder.fetcher())
    let edition = try #require(found)
    #expect(diagnostics == [] && edition.isComplete)
    let four = try Daily.png(4)
    #expect(edition.pictures.count == 5 && edition.pictures[DailyImage("p/4.png", text: "four")] == four)
    #expect(
      server.requests.map(\.path).sorted()
        == ["data/today.json", "data/p/3.png", "data/p/4.png", "data/p/5.png", "data/p/6.png"].map { "/\($0)" }.sorted()
    )
  }

  @Test func `two requests are sent at a time`() async throws {
    let meeting = Rendezvous(of: 2)
    let running = Mutex((now: 0, most: 0))
    let server = try LoopbackServer { request in
      guard request.path != "/data/today.json" else { return Self.answer(request) }
      running.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      // Nobody gets a response before two have arrived, and the next two arrive after these.
      meeting.meet()
      running.withLock { $0.now -= 1 }
      return Self.answer(request)
    }
    // Four images: 3, 4, 5, 6.
    let (found, diagnostics) = try await edition(server.url("/data/today.json"), try folder.fetcher())
    #expect(found != nil && diagnostics == [])
    #expect(running.withLock { $0.most } == 2)
  }

  @Test func `the second run fetches only the data`() async throws {
    let server = try LoopbackServer { Self.answer($0) }
    let address = server.url("/data/today.json")
    let first = try await edition(address, try folder.fetcher()).value
    let second = try await edition(address, try folder.fetcher())
    #expect(second.diagnostics == [] && second.value?.pictures == first?.pictures)
    #expect(server.hits("/data/today.json") == 2 && server.requests.count == 2 + 4)
  }

  @Test func `several widgets of one run fetch the data once`() async throws {
    let server = try LoopbackServer { Self.answer($0) }
    let fetcher = try folder.fetcher()
    for units in 0...2 { _ = try await edition(server.url("/data/today.json"), fetcher, units: units) }
    #expect(server.hits("/data/today.json") == 1)
  }

  @Test func `an image that fails is reported, and the others are shown`() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/data/p/4.png": .init(503)
      case "/data/p/5.png": .init(body: Data("<!DOCTYPE html>".utf8))
      default: Self.answer(request)
      }
    }
    let (found, diagnostics) = try await edition(server.url("/data/today.json"), try folder.fetcher())
    let edition = try #require(found)
    #expect(Set(edition.pictures.keys.map(\.location)) == ["p/3.png", "p/6.png"])
    #expect(diagnostics.map(\.id) == ["daily.picture-missing", "daily.picture-missing"])
    #expect(diagnostics.map(\.subject) == ["4", "5"].map { "\(server.url("/data/p/\($0).png"))" })
    #expect(!edition.isComplete)
  }

  @Test func `without a server the last valid data and images are used`() async throws {
    let server = try LoopbackServer { Self.answer($0) }
    let address = server.url("/data/today.json")
    let first = try await edition(address, try folder.fetcher()).value
    server.close()
    let (found, diagnostics) = try await edition(address, try folder.fetcher())
    let edition = try #require(found)
    #expect(edition.content == first?.content && edition.pictures == first?.pictures)
    #expect(diagnostics.map(\.id) == ["daily.data-kept"])
    #expect(diagnostics[0].message.contains("2026-11-21T08:00:00Z"))
    let utc = Calendar(identifier: .gregorian)
    #expect(edition.nextReload(after: Daily.now, in: utc) == Daily.now.addingTimeInterval(1800))
    // Nothing was stored for another URL.
    let other = try await self.edition(server.url("/data/other.json"), try folder.fetcher())
    #expect(other.value == nil && other.diagnostics.map(\.id) == ["daily.data-missing"])
  }

  @Test func `the last valid data replace invalid ones`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/data/today.json" && request.number > 0
        ? .init(body: Data("{\"title\": ".utf8)) : Self.answer(request)
    }
    let address = server.url("/data/today.json")
    _ = try await edition(address, try folder.fetcher())
    for _ in 0..<2 {
      let (found, diagnostics) = try await edition(address, try folder.fetcher())
      #expect(found?.content.title == "Today")
      #expect(diagnostics.map(\.id) == ["daily.data-kept"])
      #expect(diagnostics.first?.message.contains("line 1 column 11") == true)
    }
  }

  @Test func `only allowed hosts are requested`() async throws {
    let server = try LoopbackServer { Self.answer($0) }
    let address = server.url("/data/today.json")
    for (fetcher, words) in [
      (try folder.fetcher(isOffline: true), "offline"), (nil, "fetching is disabled"),
      (try folder.fetcher(hosts: []), "--allow-host 127.0.0.1"),
    ] {
      let (found, diagnostics) = try await edition(address, fetcher)
      #expect(found == nil && diagnostics.map(\.id) == ["daily.data-missing"])
      #expect(diagnostics.first?.message.contains(words) == true)
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `redirects and sizes are limited for data and images`() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/large.json": .init(body: Data(repeating: 0x20, count: DailyReading.byteLimit + 1))
      case "/round.json": .init(302, ["Location: /round.json"])
      case "/moved.json": .init(302, ["Location: /data/today.json"])
      case "/p/3.png": .init(302, ["Location: http://10.255.255.1/a.png"])
      case "/p/4.png": .init(302, ["Location: file:///etc/hostname"])
      case "/p/5.png": .init(body: Data(repeating: 0, count: 5000))
      default: Self.answer(request)
      }
    }
    for (path, words) in [
      ("/large.json", "limit \(DailyReading.byteLimit) bytes"), ("/round.json", "too many redirects"),
    ] {
      let (found, diagnostics) = try await edition(server.url(path), try folder.fetcher())
      #expect(found == nil && diagnostics.first?.message.contains(words) == true)
    }
    let limits = FetchLimits.patient(bytes: 4000)
    let (found, diagnostics) = try await edition(server.url("/moved.json"), try folder.fetcher(limits: limits))
    // Relative paths are resolved against the requested URL.
    #expect(found?.content.title == "Today")
    let words = ["10.255.255.1", "scheme 'file'", "limit 4000 bytes", "404"]
    #expect(diagnostics.count == 4)
    for (diagnostic, word) in zip(diagnostics, words) { #expect(diagnostic.message.contains(word)) }
  }

  @Test func `unchanged data are not sent again`() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/data/today.json":
        request.headers["if-none-match"] == "\"v1\""
          ? .init(304, hasLength: false) : .init(200, ["ETag: \"v1\""], body: Data("{\"title\": \"Kept\"}".utf8))
      default: .init(404)
      }
    }
    for _ in 0..<2 {
      let (found, diagnostics) = try await edition(server.url("/data/today.json"), try folder.fetcher())
      #expect(found?.content.title == "Kept" && found?.isComplete == true && diagnostics == [])
    }
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"v1\""])
    // A damaged copy is not used for conditional requests.
    let kept = folder.store.container.appending(path: "kept")
    for name in try FileManager.default.contentsOfDirectory(atPath: kept.path) {
      try Data("damaged".utf8).write(to: kept.appending(path: name))
    }
    let (found, _) = try await edition(server.url("/data/today.json"), try folder.fetcher())
    #expect(found?.content.title == "Kept" && server.requests.last?.headers["if-none-match"] == nil)
  }
}
