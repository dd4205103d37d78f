import Foundation
import LoopbackServing
import Testing

@testable import HTTPFetching

struct RelayTests {
  /// A relay, and what a program without network fetches through it.
  private func pair(
    _ rules: FetchRelay.Rules, _ limits: FetchRelay.Limits = .init(), onDamage: @escaping @Sendable () -> Void = {}
  ) throws -> (relay: FetchRelay, fetch: GuardedFetch) {
    let relay = try FetchRelay(limits)
    relay.begin(rules)
    relay.start(onDamage: onDamage)
    var fetch = GuardedFetch()
    fetch.relay = RelayClient(takingOwnershipOf: relay.programEnd)
    return (relay, fetch)
  }

  private func loopback() throws -> FetchRelay.Rules { .init(allowed: try AllowedHosts(["127.0.0.1"])) }

  @Test func `a response comes through another program`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/old"
        ? .init(301, ["Location: /new"]) : .init(200, ["ETag: \"a\""], body: Data(repeating: 7, count: 1 << 20))
    }
    var (relay, fetch) = try pair(try loopback())
    defer { relay.end() }
    fetch.userAgent = "agent"
    let response = try await fetch.answer(from: server.url("/old"), headers: ["If-None-Match: \"b\""])
    #expect(response.status == 200 && response.body == Data(repeating: 7, count: 1 << 20))
    #expect(response.headers["ETag"] == "\"a\"" && response.lastingAddress == server.url("/new").absoluteString)
    #expect(server.requests.map(\.path) == ["/old", "/new"])
    #expect(
      server.requests.allSatisfy { $0.headers["if-none-match"] == "\"b\"" && $0.headers["user-agent"] == "agent" })
  }

  @Test func `the program with the network decides what may be fetched`() async throws {
    let server = try LoopbackServer(["/": Data("secret".utf8)])
    var (relay, fetch) = try pair(FetchRelay.Rules())
    defer { relay.end() }
    // What the program allows itself does not count.
    fetch.allowed = .all
    await #expect(throws: FetchError.refusedHost("127.0.0.1", try #require(NetworkAddress("127.0.0.1")), .loopback)) {
      try await fetch.answer(from: server.url("/"))
    }
    await #expect(throws: FetchError.refusedScheme("file")) {
      try await fetch.answer(from: URL(filePath: "/etc/passwd"))
    }
    relay.begin(FetchRelay.Rules(allowed: .all, isOffline: true))
    await #expect(throws: FetchError.offline) { try await fetch.answer(from: server.url("/")) }
    #expect(server.requests.isEmpty)
    relay.begin(try loopback())
    #expect(try await fetch.answer(from: server.url("/")).body == Data("secret".utf8))
  }

  @Test func `responses and requests of a task have limits`() async throws {
    let server = try LoopbackServer(["/": Data(count: 1001), "/small": Data(count: 1000)])
    var limits = FetchRelay.Limits()
    (limits.bytes, limits.requests) = (1000, 3)
    let (relay, fetch) = try pair(try loopback(), limits)
    defer { relay.end() }
    await #expect(throws: FetchError.tooLarge(limit: 1000)) { try await fetch.answer(from: server.url("/")) }
    for _ in 0..<2 { _ = try await fetch.answer(from: server.url("/small")) }
    await #expect(throws: FetchError.failed(reason: "more than 3 requests")) {
      try await fetch.answer(from: server.url("/small"))
    }
    relay.begin(try loopback())
    #expect(try await fetch.answer(from: server.url("/small")).status == 200)
  }

  @Test func `requests beyond those at once wait`() async throws {
    let server = try LoopbackServer { request in .init(body: Data(request.path.utf8)) }
    var limits = FetchRelay.Limits()
    limits.concurrent = 1
    let (relay, fetch) = try pair(try loopback(), limits)
    defer { relay.end() }
    let bodies = try await withThrowingTaskGroup(of: (String, Data).self) { group in
      for number in 0..<20 {
        group.addTask { ("/\(number)", try await fetch.answer(from: server.url("/\(number)")).body) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(bodies.count == 20 && bodies.allSatisfy { $0.value == Data($0.key.utf8) })
  }

  @Test func `a program whose relay has ended gets an error`() async throws {
    let (relay, fetch) = try pair(FetchRelay.Rules())
    relay.end()
    await #expect(throws: FetchError.connectionClosed) {
      try await fetch.answer(from: try #require(URL(string: "https://a.example")))
    }
  }

  @Test(
    arguments: [
      [255, 255, 255, 255], [0, 0, 1, 1], [4, 0, 0, 0, 1, 2, 3, 4], [8, 0, 0, 0, 1], [0, 0, 0, 0],
    ] as [[UInt8]])
  func `a damaged message ends the relay`(bytes: [UInt8]) async throws {
    let relay = try FetchRelay()
    await withCheckedContinuation { continuation in
      relay.start { continuation.resume() }
      #expect(write(relay.programEnd, bytes, bytes.count) == bytes.count)
      shutdown(relay.programEnd, Int32(SHUT_WR))
    }
    var byte: UInt8 = 0
    #expect(recv(relay.programEnd, &byte, 1, 0) == 0)
    close(relay.programEnd)
  }
}
