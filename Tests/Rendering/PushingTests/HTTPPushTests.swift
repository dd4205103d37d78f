import Foundation
import HTTPFetching
import LoopbackServing
import SharedFolders
import Testing

@testable import Pushing

/// Pictures that are sent to a web server.
struct HTTPPushTests {
  private func target(_ server: LoopbackServer, _ path: String, _ method: HTTPUpload.Method = .put) -> PushTarget {
    PushTarget(.http(method, server.url(path)))
  }

  @Test func `an address that ends with a slash is a folder`() throws {
    let bench = try PushBench()
    let server = try LoopbackServer { _ in .init(201) }
    defer { server.close() }
    try bench.show("comic", at: "comic%20x/systemSmall")
    var target = target(server, "/upload/?room=hall")
    target.headers = ["X-Frame: kitchen"]
    target.secretFile = bench.output.url.appending(path: "token").path
    try Data("secret words\nmore\n".utf8).write(to: bench.output.url.appending(path: "token"))
    #expect(bench.session(target).run().sent == ["comic%20x/systemSmall"])
    let request = try #require(server.requests.first)
    #expect(request.method == "PUT" && request.path == "/upload/comic%2520x/systemSmall.png?room=hall")
    #expect(request.body == Data("comic".utf8))
    #expect(request.headers["content-type"] == "image/png" && request.headers["x-frame"] == "kitchen")
    #expect(request.headers["authorization"] == "Bearer secret words" && request.headers["expect"] == nil)
    #expect(request.headers["last-modified"] == HTTPDate.text(bench.now))
  }

  @Test func `any other address gets the picture itself`() throws {
    let bench = try PushBench()
    let server = try LoopbackServer { _ in .init(204) }
    defer { server.close() }
    // Zeros are bytes like others, and large pictures are sent at once.
    try bench.show(String(repeating: "\u{0}x", count: 1 << 20), at: "screens/hall")
    #expect(bench.session(target(server, "/frame", .post)).run().sent == ["screens/hall"])
    let request = try #require(server.requests.first)
    #expect(request.method == "POST" && request.path == "/frame" && request.body.count == 1 << 21)
  }

  @Test(arguments: [
    (401, "HTTP status 401", false), (302, "HTTP status 302; redirects are not followed", false),
    (503, "HTTP status 503", true), (429, "HTTP status 429", true),
  ])
  func `a status is an error, and says whether others would fail`(status: Int, message: String, isWhole: Bool) throws {
    let bench = try PushBench()
    let server = try LoopbackServer { _ in .init(status, ["Retry-After: 120", "Location: /other"]) }
    defer { server.close() }
    for name in ["a", "b"] { try bench.show(name, at: "\(name)/systemSmall") }
    let outcome = bench.session(target(server, "/")).run()
    #expect(outcome.failures.map(\.message) == Array(repeating: message, count: isWhole ? 1 : 2))
    #expect(outcome.next == bench.now + 120 && server.requests.count == outcome.failures.count)
  }

  @Test func `a server that is down is reported without secrets`() throws {
    let bench = try PushBench()
    let server = try LoopbackServer { _ in .init(200) }
    server.close()
    try bench.show("a", at: "a/systemSmall")
    let address = URL(string: server.url("/x?token=word").absoluteString.replacing("://", with: "://user:word@"))
    let target = PushTarget(.http(.put, try #require(address)))
    let outcome = bench.session(target).run()
    #expect(outcome.failures.first?.message == "could not connect to 127.0.0.1")
    let file = bench.output.ownFolder.appending(path: "push/\(target.key).json")
    let record = try String(contentsOf: file, encoding: .utf8)
    #expect(!record.contains("word") && !target.name.contains("word") && !target.key.contains("word"))
  }

  @Test func `what a server says after it has taken a picture is ignored`() throws {
    let bench = try PushBench()
    let server = try LoopbackServer { _ in .init(200, body: Data(count: 50 << 20)) }
    defer { server.close() }
    try bench.show("a", at: "a/systemSmall")
    #expect(bench.session(target(server, "/")).run().sent == ["a/systemSmall"])
  }

  @Test(arguments: ["", "\n\n", "a\u{1B}b\n"])
  func `a token that is none is an error`(text: String) throws {
    let bench = try PushBench()
    let server = try LoopbackServer { _ in .init(200) }
    defer { server.close() }
    try bench.show("a", at: "a/systemSmall")
    var target = target(server, "/")
    target.secretFile = bench.output.url.appending(path: "token").path
    try Data(text.utf8).write(to: bench.output.url.appending(path: "token"))
    #expect(bench.session(target).run().failures.first?.message.contains("its first line is empty") == true)
    #expect(server.requests.isEmpty)
  }

  @Test func `a missing token is an error, and nothing is sent`() throws {
    let bench = try PushBench()
    let server = try LoopbackServer { _ in .init(200) }
    defer { server.close() }
    try bench.show("a", at: "a/systemSmall")
    var target = target(server, "/")
    target.secretFile = "/nonexistent/token"
    #expect(bench.session(target).run().failures.first?.message == "/nonexistent/token: cannot be read")
    #expect(server.requests.isEmpty)
  }
}
