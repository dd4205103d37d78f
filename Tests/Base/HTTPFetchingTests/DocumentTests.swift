import Foundation
import LoopbackServing
import Testing

@testable import HTTPFetching

/// Documents, such as the JSON that names a widget's pictures.
@Suite struct DocumentTests {
  private let time = TestClock()

  private func fetcher(isOffline: Bool = false) throws -> DocumentFetcher {
    var policy = FetchPolicy()
    (policy.tries, policy.isOffline) = (1, isOffline)
    return DocumentFetcher(queue: RequestQueue(fetch: try .ofLoopback(), policy: policy, clock: time.clock))
  }

  private let limit = 1000

  @Test func `a document is fetched completely, and once within the recall time`() async throws {
    let server = try LoopbackServer { .init(body: Data("{\"\($0.number)\": 1}".utf8)) }
    let one = try fetcher()
    let first = try await one.document(at: server.url("/a"), byteLimit: limit)
    #expect(first.data == Data("{\"0\": 1}".utf8) && first.validators == DocumentValidators())
    #expect(try await one.document(at: server.url("/a"), byteLimit: limit).data == first.data)
    #expect(server.hits("/a") == 1)
    #expect(try await fetcher().document(at: server.url("/a"), byteLimit: limit).data != first.data)
  }

  @Test func `an unchanged document is not sent again`() async throws {
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == "\"v1\"" && request.headers["if-modified-since"] == "then"
        ? .init(304, hasLength: false) : .init(200, ["ETag: \"v1\"", "Last-Modified: then"], body: Data("a".utf8))
    }
    let first = try await fetcher().document(at: server.url("/a"), byteLimit: limit)
    #expect(first.data == Data("a".utf8))
    #expect(first.validators == DocumentValidators(etag: "\"v1\"", lastModified: "then"))
    let one = try fetcher()
    let second = try await one.document(at: server.url("/a"), byteLimit: limit, since: first.validators)
    #expect(second.data == nil && second.validators == first.validators)
    // A caller without a copy gets the contents, and then has one.
    let third = try await one.document(at: server.url("/a"), byteLimit: limit)
    #expect(third.data == first.data && server.hits("/a") == 3)
    #expect(try await one.document(at: server.url("/a"), byteLimit: limit, since: third.validators).data == nil)
    #expect(server.hits("/a") == 3)
  }

  @Test func `invalid validators are not sent`() {
    let broken = DocumentValidators(etag: "\"a\"\r\nX: 1", lastModified: String(repeating: "x", count: 2000))
    #expect(broken.questions == [])
    #expect(DocumentValidators(etag: "W/\"é\"").questions == ["If-None-Match: W/\"é\""])
  }

  @Test func `failures are typed`() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/large": .init(body: Data(repeating: 0x20, count: 1001))
      case "/unasked": .init(304, hasLength: false)
      default: .init(404)
      }
    }
    await #expect(throws: FetchError.status(404)) {
      try await fetcher().document(at: server.url("/gone"), byteLimit: limit)
    }
    await #expect(throws: FetchError.status(304)) {
      try await fetcher().document(at: server.url("/unasked"), byteLimit: limit)
    }
    await #expect(throws: FetchError.tooLarge(limit: limit)) {
      try await fetcher().document(at: server.url("/large"), byteLimit: limit)
    }
    await #expect(throws: FetchError.offline) {
      try await fetcher(isOffline: true).document(at: server.url("/gone"), byteLimit: limit)
    }
  }
}
