import Foundation
import SystemIO

extension String {
  /// A unique file name for the text: all characters except ASCII letters, digits, `.`, `_` and `-` are
  /// percent-encoded, and so is a leading `.`. Texts that are too long for a name end in a hash.
  public var asFileName: String {
    let hex = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte.isPlain && !(bytes.isEmpty && byte == UInt8(ascii: ".")) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    let name = String(decoding: bytes, as: UTF8.self)
    // The maximum length of a name is 255 bytes; prefixes and suffixes need some.
    guard name.isEmpty || name.utf8.count > 180 else { return name }
    return name.prefix(140) + "%" + ContentHash(Data(utf8)).digits
  }
}

extension UInt8 {
  /// Whether the byte is not encoded.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
