import Foundation
import LoopbackServing
import Testing

@testable import HTTPFetching

/// What a fetch may be told besides its limits: who asks, and that it stays where it began.
@Suite struct HostBoundFetchTests {
  @Test func `an answer says where it came from, after all redirects`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/a" ? .init(302, ["Location: b/c?d=e"]) : .init(body: Data("x".utf8))
    }
    let answer = try await GuardedFetch.ofLoopback().answer(from: server.url("/a"))
    #expect(answer.address == server.url("/b/c?d=e").absoluteString)
  }

  @Test func `who stays on its host follows no answer to another`() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/near": .init(302, ["Location: /end"])
      case "/far": .init(302, ["Location: http://localhost:\(request.headers["x-port"] ?? "")/end"])
      default: .init(body: Data("x".utf8))
      }
    }
    let port = "X-Port: \(server.address.port ?? 0)"
    var fetch = GuardedFetch(allowed: try AllowedHosts(["127.0.0.0/8", "localhost"]))
    #expect(try await fetch.answer(from: server.url("/far"), headers: [port]).status == 200)
    fetch.staysOnHost = true
    #expect(try await fetch.answer(from: server.url("/near")).status == 200)
    await #expect(throws: FetchError.refusedRedirect(to: "localhost")) {
      try await fetch.answer(from: server.url("/far"), headers: [port])
    }
    #expect(server.hits("/end") == 2)
  }

  @Test func `servers are told who asks`() async throws {
    let server = try LoopbackServer(["/a": Data("x".utf8)])
    var fetch = try GuardedFetch.ofLoopback()
    _ = try await fetch.answer(from: server.url("/a"))
    fetch.userAgent = UserAgent.comics
    _ = try await fetch.answer(from: server.url("/a"))
    #expect(server.requests.map { $0.headers["user-agent"] } == [UserAgent.pictures, UserAgent.comics])
    #expect(UserAgent.comics.hasPrefix("Almanac/\(UserAgent.version) "))
  }
}
