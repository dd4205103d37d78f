import Foundation

/// Sockets that a service manager has opened for this process (sd_listen_fds(3)).
package enum InheritedSockets {
  private static let first: Int32 = 3
  private static let variables = ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]

  /// Takes the sockets over. Child processes get neither the sockets nor the variables, so call it before any is started.
  ///
  /// - Returns: Their descriptors; empty if there are none for this process.
  /// - Throws: ``ServerError`` if one is not a listening stream socket.
  package static func take() throws(ServerError) -> [Int32] {
    let values = variables.map { getenv($0).map { String(cString: $0) } }
    for name in variables { unsetenv(name) }
    guard values[0] == "\(getpid())", let text = values[1] else { return [] }
    guard let count = Int32(text), (1...64).contains(count) else {
      throw ServerError(reason: "LISTEN_FDS=\(text): must be a number from 1 to 64")
    }
    let descriptors = Array(first..<first + count)
    for descriptor in descriptors {
      guard option(SO_ACCEPTCONN, of: descriptor) == 1, option(SO_TYPE, of: descriptor) == Int32(SOCK_STREAM.rawValue)
      else { throw ServerError(reason: "LISTEN_FDS: descriptor \(descriptor) is not a listening stream socket") }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    return descriptors
  }

  /// Whether only programs of this machine can connect by TCP.
  package static func isLoopback(_ descriptor: Int32) -> Bool {
    guard let host = host(of: descriptor) else { return false }
    return host == "::1" || host.hasPrefix("127.") || host.hasPrefix("::ffff:127.")
  }

  /// The address in numbers; nil for a Unix socket.
  private static func host(of descriptor: Int32) -> String? {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard getsockname(descriptor, address, &size) == 0, address.pointee.sa_family != sa_family_t(AF_UNIX) else {
          return EAI_FAMILY
        }
        return getnameinfo(address, size, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
      }
    }
    return result == 0 ? String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }

  private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
    var (value, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
    return getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
  }
}
