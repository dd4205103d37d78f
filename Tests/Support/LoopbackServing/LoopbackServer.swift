package import Foundation
import Glibc
import Synchronization

/// A web server for this machine alone, with a thread for each connection. It runs until it is closed, or the process ends.
package final class LoopbackServer: Sendable {
  /// A request as it came, and which of those for its path it is.
  package struct Request: Sendable {
    package let method: String
    /// With its query.
    package let path: String
    /// Names in lower case.
    package let headers: [String: String]
    package let body: Data
    /// 0 for the first one for the path.
    package let number: Int
  }

  /// What is sent back.
  package struct Answer: Sendable {
    package var bytes: Data
    /// Leaves the connection open, as a server does that fell silent.
    package var staysOpen = false

    /// Bytes as they are.
    package init(bytes: Data, staysOpen: Bool = false) { (self.bytes, self.staysOpen) = (bytes, staysOpen) }

    /// A status, fields, and a body with its length unless `hasLength` is false: then it lasts until the connection ends.
    package init(_ status: Int = 200, _ fields: [String] = [], body: Data = Data(), hasLength: Bool = true) {
      let lines = ["HTTP/1.1 \(status) Status"] + fields + (hasLength ? ["Content-Length: \(body.count)"] : [])
      bytes = Data((lines + ["Connection: close", "", ""]).joined(separator: "\r\n").utf8) + body
    }
  }

  package struct Unavailable: Error {}

  package let address: URL
  private let socket: Int32
  private let state = Mutex(State())

  private struct State {
    var requests: [Request] = []
    var isClosed = false
  }

  /// Answers with `handler`, which may block.
  package init(_ handler: @escaping @Sendable (Request) -> Answer) throws {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    self.socket = socket
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    let isListening = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        return bind(socket, general, size) == 0 && listen(socket, 16) == 0 && getsockname(socket, general, &size) == 0
      }
    }
    guard isListening, let address = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))") else {
      throw Unavailable()
    }
    self.address = address
    Thread.detachNewThread {
      // Closed here, once it is shut down: another's socket may get its number at once.
      defer { Glibc.close(socket) }
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread {
          if !self.serve(connection, handler) { Glibc.close(connection) }
        }
      }
    }
  }

  /// Answers each path with the bytes that it was given, and others with 404.
  package convenience init(_ pages: [String: Data]) throws {
    try self.init { request in
      pages[request.path].map { Answer(body: $0) } ?? Answer(404, body: Data("not here".utf8))
    }
  }

  /// Ends it: from now on nobody listens.
  package func close() {
    state.withLock { state in
      if !state.isClosed { shutdown(socket, Int32(SHUT_RDWR)) }
      state.isClosed = true
    }
  }

  /// The requests so far, in the order in which they came.
  package var requests: [Request] { state.withLock { $0.requests } }

  /// How often `path` was asked for.
  package func hits(_ path: String) -> Int { requests.filter { $0.path == path }.count }

  /// The address of `path` on the server.
  package func url(_ path: String) -> URL { URL(string: address.absoluteString + path) ?? address }

  /// True if the connection is kept.
  private func serve(_ connection: Int32, _ handler: (Request) -> Answer) -> Bool {
    guard let bytes = Self.head(connection), let request = note(bytes, connection) else { return false }
    let answer = handler(request)
    Self.send(answer.bytes, to: connection)
    return answer.staysOpen
  }

  private func note(_ bytes: Data, _ connection: Int32) -> Request? {
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count > 1 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers[line[..<colon].lowercased()] = value
    }
    let path = String(words[1])
    var body = Data(bytes[end.upperBound...])
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    while body.count < length, let more = Self.received(connection) { body += more }
    return state.withLock { [headers, body] in
      let number = $0.requests.count { $0.path == path }
      let request = Request(
        method: String(words[0]), path: path, headers: headers, body: body, number: number)
      $0.requests.append(request)
      return request
    }
  }

  /// The head of a request, and what has arrived after it.
  private static func head(_ connection: Int32) -> Data? {
    var request = Data()
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      guard let more = received(connection) else { return nil }
      request += more
    }
    return request
  }

  private static func received(_ connection: Int32) -> Data? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(connection, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer[..<count]) : nil
  }

  private static func send(_ data: Data, to connection: Int32) {
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.send(
          connection, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return }
        sent += count
      }
    }
  }
}
