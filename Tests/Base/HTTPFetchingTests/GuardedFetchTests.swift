import Foundation
import LoopbackServing
import Testing

@testable import HTTPFetching

@Suite struct GuardedFetchTests {
  @Test func `a response has a status, headers and a body`() async throws {
    let server = try LoopbackServer { _ in .init(200, ["ETag: \"a\"", "X-A: 1", "x-a: 2"], body: Data("hello".utf8)) }
    let answer = try await GuardedFetch.ofLoopback().answer(from: server.url("/a?b=c"), headers: ["X-Own: 5"])
    #expect(answer.status == 200)
    #expect(answer.headers["etag"] == "\"a\"")
    #expect(answer.headers["X-A"] == "1, 2")
    #expect(answer.body == Data("hello".utf8))
    let request = try #require(server.requests.first)
    #expect(request.path == "/a?b=c")
    #expect(request.headers["x-own"] == "5")
    #expect(request.headers["cookie"] == nil)
  }

  @Test func `this machine is not contacted without permission`() async throws {
    let server = try LoopbackServer(["/": Data("secret".utf8)])
    await #expect(throws: FetchError.refusedHost("127.0.0.1", try #require(NetworkAddress("127.0.0.1")), .loopback)) {
      try await GuardedFetch().answer(from: server.url("/"))
    }
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [
    "http://localhost:PORT/", "http://0.0.0.0:PORT/", "http://2130706433:PORT/", "http://0x7f.1:PORT/",
    "http://0177.0.0.1:PORT/", "http://127.1:PORT/", "http://[::1]:PORT/", "http://[::ffff:127.0.0.1]:PORT/",
    "http://[::127.0.0.1]:PORT/", "http://[64:ff9b::7f00:1]:PORT/", "http://[2002:7f00:1::]:PORT/",
    "http://example.org@127.0.0.1:PORT/", "http://10.0.0.1/", "http://172.16.0.1/", "http://192.168.0.1/",
    "http://100.64.0.1/", "http://169.254.169.254/latest/meta-data/", "http://[fd00:ec2::254]/", "http://[fe80::1]/",
    "http://[fc00::1]/", "http://198.18.0.1/", "http://192.0.2.1/", "http://224.0.0.1/", "http://255.255.255.255/",
  ])
  func `an address that is not public is refused, also after a redirect`(address: String) async throws {
    let own = AllowedHosts.none
    let server = try LoopbackServer { request in
      request.path == "/start"
        ? .init(302, ["Location: \(request.headers["x-next"] ?? "")"]) : .init(body: Data("secret".utf8))
    }
    let text = address.replacing("PORT", with: "\(server.address.port ?? 0)")
    await Self.expectRefusal { try await GuardedFetch(allowed: own).answer(from: try #require(URL(string: text))) }
    // Only the first hop is allowed, by its name.
    let start = try #require(URL(string: "http://start.localhost:\(server.address.port ?? 0)/start"))
    await Self.expectRefusal {
      try await GuardedFetch(limits: .patient(), allowed: try AllowedHosts(["start.localhost"])).answer(
        from: start, headers: ["X-Next: \(text)"])
    }
    #expect(server.requests.map(\.path) == ["/start"])
  }

  /// A machine without IPv6 does not even look up such addresses.
  private static func expectRefusal(_ fetch: () async throws -> HTTPResponse) async {
    do {
      _ = try await fetch()
      Issue.record("nothing was refused")
    } catch FetchError.refusedHost(_, _, let kind) {
      #expect(kind != .publicUnicast)
    } catch FetchError.unresolvedHost(let host) {
      #expect(host.hasPrefix("["))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test(arguments: [
    ("file:///etc/passwd", "file"), ("ftp://127.0.0.1/", "ftp"), ("gopher://127.0.0.1:70/", "gopher"),
    ("dict://127.0.0.1/", "dict"), ("data:text/plain,a", "data"), ("FILE:///etc/passwd", "file"),
  ])
  func `other schemes are refused, also after a redirect`(address: String, scheme: String) async throws {
    let server = try LoopbackServer { _ in .init(301, ["Location: \(address)"]) }
    let fetch = try GuardedFetch.ofLoopback()
    for url in [try #require(URL(string: address)), server.url("/")] {
      do {
        _ = try await fetch.answer(from: url)
        Issue.record("nothing was refused")
      } catch {
        // A URL without a host may be invalid.
        #expect([.refusedScheme(scheme), .invalidURL].contains(error), "\(error)")
      }
    }
  }

  @Test(arguments: [
    ("http://127.0.0.1:80:443/", "80:443"), ("http://user:a:b@host:x/", "x"), ("https://[::1]:65536", "65536"),
    ("http://host:-1?a:b", "-1"),
  ])
  func `an address with an invalid port names it`(_ address: String, _ port: String) {
    #expect(throws: FetchError.invalidPort(port)) { try ResolvedURL(address) }
    #expect("\(FetchError.invalidPort(port))" == "invalid port '\(port)'")
  }

  @Test(arguments: [
    "http://host:80/", "http://host:/", "http://[::1]/", "http://u:p:q@host/a:b", "host:a", "http://host",
  ])
  func `valid and missing ports are not called invalid`(_ address: String) {
    #expect(AddressPort.invalid(in: address) == nil)
  }

  @Test func `redirects from https to http are refused`() throws {
    let place = try ResolvedURL("https://example.org/a")
    #expect(throws: FetchError.refusedDowngrade) { try place.next("http://example.org/a") }
    #expect(try place.next("https://example.com/b").host == "example.com")
    #expect(try ResolvedURL("HTTP://Example.ORG/").next("https://example.org/").scheme == "https")
  }

  @Test(arguments: ["", "http://", "nonsense", "http://a b/", "http://a\0b/", "mailto:a@example.org"])
  func `a URL without a server is refused`(text: String) {
    #expect(throws: FetchError.self) { try ResolvedURL(text) }
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `up to ten redirects are followed`(status: Int) async throws {
    let server = try LoopbackServer { request in
      let number = Int(request.path.dropFirst()) ?? 0
      return number == 0
        ? .init(body: Data("end".utf8)) : .init(status, ["Location: /\(number - 1)"], body: Data("moved".utf8))
    }
    let fetch = try GuardedFetch.ofLoopback()
    #expect(try await fetch.answer(from: server.url("/10")).body == Data("end".utf8))
    #expect(server.requests.count == 11)
    await #expect(throws: FetchError.tooManyRedirects(limit: 10)) { try await fetch.answer(from: server.url("/11")) }
  }

  @Test func `a redirect to itself ends`() async throws {
    let server = try LoopbackServer { _ in .init(302, ["Location: /"]) }
    await #expect(throws: FetchError.tooManyRedirects(limit: 10)) {
      try await GuardedFetch.ofLoopback().answer(from: server.url("/"))
    }
    #expect(server.requests.count == 11)
  }

  @Test func `user and password are sent only to their host`() async throws {
    let server = try LoopbackServer { request in
      let other = "//localhost:\(request.headers["host"]?.split(separator: ":").last ?? "")/c"
      return switch request.path {
      case "/a": .init(302, ["Location: /b"])
      case "/b": .init(302, ["Location: \(other)"])
      default: .init(body: Data("end".utf8))
      }
    }
    let text = server.url("/a").absoluteString.replacing("//", with: "//user:word@")
    let fetch = GuardedFetch(limits: .patient(), allowed: try AllowedHosts(["127.0.0.1", "localhost"]))
    _ = try await fetch.answer(from: try #require(URL(string: text)))
    #expect(server.requests.map(\.path) == ["/a", "/b", "/c"])
    #expect(server.requests[0].headers["authorization"] == "Basic dXNlcjp3b3Jk")
    #expect(server.requests[1].headers["authorization"] == "Basic dXNlcjp3b3Jk")
    #expect(server.requests[2].headers["authorization"] == nil)
  }

  @Test func `an error response has no body`() async throws {
    let server = try LoopbackServer { _ in .init(404, ["Retry-After: 5"], body: Data(count: 1 << 20)) }
    let answer = try await GuardedFetch.ofLoopback(.patient(bytes: 1000)).answer(from: server.url("/"))
    #expect(answer.status == 404)
    #expect(answer.headers["retry-after"] == "5")
    #expect(answer.body.isEmpty)
  }

  @Test(arguments: [true, false])
  func `the size of a response is limited`(hasLength: Bool) async throws {
    let server = try LoopbackServer { request in
      .init(body: Data(count: Int(request.path.dropFirst()) ?? 0), hasLength: hasLength)
    }
    let fetch = try GuardedFetch.ofLoopback(.patient(bytes: 100_000))
    #expect(try await fetch.answer(from: server.url("/100000")).body.count == 100_000)
    await #expect(throws: FetchError.tooLarge(limit: 100_000)) { try await fetch.answer(from: server.url("/100001")) }
  }

  @Test func `bytes are counted after decompression`() async throws {
    // A hundred thousand zeros.
    let packed = try #require(Data(base64Encoded: Self.zeros))
    let server = try LoopbackServer { _ in .init(200, ["Content-Encoding: gzip"], body: packed) }
    let small = try GuardedFetch.ofLoopback(.patient(bytes: 99_999))
    await #expect(throws: FetchError.tooLarge(limit: 99_999)) { try await small.answer(from: server.url("/")) }
    let large = try GuardedFetch.ofLoopback(.patient(bytes: 100_000))
    #expect(try await large.answer(from: server.url("/")).body == Data(count: 100_000))
  }

  @Test func `endless headers are too large`() async throws {
    let lines = (0..<5000).map { "X-\($0): \(String(repeating: "a", count: 80))" }
    let server = try LoopbackServer { _ in .init(200, lines, body: Data("hello".utf8)) }
    await #expect(throws: FetchError.self) { try await GuardedFetch.ofLoopback().answer(from: server.url("/")) }
  }

  @Test(arguments: ["HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf", ""])
  func `an incomplete response is an error`(bytes: String) async throws {
    let server = try LoopbackServer { _ in .init(bytes: Data(bytes.utf8)) }
    await #expect(throws: FetchError.connectionClosed) {
      try await GuardedFetch.ofLoopback().answer(from: server.url("/"))
    }
  }

  @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"])
  func `a silent server causes a timeout`(bytes: String) async throws {
    let server = try LoopbackServer { _ in .init(bytes: Data(bytes.utf8), staysOpen: true) }
    let limit = Duration.milliseconds(200)
    await #expect(throws: FetchError.timedOut(limit)) {
      try await GuardedFetch.ofLoopback(FetchLimits(total: limit)).answer(from: server.url("/"))
    }
  }

  @Test func `a response that is not HTTP is an error`() async throws {
    let server = try LoopbackServer { _ in .init(bytes: Data("220 mail.example.org ESMTP\r\n".utf8)) }
    await #expect(throws: FetchError.notHTTP) { try await GuardedFetch.ofLoopback().answer(from: server.url("/")) }
  }

  @Test func `damaged compression is an error`() async throws {
    let server = try LoopbackServer { _ in .init(200, ["Content-Encoding: gzip"], body: Data("not gzip at all".utf8)) }
    await #expect(throws: FetchError.badEncoding) { try await GuardedFetch.ofLoopback().answer(from: server.url("/")) }
  }

  @Test func `endless headers are distinguished from an endless body`() async throws {
    let line = "X-Field: " + String(repeating: "a", count: 1_000)
    let server = try LoopbackServer { _ in .init(200, Array(repeating: line, count: 280), body: Data("a".utf8)) }
    await #expect(throws: FetchError.headersTooLarge(limit: 256 << 10)) {
      try await GuardedFetch.ofLoopback().answer(from: server.url("/"))
    }
  }

  @Test func `a closed port is a connection error`() async throws {
    let server = try LoopbackServer([:])
    server.close()
    await #expect(throws: FetchError.connectionFailed("127.0.0.1")) {
      try await GuardedFetch.ofLoopback().answer(from: server.url("/"))
    }
  }

  @Test func `a proxy in the environment is not used`() async throws {
    // Other tests of the process have clients that use it.
    await #expect(processExitsWith: .success) {
      let server = try LoopbackServer(["/": Data("hello".utf8)])
      setenv("http_proxy", "http://127.0.0.1:1/", 1)
      #expect(try await GuardedFetch.ofLoopback().answer(from: server.url("/")).body == Data("hello".utf8))
    }
  }

  private static let zeros =
    "H4sIAAAAAAACA+3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIBXA32VEdSghgEA"
}
