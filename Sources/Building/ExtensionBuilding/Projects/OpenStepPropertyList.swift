/// Parses OpenStep property lists, the format of Xcode projects.
enum OpenStepPropertyList {
  struct Failure: Error, Hashable {
    let line: Int
    let reason: String
  }

  static func parse(_ text: String) throws(Failure) -> PropertyListValue {
    var reader = Reader(bytes: Array(text.utf8))
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    guard reader.peek == nil else { throw reader.failure("unexpected content after the last brace") }
    return value
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    func failure(_ reason: String) -> Failure {
      Failure(line: 1 + bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") }, reason: reason)
    }

    mutating func value(depth: Int) throws(Failure) -> PropertyListValue {
      guard depth < 100 else { throw failure("too deeply nested braces (limit 100)") }
      try skipSpace()
      switch peek {
      case UInt8(ascii: "{"): return try dictionary(depth: depth + 1)
      case UInt8(ascii: "("): return try array(depth: depth + 1)
      default: return .string(try string())
      }
    }

    private mutating func dictionary(depth: Int) throws(Failure) -> PropertyListValue {
      index += 1
      var entries: [String: PropertyListValue] = [:]
      while true {
        try skipSpace()
        if take("}") { return .dictionary(entries) }
        let key = try string()
        try expect("=", after: key)
        entries[key] = try value(depth: depth)
        try expect(";", after: key)
      }
    }

    private mutating func array(depth: Int) throws(Failure) -> PropertyListValue {
      index += 1
      var values: [PropertyListValue] = []
      while true {
        try skipSpace()
        if take(")") { return .array(values) }
        values.append(try value(depth: depth))
        try skipSpace()
        if !take(",") && peek != UInt8(ascii: ")") { throw failure("missing ',' or ')'") }
      }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard peek == UInt8(ascii: character) else { return false }
      index += 1
      return true
    }

    private mutating func expect(_ character: Unicode.Scalar, after name: String) throws(Failure) {
      try skipSpace()
      if !take(character) { throw failure("missing '\(character)' after '\(name)'") }
    }

    private mutating func string() throws(Failure) -> String {
      guard let first = peek else { throw failure("unexpected end of file") }
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
      let start = index
      while let byte = peek, Self.isPlain(byte) { index += 1 }
      guard index > start else { throw failure("unexpected '\(Character(Unicode.Scalar(first)))'; expected a value") }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted(by quote: UInt8) throws(Failure) -> String {
      index += 1
      var text: [UInt8] = []
      while let byte = peek {
        index += 1
        if byte == quote { return String(decoding: text, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\"), let escaped = peek else {
          text.append(byte)
          continue
        }
        index += 1
        switch escaped {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        default: text.append(escaped)
        }
      }
      throw failure("missing quotation mark")
    }

    mutating func skipSpace() throws(Failure) {
      while let byte = peek {
        if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
          while let next = peek, next != UInt8(ascii: "\n") { _ = (next, index += 1) }
        } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
          try skipComment()
        } else if byte <= 0x20 {
          index += 1
        } else {
          return
        }
      }
    }

    private mutating func skipComment() throws(Failure) {
      index += 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/") {
          index += 2
          return
        }
        index += 1
      }
      index = bytes.count
      throw failure("unterminated comment")
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_$/:.-+".utf8.contains(byte) || byte >= 0x80
      }
    }
  }
}
