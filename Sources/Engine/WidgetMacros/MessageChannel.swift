import Foundation

/// The two pipes between the compiler and a plug-in: each message is its length, eight bytes with the lowest first, and
/// as many bytes of JSON.
struct MessageChannel {
  let input: FileHandle
  let output: FileHandle

  /// The next message; nothing at the end, or when what comes is no message.
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

  /// No source is longer than that, and no memory is taken for one that claims to be.
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
