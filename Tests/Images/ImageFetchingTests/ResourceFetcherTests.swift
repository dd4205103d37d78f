import Diagnostics
import Foundation
import Graphics
import ImagePipeline
import LoopbackServing
import Synchronization
import Testing

@testable import HTTPFetching
@testable import ImageFetching

@Suite struct ResourceFetcherTests {
  private let folder = StoreFolder()
  private let time = TestClock()

  /// A fetcher as in another process: with the same store, and without recent results.
  private func fetcher(
    _ limits: FetchLimits = .patient(), _ change: (inout FetchPolicy) -> Void = { _ in }
  ) throws -> ResourceFetcher {
    var policy = FetchPolicy()
    change(&policy)
    return ResourceFetcher(
      fetch: try .ofLoopback(limits), store: ResponseCache(folder: folder.url), policy: policy, clock: time.clock)
  }

  private func width(_ picture: FetchedImage) -> Int { picture.picture.pixelSize.width }

  @Test func `a fresh image is used without a request`() async throws {
    let png = try TestPicture.png(3)
    let server = try LoopbackServer { _ in .init(200, ["Cache-Control: max-age=600"], body: png) }
    let first = try await fetcher().picture(at: server.url("/a"))
    #expect(width(first) == 3 && first.origin == .server)
    time.advance(seconds: 599)
    #expect(try await fetcher().picture(at: server.url("/a")).origin == .stored)
    #expect(server.hits("/a") == 1)
    time.advance(seconds: 1)
    #expect(try await fetcher().picture(at: server.url("/a")).origin == .server)
    #expect(server.hits("/a") == 2)
  }

  @Test func `an expired image is revalidated`() async throws {
    let png = try TestPicture.png(3)
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    let server = try LoopbackServer { request in
      let isKnown = request.headers["if-none-match"] == "\"v1\"" && request.headers["if-modified-since"] == date
      return isKnown
        ? .init(304, ["Cache-Control: max-age=600"], hasLength: false)
        : .init(200, ["ETag: \"v1\"", "Last-Modified: \(date)", "Cache-Control: no-cache"], body: png)
    }
    #expect(try await fetcher().picture(at: server.url("/a")).origin == .server)
    let second = try await fetcher().picture(at: server.url("/a"))
    #expect(width(second) == 3 && second.origin == .confirmed)
    // The 304 response sets the copy's lifetime from then on.
    time.advance(seconds: 599)
    #expect(try await fetcher().picture(at: server.url("/a")).origin == .stored)
    time.advance(seconds: 1)
    #expect(try await fetcher().picture(at: server.url("/a")).origin == .confirmed)
    #expect(server.hits("/a") == 3)
  }

  @Test func `a copy stays when its host is no longer allowed`() async throws {
    let png = try TestPicture.png(3)
    let server = try LoopbackServer { _ in .init(200, ["Cache-Control: max-age=1"], body: png) }
    _ = try await fetcher().picture(at: server.url("/a"))
    time.advance(seconds: 10)
    let strict = ResourceFetcher(
      fetch: GuardedFetch(allowed: .none), store: ResponseCache(folder: folder.url), policy: FetchPolicy(),
      clock: time.clock)
    let picture = try await strict.picture(at: server.url("/a"))
    guard width(picture) == 3, case .stale(_, .refusedHost) = picture.origin else {
      Issue.record("\(picture.origin)")
      return
    }
    #expect(server.hits("/a") == 1)
    await #expect(throws: FetchError.self) { try await strict.picture(at: server.url("/b")) }
  }

  @Test func `a no-store image is requested every time`() async throws {
    let png = try TestPicture.png(3)
    let server = try LoopbackServer { request in
      .init(200, [request.number == 0 ? "Cache-Control: max-age=0" : "Cache-Control: no-store"], body: png)
    }
    for _ in 0..<2 { _ = try await fetcher().picture(at: server.url("/a")) }
    #expect(folder.files.isEmpty)
    let one = try fetcher()
    for _ in 0..<2 { #expect(try await one.picture(at: server.url("/a")).origin == .server) }
    #expect(server.hits("/a") == 4)
  }

  @Test func `a damaged copy is fetched again`() async throws {
    let png = try TestPicture.png(3)
    let server = try LoopbackServer { _ in .init(200, ["Cache-Control: max-age=600"], body: png) }
    _ = try await fetcher().picture(at: server.url("/a"))
    let file = try #require(folder.files.first)
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count - 20] ^= 1
    try bytes.write(to: file)
    #expect(try await fetcher().picture(at: server.url("/a")).origin == .server)
    #expect(try await fetcher().picture(at: server.url("/a")).origin == .stored)
    #expect(server.hits("/a") == 2)
  }

  @Test func `an error status is an error within the recall time`() async throws {
    let server = try LoopbackServer { _ in .init(404) }
    let one = try fetcher()
    for _ in 0..<2 {
      await #expect(throws: FetchError.status(404)) { try await one.picture(at: server.url("/a")) }
    }
    #expect(server.hits("/a") == 1)
    time.advance(seconds: 60)
    await #expect(throws: FetchError.status(404)) { try await one.picture(at: server.url("/a")) }
    #expect(server.hits("/a") == 2)
    #expect(time.waits.isEmpty)
  }

  @Test(arguments: [408, 425, 429, 500, 502, 503, 504])
  func `temporary errors are retried with growing delays`(status: Int) async throws {
    let png = try TestPicture.png(3)
    let server = try LoopbackServer { $0.number < 2 ? .init(status) : .init(body: png) }
    #expect(width(try await fetcher().picture(at: server.url("/a"))) == 3)
    #expect(time.waits == [.milliseconds(500), .seconds(1)])
    let dead = try LoopbackServer { _ in .init(status) }
    await #expect(throws: FetchError.status(status)) { try await fetcher().picture(at: dead.url("/a")) }
    #expect(dead.hits("/a") == 3)
  }

  @Test(arguments: [204, 301, 304, 400, 401, 403, 404, 410, 451, 501])
  func `permanent errors are not retried`(status: Int) async throws {
    let server = try LoopbackServer { _ in .init(status) }
    await #expect(throws: FetchError.status(status)) { try await fetcher().picture(at: server.url("/a")) }
    #expect(server.hits("/a") == 1)
  }

  @Test func `a closed connection is retried, a refusal is not`() async throws {
    let png = try TestPicture.png(3)
    let server = try LoopbackServer { $0.number == 0 ? .init(bytes: Data()) : .init(body: png) }
    #expect(width(try await fetcher().picture(at: server.url("/a"))) == 3)
    let count = time.waits.count
    let guarded = ResourceFetcher(fetch: GuardedFetch(), store: nil, clock: time.clock)
    await #expect(throws: FetchError.self) { try await guarded.picture(at: server.url("/b")) }
    #expect(server.hits("/b") == 0)
    #expect(time.waits.count == count)
  }

  @Test(arguments: [
    ("3", 3.0), ("Sun, 06 Nov 1994 08:49:37 GMT", 0.5), ("nonsense", 0.5), ("-4", 0.5), ("4.5", 0.5), ("nan", 0.5),
    ("Fri, 15 Jan 2027 08:00:04 GMT", 4),
  ])
  func `Retry-After is respected`(field: String, seconds: TimeInterval) async throws {
    let png = try TestPicture.png(3)
    let server = try LoopbackServer { $0.number == 0 ? .init(503, ["Retry-After: \(field)"]) : .init(body: png) }
    _ = try await fetcher().picture(at: server.url("/a"))
    #expect(time.waits == [.seconds(seconds)])
  }

  @Test func `a delay that is too long or exceeds the time limit ends the retries`() async throws {
    let server = try LoopbackServer { _ in .init(503, ["Retry-After: 6"]) }
    await #expect(throws: FetchError.status(503)) { try await fetcher().picture(at: server.url("/a")) }
    let patient = try LoopbackServer { _ in .init(503, ["Retry-After: 4"]) }
    await #expect(throws: FetchError.status(503)) {
      try await fetcher(FetchLimits(total: .seconds(7))) { $0.tries = 10 }.picture(at: patient.url("/a"))
    }
    #expect(server.hits("/a") == 1)
    #expect(patient.hits("/a") == 2)
    #expect(time.waits == [.seconds(4)])
  }

  @Test func `concurrent requests for one image share one fetch`() async throws {
    let png = try TestPicture.png(3)
    let released = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { _ in
      released.wait()
      return .init(200, ["Cache-Control: no-store"], body: png)
    }
    let one = try fetcher()
    let address = server.url("/a")
    let same = try #require(URL(string: address.absoluteString + "#other"))
    async let first = one.picture(at: address)
    async let second = one.picture(at: same)
    while await one.waiters(for: address) < 2 { await Task.yield() }
    released.signal()
    #expect(try await [first, second].map(width) == [3, 3])
    #expect(server.requests.count == 1)
    #expect(await one.waiters(for: address) == 0)
  }

  @Test func `offline, stored copies are shown, and stale ones are reported`() async throws {
    let png = try TestPicture.png(3)
    let server = try LoopbackServer { _ in .init(200, ["Cache-Control: max-age=600"], body: png) }
    let address = try #require(URL(string: server.url("/a?token=secret").absoluteString))
    _ = try await fetcher().picture(at: address)
    let (log, stored) = (DiagnosticLog(), time.now)
    try await log.collecting {
      let offline = try fetcher { $0.isOffline = true }
      #expect(try await offline.picture(at: address).origin == .stored)
      #expect(log.diagnostics.isEmpty)
      time.advance(seconds: 600)
      for _ in 0..<2 {
        #expect(try await offline.picture(at: address).origin == .stale(since: stored, .offline))
      }
      await #expect(throws: FetchError.offline) { try await offline.picture(at: server.url("/b")) }
    }
    #expect(log.diagnostics.map(\.id) == ["picture.stale"])
    #expect(log.diagnostics.first?.subject?.hasSuffix("/a?token=…") == true)
    #expect(server.requests.count == 1)
  }

  @Test func `an old copy is used if the network fails, not if the image is gone`() async throws {
    let png = try TestPicture.png(3)
    let next = Mutex(LoopbackServer.Answer(body: png))
    let server = try LoopbackServer { _ in next.withLock { $0 } }
    let first = try await fetcher().picture(at: server.url("/a"))
    #expect(first.origin == .server)
    let since = time.now
    next.withLock { $0 = .init(503) }
    #expect(try await fetcher().picture(at: server.url("/a")).origin == .stale(since: since, .status(503)))
    next.withLock { $0 = .init(body: Data("<!DOCTYPE html><html>Log in".utf8)) }
    guard case .stale(since, .notAnImage) = try await fetcher().picture(at: server.url("/a")).origin else {
      Issue.record("the page of a login took the picture's place")
      return
    }
    next.withLock { $0 = .init(410) }
    await #expect(throws: FetchError.status(410)) { try await fetcher().picture(at: server.url("/a")) }
  }

  @Test func `of several pictures at once each has its own result`() async throws {
    let pictures = try (1...9).map { try TestPicture.png($0) }
    let server = try LoopbackServer { request in
      guard let width = Int(request.path.dropFirst()), width > 0 else { return .init(404) }
      return width.isMultiple(of: 3) ? .init(410) : .init(body: pictures[width - 1])
    }
    let urls = (0...9).map { server.url("/\($0)") }
    let results = try await fetcher().pictures(at: Set(urls))
    #expect(results.count == 10)
    for (number, url) in urls.enumerated() {
      switch try #require(results[url]) {
      case .success(let picture): #expect(picture.picture.pixelSize.width == number)
      case .failure(let error): #expect(error == .status(number == 0 ? 404 : 410))
      }
    }
    let failures = results.values.count { if case .failure = $0 { true } else { false } }
    #expect(failures == 4)
  }

  @Test func `other files are named, whatever their content type`() async throws {
    let png = try TestPicture.png(3)
    let server = try LoopbackServer { request in
      request.path == "/page"
        ? .init(200, ["Content-Type: image/png"], body: Data("<!DOCTYPE html><html>".utf8))
        : .init(200, ["Content-Type: text/html"], body: request.path == "/empty" ? Data() : png)
    }
    let one = try fetcher()
    await #expect(throws: FetchError.notAnImage(reason: "not a JPEG, PNG, WebP or GIF image but an HTML page")) {
      try await one.picture(at: server.url("/page"))
    }
    await #expect(throws: FetchError.notAnImage(reason: "the file is empty")) {
      try await one.picture(at: server.url("/empty"))
    }
    #expect(width(try await one.picture(at: server.url("/picture"))) == 3)
    #expect(folder.files.count == 1)
  }

  @Test func `an unwritable store does not prevent the image`() async throws {
    try Data().write(to: folder.url)
    let png = try TestPicture.png(3)
    let (server, log) = (try LoopbackServer(["/a": png]), DiagnosticLog())
    try await log.collecting {
      let picture = try await fetcher().picture(at: server.url("/a"))
      #expect(width(picture) == 3)
    }
    #expect(log.diagnostics.map(\.id) == ["picture.not-stored"])
  }

  @Test func `progress counts concurrent requests`() async throws {
    let png = try TestPicture.png(3)
    let server = try LoopbackServer { _ in .init(body: png) }
    let told = Mutex([FetchProgress]())
    let one = ResourceFetcher(fetch: try .ofLoopback(), store: nil, clock: time.clock) { progress in
      told.withLock { $0.append(progress) }
    }
    let results = await one.pictures(at: Set((0..<5).map { server.url("/\($0)") }))
    #expect(results.count == 5)
    let steps = told.withLock { $0 }
    #expect(steps.count == 10)
    #expect(steps.allSatisfy { $0.finished <= $0.total })
    #expect(steps.last.map { $0.finished == $0.total } == true)
  }
}
