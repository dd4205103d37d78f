import Foundation
import Synchronization

/// One end of a socket: messages after their lengths.
final class RelayChannel: Sendable {
  private let descriptor: Int32
  private let writing = Mutex(())

  init(takingOwnershipOf descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Sends a whole message, and waits while the other end does not read.
  ///
  /// - Returns: Whether it was sent.
  @discardableResult
  func send(_ message: Data) -> Bool {
    var length = RelayWriter()
    length.write(UInt32(clamping: message.count))
    let data = length.data + message
    return writing.withLock { _ in
      data.withUnsafeBytes { bytes in
        var sent = 0
        while sent < bytes.count {
          // No SIGPIPE if the other program has ended.
          let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
          let count = Foundation.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
          if count > 0 { sent += count } else if errno != EINTR { return false }
        }
        return true
      }
    }
  }

  /// Waits for a message. On one thread at a time.
  ///
  /// - Returns: nil at the end.
  /// - Throws: ``RelayDamage`` if it is longer than `limit`, or not complete.
  func receive(limit: Int) throws(RelayDamage) -> Data? {
    guard let head = read(4) else { return nil }
    var reader = RelayReader(head)
    let count = Int(try reader.number(UInt32.self))
    guard count <= limit, let message = read(count) else { throw RelayDamage() }
    return message
  }

  /// As many bytes; nil if the socket ends before.
  private func read(_ count: Int) -> Data? {
    // The length is only what the other end says: memory is taken as bytes arrive.
    var data = Data()
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while data.count < count {
        let got = recv(descriptor, buffer.baseAddress, min(buffer.count, count - data.count), 0)
        if got > 0 { data.append(contentsOf: buffer[..<got]) } else if got == 0 || errno != EINTR { return nil }
      }
      return data
    }
  }

  /// Ends the connection in both directions, and the waiting for it.
  func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
