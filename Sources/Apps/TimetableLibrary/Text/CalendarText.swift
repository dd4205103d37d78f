import Foundation
import MarkupText

/// The bytes of a calendar as UTF-8.
enum CalendarText {
  /// RFC 5545 has UTF-8; a byte-order mark may say another, and bytes that are no UTF-8 are taken for windows-1252, as
  /// programs of before 2009 wrote.
  ///
  /// - Returns: The text without a byte-order mark, and the name of the encoding unless it is UTF-8.
  static func utf8(_ data: Data) throws(MarkupError) -> (bytes: [UInt8], encoding: String?) {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return (Array(data.dropFirst(3)), nil) }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return (try TextEncoding(label: "utf-16")?.decode(data) ?? [], "UTF-16")
    }
    let bytes = [UInt8](data)
    if isUTF8(bytes) { return (bytes, nil) }
    // Folds may cut characters in two.
    let whole = unfolded(bytes)
    if isUTF8(whole) { return (bytes, nil) }
    // A file that is UTF-8 but for some characters is one; those are replaced where they are read.
    if hasMultibyteText(whole) { return (bytes, "UTF-8 with damaged characters") }
    return (try TextEncoding.windows1252.decode(data), "windows-1252")
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
  }

  /// Without the ends of lines that a blank follows, and without that blank.
  private static func unfolded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == 0x20 || byte == 0x09, let last = result.last, last == 0x0A || last == 0x0D {
        while let last = result.last, last == 0x0A || last == 0x0D { result.removeLast() }
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Whether most of the bytes that are no ASCII make up characters of UTF-8.
  private static func hasMultibyteText(_ bytes: [UInt8]) -> Bool {
    var (good, bad) = (0, 0)
    var index = 0
    while index < bytes.count {
      let length =
        bytes[index] < 0x80 ? 1 : bytes[index] >= 0xF0 ? 4 : bytes[index] >= 0xE0 ? 3 : bytes[index] >= 0xC2 ? 2 : 0
      let rest = bytes[index...].dropFirst().prefix(max(0, length - 1))
      if length > 1, rest.count == length - 1, rest.allSatisfy({ $0 & 0xC0 == 0x80 }) {
        good += 1
        index += length
      } else {
        if length != 1 { bad += 1 }
        index += 1
      }
    }
    return good > bad
  }
}
