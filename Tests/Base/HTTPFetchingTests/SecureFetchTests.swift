import Foundation
import LoopbackServing
import Testing

@testable import HTTPFetching

/// TLS connections, with a real server.
@Suite(.enabled(if: TLSServer.isAvailable && GuardedFetch.isAvailable))
struct SecureFetchTests {
  private let secure: TLSServer
  private let fetch: GuardedFetch

  init() throws {
    secure = try TLSServer()
    var fetch = try GuardedFetch.ofLoopback()
    fetch.authorities = secure.certificate
    self.fetch = fetch
    try secure.put("end", body: "secure")
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect from https to http is refused, and http is not requested`(status: Int) async throws {
    let plain = try LoopbackServer(["/end": Data("plain".utf8)])
    try secure.put("down", status, ["Location: \(plain.url("/end"))"])
    await #expect(throws: FetchError.refusedDowngrade) { try await fetch.answer(from: secure.url("down")) }
    // Not as the second step either.
    try secure.put("twice", status, ["Location: /down"])
    await #expect(throws: FetchError.refusedDowngrade) { try await fetch.answer(from: secure.url("twice")) }
    #expect(plain.requests.isEmpty)
  }

  @Test func `redirects from http to https and from https to https are followed, not back`() async throws {
    // The server's thread outlives the test, and would keep the other server.
    let (along, down) = (secure.url("along"), secure.url("down"))
    let plain = try LoopbackServer { .init(302, ["Location: \($0.path == "/up" ? along : down)"]) }
    try secure.put("along", 302, ["Location: /end"])
    try secure.put("down", 302, ["Location: \(plain.url("/up"))"])
    #expect(try await fetch.answer(from: plain.url("/up")).body == Data("secure".utf8))
    await #expect(throws: FetchError.refusedDowngrade) { try await fetch.answer(from: plain.url("/up-and-down")) }
    #expect(plain.requests.map(\.path) == ["/up", "/up-and-down"])
  }

  @Test func `an untrusted certificate, or of another host, is refused`() async throws {
    func isInsecure(_ fetch: GuardedFetch, _ url: URL) async -> Bool {
      do {
        _ = try await fetch.answer(from: url)
        return false
      } catch {
        if case .insecure = error { return true }
        return false
      }
    }
    #expect(await isInsecure(try GuardedFetch.ofLoopback(), secure.url("end")))
    let other = try #require(URL(string: "https://127.0.0.2:\(secure.address.port ?? 0)/end"))
    let named = try #require(URL(string: "https://localhost:\(secure.address.port ?? 0)/end"))
    #expect(await isInsecure(fetch, named))
    // Only the server at 127.0.0.1 is listening.
    await #expect(throws: FetchError.connectionFailed("127.0.0.2")) { try await fetch.answer(from: other) }
    #expect(try await fetch.answer(from: secure.url("end")).status == 200)
  }
}
