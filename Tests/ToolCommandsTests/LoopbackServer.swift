import Foundation
import Glibc
import Testing

/// A web server for this machine alone, which answers each path with the bytes that it was given, and others with 404.
final class LoopbackServer: Sendable {
  let address: URL
  private let socket: Int32

  init(_ pages: [String: Data]) throws {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
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
    try #require(isListening)
    address = try #require(URL(string: "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))"))
    Thread.detachNewThread {
      // Ends when the socket is shut down.
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        Self.answer(connection, with: pages)
        close(connection)
      }
    }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private static func answer(_ connection: Int32, with pages: [String: Data]) {
    var request = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      request.append(contentsOf: buffer[..<count])
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ", maxSplits: 2)
    let page = words.count > 1 ? pages[String(words[1])] : nil
    let body = page ?? Data("not here".utf8)
    var answer = Data("HTTP/1.1 \(page == nil ? "404 Not Found" : "200 OK")\r\n".utf8)
    answer += Data("Content-Length: \(body.count)\r\nConnection: close\r\n\r\n".utf8) + body
    answer.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = send(
          connection, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return }
        sent += count
      }
    }
  }
}
