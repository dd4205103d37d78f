import Foundation

/// The two pipes between the compiler and a plug-in. Each message is its length, eight bytes in little-endian order,
/// followed by that many bytes of JSON.
struct MessageChannel {
  let input: FileHandle
  let output: FileHandle

  /// The next message; nil at the end, or for an invalid message.
  func receive() -> Data? {
    guard let header = try? bytes(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Self.longest else { return nil }
    return try? bytes(Int(length))
  }

  func send(_ message: Data) {
    var framed = Data((0..<8).map { UInt8(truncatingIfNeeded: UInt64(message.count) >> (8 * UInt64($0))) })
    framed.append(message)
    try? output.write(contentsOf: framed)
  }

  /// The maximum length of a message, checked before memory is allocated.
  private static let longest: UInt64 = 1 << 30

  private struct EndOfInput: Error {}

  private func bytes(_ count: Int) throws -> Data {
    var collected = Data()
    while collected.count < count {
      guard let chunk = try input.read(upToCount: count - collected.count), !chunk.isEmpty else { throw EndOfInput() }
      collected.append(chunk)
    }
    return collected
  }
}
