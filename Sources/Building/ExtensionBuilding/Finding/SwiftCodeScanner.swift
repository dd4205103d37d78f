/// Removes comments and the contents of string literals from Swift code. Line breaks stay.
enum SwiftCodeScanner {
  static func code(of text: String) -> String {
    var scan = Scan(bytes: Array(text.utf8), keepsPlaces: false)
    while scan.index < scan.bytes.count { scan.step() }
    return String(decoding: scan.code, as: UTF8.self)
  }

  /// The bytes with comments and string literals replaced by spaces, so that all other bytes keep their positions.
  static func maskedBytes(of text: String) -> [UInt8] {
    var scan = Scan(bytes: Array(text.utf8), keepsPlaces: true)
    while scan.index < scan.bytes.count { scan.step() }
    return scan.code
  }

  private struct Scan {
    let bytes: [UInt8]
    let keepsPlaces: Bool
    var index = 0
    var code: [UInt8] = []

    init(bytes: [UInt8], keepsPlaces: Bool) {
      (self.bytes, self.keepsPlaces) = (bytes, keepsPlaces)
      code.reserveCapacity(bytes.count)
    }

    mutating func step() {
      if starts("//") {
        skip { $0.starts("\n") }
      } else if starts("/*") {
        skipComment()
      } else if let hashes = literalHashes() {
        skipLiteral(hashes: hashes)
      } else {
        code.append(bytes[index])
        index += 1
      }
    }

    func starts(_ text: StaticString, at offset: Int = 0) -> Bool {
      let start = index + offset
      guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
      return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
    }

    /// Skips bytes until `isEnd`, except line breaks.
    private mutating func skip(until isEnd: (Scan) -> Bool) {
      while index < bytes.count && !isEnd(self) { skipByte() }
    }

    private mutating func skipByte() {
      if bytes[index] == UInt8(ascii: "\n") {
        code.append(bytes[index])
      } else if keepsPlaces {
        code.append(UInt8(ascii: " "))
      }
      index += 1
    }

    private mutating func skip(_ count: Int) {
      for _ in 0..<count where index < bytes.count { skipByte() }
    }

    /// Writes a placeholder for skipped text.
    private mutating func mark(_ character: Unicode.Scalar) {
      if !keepsPlaces { code.append(UInt8(ascii: character)) }
    }

    private mutating func skipComment() {
      var depth = 0
      while index < bytes.count {
        if starts("/*") {
          depth += 1
          skip(2)
        } else if starts("*/") {
          depth -= 1
          skip(2)
          if depth == 0 { break }
        } else {
          skipByte()
        }
      }
      mark(" ")
    }

    /// The number of `#` before the quotation mark of a string literal at this position.
    private func literalHashes() -> Int? {
      var count = 0
      while starts("#", at: count) { count += 1 }
      return starts("\"", at: count) ? count : nil
    }

    private mutating func skipLiteral(hashes: Int) {
      skip(hashes)
      let isLong = starts("\"\"\"")
      let end = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + Self.hashes(hashes)
      let escape = [UInt8(ascii: "\\")] + Self.hashes(hashes)
      skip(isLong ? 3 : 1)
      mark("\"")
      while index < bytes.count {
        if matches(escape) {
          skip(escape.count)
          // Interpolations may contain strings.
          if starts("(") { skipInterpolation() } else { skip(1) }
        } else if matches(end) {
          skip(end.count)
          break
        } else if !isLong && starts("\n") {
          break
        } else {
          skipByte()
        }
      }
      mark("\"")
    }

    private mutating func skipInterpolation() {
      var depth = 0
      while index < bytes.count {
        if starts("(") { depth += 1 }
        if starts(")") { depth -= 1 }
        if let hashes = literalHashes() {
          skipLiteral(hashes: hashes)
        } else {
          skipByte()
        }
        if depth == 0 { break }
      }
    }

    private func matches(_ other: [UInt8]) -> Bool {
      index + other.count <= bytes.count && bytes[index..<index + other.count].elementsEqual(other)
    }

    private static func hashes(_ count: Int) -> [UInt8] { [UInt8](repeating: UInt8(ascii: "#"), count: count) }
  }
}
