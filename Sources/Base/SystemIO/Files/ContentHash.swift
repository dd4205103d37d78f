public import Foundation

/// A hash of a file's bytes. With a secret, authors of files cannot produce collisions without knowing it; without
/// one, it names files of our own.
///
/// SipHash-2-4 with 128 bits (Aumasson and Bernstein, 2012): about a gigabyte a second, in plain arithmetic.
public struct ContentHash: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  /// Hashes `data`.
  ///
  /// - Parameter secret: 16 random bytes (default: zeros).
  public init(_ data: Data, secret: (UInt64, UInt64) = (0, 0)) {
    var state = SipState(secret)
    data.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for index in 0..<words {
        state.add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
      }
      var last = UInt64(truncatingIfNeeded: bytes.count) << 56
      for (index, byte) in bytes[(words * 8)...].enumerated() { last |= UInt64(byte) << (8 * index) }
      state.add(last)
    }
    (high, low) = state.finish()
  }

  /// 32 digits, in the byte order of the hash's reference implementation.
  public var digits: String {
    [high, low].map { word in
      let text = String(word.byteSwapped, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }
}

private struct SipState {
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64

  init(_ secret: (UInt64, UInt64)) {
    a = secret.0 ^ 0x736F_6D65_7073_6575
    b = secret.1 ^ 0x646F_7261_6E64_6F6D ^ 0xEE
    c = secret.0 ^ 0x6C79_6765_6E65_7261
    d = secret.1 ^ 0x7465_6462_7974_6573
  }

  @inline(__always)
  mutating func add(_ word: UInt64) {
    d ^= word
    mix()
    mix()
    a ^= word
  }

  mutating func finish() -> (UInt64, UInt64) {
    c ^= 0xEE
    for _ in 0..<4 { mix() }
    let first = a ^ b ^ c ^ d
    b ^= 0xDD
    for _ in 0..<4 { mix() }
    return (first, a ^ b ^ c ^ d)
  }

  @inline(__always)
  private mutating func mix() {
    a &+= b
    b = rotated(b, 13) ^ a
    a = rotated(a, 32)
    c &+= d
    d = rotated(d, 16) ^ c
    a &+= d
    d = rotated(d, 21) ^ a
    c &+= b
    b = rotated(b, 17) ^ c
    c = rotated(c, 32)
  }

  @inline(__always)
  private func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word &<< count | word &>> (64 &- count) }
}
