package import Foundation

/// The ranges of a JSON object's members in its text, without parsing their values: a picture uses a dozen of a
/// catalog's ten thousand keys.
package struct JSONMembers {
  /// The range of each member's value by name. Of duplicate names the last is used.
  package let ranges: [String: Range<Int>]
  /// The members of the opened member by name; nil if it is missing or not an object.
  package let opened: [String: Range<Int>]?

  /// Locates the members of the JSON object in `data`. Returns nil if `data` does not contain a complete object.
  ///
  /// - Parameter name: The member to open: its own members are located in the same pass.
  package init?(of data: Data, opening name: String? = nil) {
    let found = data.withUnsafeBytes { bytes in
      var scanner = Scanner(bytes: bytes, opening: name)
      // A byte order mark, which some editors write.
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.index = 3 }
      return scanner.members().map { (ranges: $0, opened: scanner.opened) }
    }
    guard let found else { return nil }
    (ranges, opened) = found
  }
}

private struct Scanner {
  let bytes: UnsafeRawBufferPointer
  var index = 0
  /// The member to open. Only members of the outer object are opened.
  private var name: String?
  private(set) var opened: [String: Range<Int>]?

  init(bytes: UnsafeRawBufferPointer, opening name: String?) { (self.bytes, self.name) = (bytes, name) }

  mutating func members() -> [String: Range<Int>]? {
    let opening = name
    name = nil
    guard take("{") else { return nil }
    var members: [String: Range<Int>] = [:]
    if take("}") { return members }
    repeat {
      guard let name = string(), take(":") else { return nil }
      skipSpace()
      let start = index
      if name == opening {
        guard open() else { return nil }
      } else {
        guard skipValue() else { return nil }
      }
      guard index > start else { return nil }
      members[name] = start..<index
    } while take(",")
    return take("}") ? members : nil
  }

  private mutating func open() -> Bool {
    opened = nil
    guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else { return skipValue() }
    opened = members()
    return opened != nil
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, UInt32(bytes[index]) == character.value else { return false }
    index += 1
    return true
  }

  private mutating func string() -> String? {
    skipSpace()
    let start = index
    guard skipString() else { return nil }
    let text = bytes[start + 1..<index - 1]
    if !text.contains(UInt8(ascii: "\\")) { return String(validating: text, as: UTF8.self) }
    return try? JSONDecoder().decode(String.self, from: Data(bytes[start..<index]))
  }

  private mutating func skipString() -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return false }
    index = Self.end(ofStringAt: index, in: bytes)
    return index <= bytes.count
  }

  /// Skips a value by counting brackets; its content is parsed when it is used.
  private mutating func skipValue() -> Bool {
    var (depth, position) = (0, index)
    defer { index = position }
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position = Self.end(ofStringAt: position, in: bytes)
        guard position <= bytes.count else { return false }
        if depth == 0 { return true }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return true }
        depth -= 1
        if depth == 0 {
          position += 1
          return true
        }
      case UInt8(ascii: ","):
        if depth == 0 { return true }
      default: break
      }
      position += 1
    }
    return false
  }

  /// The index after the closing quote of the string that starts at `start`; more than the count if it has no end.
  private static func end(ofStringAt start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return end < bytes.count ? end + 1 : bytes.count + 1
  }
}
