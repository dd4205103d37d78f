import Diagnostics
import Foundation
import LoopbackServing
import Testing

@testable import HTTPFetching

@Suite struct HostBoundFetchTests {
  @Test func `a response has its final URL`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/a" ? .init(302, ["Location: b/c?d=e"]) : .init(body: Data("x".utf8))
    }
    let answer = try await GuardedFetch.ofLoopback().answer(from: server.url("/a"))
    #expect(answer.address == server.url("/b/c?d=e").absoluteString)
  }

  @Test func `redirects to another host are refused if required`() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/near": .init(302, ["Location: /end"])
      case "/far": .init(302, ["Location: http://localhost:\(request.headers["x-port"] ?? "")/end"])
      default: .init(body: Data("x".utf8))
      }
    }
    let port = "X-Port: \(server.address.port ?? 0)"
    var fetch = GuardedFetch(limits: .patient(), allowed: try AllowedHosts(["127.0.0.0/8", "localhost"]))
    #expect(try await fetch.answer(from: server.url("/far"), headers: [port]).status == 200)
    fetch.staysOnHost = true
    #expect(try await fetch.answer(from: server.url("/near")).status == 200)
    await #expect(throws: FetchError.refusedRedirect(to: "localhost")) {
      try await fetch.answer(from: server.url("/far"), headers: [port])
    }
    #expect(server.hits("/end") == 2)
  }

  @Test func `the User-Agent is sent`() async throws {
    let server = try LoopbackServer(["/a": Data("x".utf8)])
    var fetch = try GuardedFetch.ofLoopback()
    _ = try await fetch.answer(from: server.url("/a"))
    fetch.userAgent = UserAgent.comics
    _ = try await fetch.answer(from: server.url("/a"))
    #expect(server.requests.map { $0.headers["user-agent"] } == [UserAgent.pictures, UserAgent.comics])
    #expect(UserAgent.comics.hasPrefix("Almanac/\(Release.version) "))
  }
}
