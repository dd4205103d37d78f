import Foundation
import ServerDriving
import Testing

/// Requests that a proxy could read in another way than the server, on real connections.
struct RequestShapeTests {
  /// A server of an empty output, which nothing keeps up to date.
  private final class Bench: Sendable {
    let port: Int
    private let server: ServerProcess
    private let output: OutputBench

    init() async throws {
      output = try OutputBench()
      let tool = try output.tool("exit 75")
      server = try ServerProcess(
        ["serve", "--port", "0", "--tool", tool.path, "--output", output.folder.path], reading: .errors)
      port = try await server.first { $0.firstMatch(of: /http:\/\/localhost:([0-9]+)\//).flatMap { Int($0.1) } }
    }

    /// The statuses of all answers to a request whose lines are given.
    func statuses(_ lines: [String], _ body: String = "") throws -> [Int] {
      try RawConnection.statuses(of: lines.map { $0 + "\r\n" }.joined() + "\r\n" + body, port: port)
    }
  }

  private static let hidden = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"

  @Test func `a request names one host`() async throws {
    let bench = try await Bench()
    let get = "GET /healthz HTTP/1.1"
    // What the other cases are compared with.
    #expect(try bench.statuses([get, "Host: localhost"], Self.hidden) == [200, 200])
    #expect(try bench.statuses([get, "Host: localhost", "hOST: localhost"], Self.hidden) == [400])
    #expect(try bench.statuses([get, "Host: localhost", "Host: evil.example"]) == [400])
    #expect(try bench.statuses([get], Self.hidden) == [400])
    #expect(try bench.statuses([get, "Host: localhost/evil.example"]) == [400])
    #expect(try bench.statuses([get, "Host: localhost evil.example"]) == [400])
    // Before HTTP/1.1, a host is not required. But this server answers to localhost only.
    #expect(try bench.statuses(["GET /healthz HTTP/1.0"]) == [421])
    #expect(try bench.statuses(["GET /healthz HTTP/1.0", "Host: localhost"]) == [200])
  }

  @Test func `no request is read as two`() async throws {
    let bench = try await Bench()
    let (post, host, length) = ("POST /reload/clock HTTP/1.1", "Host: localhost", Self.hidden.utf8.count)
    let shapes: [[String]] = [
      ["Content-Length: \(length)", "Transfer-Encoding: chunked"],
      ["Transfer-Encoding: chunked", "Content-Length: \(length)"],
      ["Content-Length: 0", "Content-Length: \(length)"], ["Content-Length: \(length)", "Content-Length: 0"],
      ["Content-Length: 0, \(length)"], ["Content-Length: +\(length)"], ["Content-Length: -1"],
      ["Content-Length: 0x10"], ["Content-Length: 99999999999999999999"],
      ["Transfer-Encoding: xchunked"], ["Transfer-Encoding: gzip, chunked"], ["Transfer-Encoding: chunked, identity"],
      ["Transfer-Encoding:\u{B}chunked"],
      ["Transfer-Encoding: identity", "Content-Length: 0"],
      ["Transfer-Encoding : chunked"], ["Content-Length : 0"], ["Transfer Encoding: chunked"],
      [" Content-Length: 0"], ["X: a", " Content-Length: 0"], ["X: a\r\n\tTransfer-Encoding: chunked"],
      ["X: a\nContent-Length: \(length)"], ["X: a\rContent-Length: \(length)"], ["Content-Length: \(length)\u{0}"],
    ]
    for shape in shapes {
      let statuses = try bench.statuses([post, host] + shape, "0\r\n\r\n" + Self.hidden)
      #expect(statuses == [400], "\(shape)")
    }
    // A body is not a request, however it is encoded.
    let chunk = "\(String(length, radix: 16))\r\n\(Self.hidden)\r\n0\r\n\r\n"
    #expect(try bench.statuses([post, host, "Transfer-Encoding: Chunked"], chunk) == [403])
    #expect(try bench.statuses([post, host, "Content-Length: \(length)"], Self.hidden) == [403])
  }
}
