internal import CKeyHash
import Foundation

/// A secret that a device sends with each request: its code, and 128 random bits.
package enum DeviceKey {
  /// A new key of a device. 22 letters, digits, hyphens and underscores follow the code.
  static func random(for code: String) -> String {
    var generator = SystemRandomNumberGenerator()
    let bytes = Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    return code
      + bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// The code of the device that a key belongs to; nil if it cannot be a key.
  static func code(of key: String) -> String? {
    guard key.utf8.count == 28, key.utf8.allSatisfy({ Self.isLetter($0) }) else { return nil }
    return String(key.prefix(6))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// What is stored; nil if the system cannot hash.
  static func hash(of key: String) -> String? {
    var text = [CChar](repeating: 0, count: 128)
    guard ckeyhash_make(key, &text, text.count) else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func matches(_ key: String, _ hash: String) -> Bool { ckeyhash_matches(key, hash) }
}
