import Glibc

/// Sockets of the loopback interface.
enum LoopbackPort {
  /// A port that nobody listens on.
  static func free() throws -> Int {
    let socket = try listener(on: 0, isListening: false)
    defer { close(socket) }
    return number(of: socket)
  }

  /// A socket at a port; 0 for a free one.
  static func listener(on port: Int, isListening: Bool = true) throws -> Int32 {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let isBound = withAddress(port) { bind(socket, $0, $1) == 0 }
    guard isBound, !isListening || listen(socket, 64) == 0 else {
      close(socket)
      throw PostgresServer.Unavailable(description: "cannot listen on port \(port)")
    }
    return socket
  }

  /// A connection to a port; nil if nobody listens.
  static func connection(to port: Int) -> Int32? {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    if withAddress(port, { connect(socket, $0, $1) == 0 }) { return socket }
    close(socket)
    return nil
  }

  static func number(of socket: Int32) -> Int {
    var (name, size) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
    _ = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
    }
    return Int(UInt16(bigEndian: name.sin_port))
  }

  private static func withAddress(_ port: Int, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Bool) -> Bool {
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = in_port_t(port).bigEndian
    name.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    return withUnsafePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
