import Foundation
import FoundationNetworking
import HTTPFetching
import LoopbackServing
import Testing

@testable import NetworkingAdditions

/// URL sessions of widgets that have no network of their own.
struct RelayProtocolTests {
  @Test func `a request has its headers, and the response its body`() async throws {
    let server = try LoopbackServer { _ in .init(200, ["X-A: 1"], body: Data("hello".utf8)) }
    var request = URLRequest(url: server.url("/a"))
    for (name, value) in [("Accept", "text/plain"), ("Host", "b"), ("User-Agent", "agent"), ("Connection", "close")] {
      request.setValue(value, forHTTPHeaderField: name)
    }
    let (response, body) = try await RelayProtocol.answer(to: request, try .ofLoopback()).get()
    #expect(response.statusCode == 200 && response.value(forHTTPHeaderField: "X-A") == "1")
    #expect(body == Data("hello".utf8) && response.url == server.url("/a"))
    let headers = try #require(server.requests.first?.headers)
    #expect(headers["accept"] == "text/plain" && headers["user-agent"] == "agent" && headers["host"] != "b")
  }

  @Test func `what is not a GET request is not sent`() async throws {
    let server = try LoopbackServer(["/": Data()])
    var request = URLRequest(url: server.url("/"))
    request.httpMethod = "POST"
    let fetch = try GuardedFetch.ofLoopback()
    #expect(await code(of: request, fetch) == .unsupportedURL)
    request = URLRequest(url: server.url("/"))
    request.httpBody = Data("a".utf8)
    #expect(await code(of: request, fetch) == .unsupportedURL)
    #expect(await code(of: URLRequest(url: server.url("/")), GuardedFetch()) == .cannotConnectToHost)
    #expect(server.requests.isEmpty)
  }

  private func code(of request: URLRequest, _ fetch: GuardedFetch) async -> URLError.Code? {
    if case .failure(let error) = await RelayProtocol.answer(to: request, fetch) { error.code } else { nil }
  }

  @Test func `a program with network does not need it`() {
    #expect(!RelayProtocol.canInit(with: URLRequest(url: URL(filePath: "/a"))))
    #expect(URL(string: "https://a.example").map { RelayProtocol.canInit(with: URLRequest(url: $0)) } == false)
  }
}
