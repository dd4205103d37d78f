import Foundation

/// A connection to a server of this machine, for bytes that no client would send.
package enum RawConnection {
  /// Sends bytes, ends its half of the connection, and reads until the server ends the other.
  package static func answer(to bytes: [UInt8], port: Int) throws -> String {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw ServerProcessError(reason: "no socket") }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw ServerProcessError(reason: "not connected") }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    try handle.write(contentsOf: Data(bytes))
    shutdown(descriptor, Int32(SHUT_WR))
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }

  /// The statuses of all answers to bytes.
  package static func statuses(of bytes: String, port: Int) throws -> [Int] {
    let answer = try answer(to: Array(bytes.utf8), port: port)
    return answer.matches(of: /HTTP\/1\.1 ([0-9]{3})/).compactMap { Int($0.1) }
  }
}
