import Diagnostics
import Foundation
import Graphics
import HTTPFetching
import LoopbackServing
import Synchronization
import Testing

@testable import ComicLibrary

/// The site, simulated by a local server.
@Suite struct SiteFetchTests {
  private let networking: SharedComicNetworkingManager

  init() throws { networking = try SharedComicNetworkingManager(allowedHosts: ["127.0.0.0/8", "localhost"]) }

  private var loader: ChapterLoaderAdapter { ChapterLoaderAdapter(networking: networking) }
  private var service: ComicPageNetworkServiceAdapter { ComicPageNetworkServiceAdapter(networking: networking) }

  private static func list(_ name: String = "A") -> Data {
    SitePages.list(SitePages.section("Special Universe 2", SitePages.item("Chapter 1: \(name)", "1", "2")))
  }

  @Test func `a list is requested at its language's URL, with a user agent`() async throws {
    let server = try LoopbackServer(["/fr/chapters.html?comic=page&chaptersmode=1": Self.list()])
    let url = URLFactory.makeURL(language: .french, pathComponent: .chapterList, base: server.address)
    let chapters = try await loader.loadChapters(url: url)
    #expect(
      chapters
        == [Chapter(name: "A", number: 1, startPage: 1, endPage: 2, universe: 2, coverImageURL: "/covers/a.jpg")])
    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(request.headers["user-agent"] == "Almanac/\(Release.version) (comic reader on Linux)")
    #expect(request.headers["cookie"] == nil)
  }

  @Test func `the server's encoding is used`() async throws {
    let page = SitePages.list(SitePages.section("DBMultiverse", SitePages.item("C 1: §", "1")))
    let place = try #require(page.range(of: Data("§".utf8)))
    let body = Data(page[..<place.lowerBound] + [0x95, 0x5C] + page[place.upperBound...])
    let server = try LoopbackServer { _ in .init(200, ["Content-Type: text/html; Charset=\"Shift_JIS\""], body: body) }
    #expect(try await loader.loadChapters(url: server.url("/a")).map(\.name) == ["表"])
  }

  @Test(
    arguments: [
      "/images/1.png", "images/1.png", "../en/images/1.png?a=1&amp;b=2", "//HOST/images/1.png",
      "http://HOST/images/1.png", "/images/日本 1.png", "http://localhost:PORT/images/1.png",
    ])
  func `a page's image is fetched from its URL on the page`(source: String) async throws {
    let picture = try ComicFixture.cover(5, 7)
    let server = try LoopbackServer { request in
      guard request.path == "/en/page-3.html" else {
        return request.path.contains("images/") ? .init(body: picture) : .init(404)
      }
      let host = request.headers["host"] ?? ""
      let port = host.split(separator: ":").last.map(String.init) ?? ""
      return .init(body: SitePages.page(source.replacing("HOST", with: host).replacing("PORT", with: port)))
    }
    #expect(try await service.fetchImageData(from: server.url("/en/page-3.html")) == picture)
    #expect(server.requests.count == 2)
  }

  @Test func `redirects within the host are followed, and relative URLs are resolved from there`() async throws {
    let picture = try ComicFixture.cover(5, 7)
    let server = try LoopbackServer { request in
      switch request.path {
      case "/en/page-3.html": .init(301, ["Location: /new/en/page-3.html"])
      case "/new/en/page-3.html": .init(body: SitePages.page("3.png"))
      case "/new/en/3.png": .init(body: picture)
      default: .init(404)
      }
    }
    #expect(try await service.fetchImageData(from: server.url("/en/page-3.html")) == picture)
    #expect(server.hits("/new/en/3.png") == 1)
  }

  @Test func `redirects to another host are refused, allowed or not`() async throws {
    let other = try LoopbackServer(["/": Self.list()])
    for host in ["localhost", "127.0.0.2", "192.168.1.1", "example.org"] {
      let location = "http://\(host):\(other.address.port ?? 0)/"
      let server = try LoopbackServer { _ in .init(302, ["Location: \(location)"]) }
      let url = server.url("/a")
      await #expect(
        throws: ComicSiteError.refused(
          address: url.absoluteString, reason: "refused a redirect to another host, \(host)")
      ) { try await loader.loadChapters(url: url) }
      #expect(other.requests.isEmpty)
    }
  }

  @Test func `private addresses are refused unless they are allowed`() async throws {
    let server = try LoopbackServer(["/": Self.list()])
    let strict = ChapterLoaderAdapter(networking: try SharedComicNetworkingManager())
    do {
      _ = try await strict.loadChapters(url: server.url("/"))
      Issue.record("nothing was refused")
    } catch let error as ComicSiteError {
      guard case .refused(let address, let reason) = error else { throw error }
      #expect(address == server.url("/").absoluteString)
      #expect(reason.contains("--allow-host 127.0.0.1"))
    }
    for address in ["file:///etc/passwd", "ftp://127.0.0.1/a", "gopher://127.0.0.1/"] {
      let url = try #require(URL(string: address))
      await #expect(throws: ComicSiteError.self) { try await strict.loadChapters(url: url) }
    }
    #expect(server.requests.isEmpty)
    #expect(throws: ComicSiteError.self) { try SharedComicNetworkingManager(allowedHosts: ["http://a/"]) }
  }

  @Test func `an image at a private address is refused although the page is allowed`() async throws {
    let other = try LoopbackServer(["/": try ComicFixture.cover(5, 7)])
    let source = "http://127.0.0.2:\(other.address.port ?? 0)/"
    let server = try LoopbackServer { _ in .init(body: SitePages.page(source)) }
    let narrow = try SharedComicNetworkingManager(allowedHosts: ["127.0.0.1"])
    await #expect(throws: ComicSiteError.self) {
      try await ComicPageNetworkServiceAdapter(networking: narrow).fetchImageData(from: server.url("/p"))
    }
    #expect(other.requests.isEmpty && server.requests.count == 1)
  }

  @Test(arguments: [404, 500, 503, 204, 206, 203, 304])
  func `every status but 200 is an error`(status: Int) async throws {
    let server = try LoopbackServer { _ in .init(status, body: Self.list()) }
    let url = server.url("/secret?token=1")
    let error = ComicSiteError.status(address: server.url("/secret?token=…").redacted, code: status)
    await #expect(throws: error) { try await loader.loadChapters(url: url) }
    await #expect(throws: ComicSiteError.self) { try await service.fetchImageData(from: url) }
    #expect(!"\(error)".contains("token=1"))
  }

  @Test func `no server, no URL and too large pages are errors`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/page"
        ? .init(body: SitePages.page("/large")) : .init(body: Data(count: (request.path == "/large" ? 21 : 9) << 20))
    }
    await #expect(throws: ComicSiteError.tooLarge(address: server.url("/a").absoluteString, limit: 8 << 20)) {
      try await loader.loadChapters(url: server.url("/a"))
    }
    await #expect(throws: ComicSiteError.tooLarge(address: server.url("/large").absoluteString, limit: 20 << 20)) {
      try await service.fetchImageData(from: server.url("/page"))
    }
    await #expect(throws: ComicSiteError.noAddress) { try await loader.loadChapters(url: nil) }
    await #expect(throws: ComicSiteError.noAddress) { try await service.fetchImageData(from: nil) }
    await #expect(throws: ComicSiteError.noAddress) { try await networking.fetchData(from: nil) }
    server.close()
    await #expect(
      throws: ComicSiteError.unreachable(
        address: server.url("/a").absoluteString, reason: "could not connect to 127.0.0.1")
    ) { try await loader.loadChapters(url: server.url("/a")) }
  }

  @Test func `a response that is not an image is an error, whatever its type`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/p"
        ? .init(body: SitePages.page("/i")) : .init(200, ["Content-Type: image/png"], body: Self.list())
    }
    await #expect(
      throws: ComicSiteError.notAnImage(address: server.url("/i").absoluteString, found: "an HTML page")
    ) { try await service.fetchImageData(from: server.url("/p")) }
    let odd = try LoopbackServer { _ in .init(body: SitePages.page("javascript:alert(1)")) }
    await #expect(throws: ComicSiteError.self) { try await service.fetchImageData(from: odd.url("/p")) }
    let bare = try LoopbackServer { _ in .init(body: Self.list()) }
    await #expect(throws: ComicParseError.imageElementNotFound(page: bare.url("/p").absoluteString)) {
      try await service.fetchImageData(from: bare.url("/p"))
    }
    await #expect(throws: ComicParseError.self) { try await loader.loadChapters(url: odd.url("/p")) }
  }

  @Test func `the site gets one request at a time`() async throws {
    let running = Mutex((now: 0, most: 0))
    let picture = try ComicFixture.cover(5, 7)
    let server = try LoopbackServer { request in
      running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      // Long enough for other requests to arrive, if they are allowed; nothing waits for it.
      for _ in 0..<50 { sched_yield() }
      defer { running.withLock { $0.now -= 1 } }
      return .init(body: request.path.hasPrefix("/page") ? SitePages.page("/i\(request.path)") : picture)
    }
    let (loader, service) = (loader, service)
    try await withThrowingTaskGroup { group in
      for number in 0..<12 {
        group.addTask { _ = try await service.fetchImageData(from: server.url("/page-\(number)")) }
        group.addTask { _ = try? await loader.loadChapters(url: server.url("/page-list-\(number)")) }
      }
      try await group.waitForAll()
    }
    #expect(server.requests.count == 36)
    #expect(running.withLock { $0.most } == 1)
  }
}
