import Foundation
import Testing

/// A service manager's socket, with an abstract name.
final class NotifySocket: Sendable {
  let name = "@almanac-\(UUID())"
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = [0] + Array(name.utf8.dropFirst())
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(2 + bytes.count)) }
    }
    try #require(result == 0)
  }

  deinit { close(descriptor) }

  /// The messages before `last`, for which it waits.
  func messages(until last: String) async -> [String] {
    await RunningTool.apart { [descriptor] in
      var messages: [String] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return messages }
        let message = String(decoding: buffer[..<count], as: UTF8.self)
        if message == last { return messages }
        messages.append(message)
      }
    }
  }
}
