import Foundation
import MarkupText

enum CalendarText {
  /// Converts a calendar to UTF-8. RFC 5545 requires UTF-8; a byte-order mark may declare another encoding, and other
  /// bytes are read as windows-1252, which programs wrote before 2009.
  ///
  /// - Returns: The text without byte-order mark, and the name of the encoding unless it is UTF-8.
  static func utf8(_ data: Data) throws(MarkupError) -> (bytes: [UInt8], encoding: String?) {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return (Array(data.dropFirst(3)), nil) }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return (try TextEncoding(label: "utf-16")?.decode(data) ?? [], "UTF-16")
    }
    let bytes = [UInt8](data)
    if isUTF8(bytes) { return (bytes, nil) }
    // Folding may split characters.
    let whole = unfolded(bytes)
    if isUTF8(whole) { return (bytes, nil) }
    // A file that is mostly UTF-8 is UTF-8; invalid characters are replaced when they are read.
    if hasMultibyteText(whole) { return (bytes, "UTF-8 with damaged characters") }
    return (try TextEncoding.windows1252.decode(data), "windows-1252")
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
  }

  /// Removes line folding: line ends followed by a space.
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

  /// Whether most of the non-ASCII bytes are valid UTF-8.
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
