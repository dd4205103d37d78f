/// Reads JSON (RFC 8259) and remembers where everything stands.
///
/// Names that are given twice in one object stay both: the last one counts for who asks, as with other readers.
struct PlacedJSONParser {
  struct Fault: Error {
    /// In bytes from the beginning of the text.
    let offset: Int
    let reason: String
  }

  private static let deepestLevel = 64
  private let bytes: [UInt8]
  private var position = 0

  /// The value that `bytes` hold. A byte-order mark is passed over.
  static func parse(_ bytes: [UInt8]) throws(Fault) -> PlacedJSON {
    var parser = PlacedJSONParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let value = try parser.value(level: 0)
    parser.skipSpace()
    if parser.position < bytes.count { throw parser.unexpected() }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  /// Passes over `character` after white space, and says whether it was there.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let next, next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(level: Int) throws(Fault) -> PlacedJSON {
    skipSpace()
    let start = position
    if level > Self.deepestLevel { throw fault("nested too deeply") }
    return PlacedJSON(value: try plainValue(level: level), offset: start)
  }

  private mutating func plainValue(level: Int) throws(Fault) -> PlacedJSON.Value {
    if take("{") { return try .object(fields(level: level)) }
    if take("[") { return try .array(elements(level: level)) }
    if take("\"") { return try .string(text()) }
    for (word, value) in [("true", PlacedJSON.Value.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    return try .number(number())
  }

  private mutating func fields(level: Int) throws(Fault) -> [PlacedJSON.Field] {
    var fields: [PlacedJSON.Field] = []
    if take("}") { return fields }
    repeat {
      guard take("\"") else { throw unexpected("a name in quotes") }
      let name = try text()
      guard take(":") else { throw unexpected("`:`") }
      fields.append(PlacedJSON.Field(name: name, value: try value(level: level + 1)))
    } while take(",")
    guard take("}") else { throw unexpected("`,` or `}`") }
    return fields
  }

  private mutating func elements(level: Int) throws(Fault) -> [PlacedJSON] {
    var values: [PlacedJSON] = []
    if take("]") { return values }
    repeat { values.append(try value(level: level + 1)) } while take(",")
    guard take("]") else { throw unexpected("`,` or `]`") }
    return values
  }

  private mutating func number() throws(Fault) -> String {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let digits = position
    guard takeDigits() else { throw position > start ? unexpected("a digit") : unexpected() }
    if position > digits + 1 && bytes[digits] == UInt8(ascii: "0") { throw fault("a number begins with a zero") }
    if next == UInt8(ascii: ".") {
      position += 1
      guard takeDigits() else { throw unexpected("a digit") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      guard takeDigits() else { throw unexpected("a digit") }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func takeDigits() -> Bool {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position > start
  }
}

extension PlacedJSONParser {
  /// The rest of a string whose opening quote has been passed. Half of a surrogate pair that stands alone is U+FFFD.
  private mutating func text() throws(Fault) -> String {
    var text = ""
    while true {
      let start = position
      while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
      guard let part = String(validating: bytes[start..<position], as: UTF8.self) else {
        position = start
        throw fault("the text is not UTF-8")
      }
      text += part
      switch next {
      case UInt8(ascii: "\""):
        position += 1
        return text
      case UInt8(ascii: "\\"):
        position += 1
        text.unicodeScalars.append(try escaped())
      case nil: throw unexpected()
      default: throw fault("a control character stands in a string")
      }
    }
  }

  private mutating func escaped() throws(Fault) -> Unicode.Scalar {
    guard let letter = next else { throw unexpected() }
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let scalar = plain[letter] {
      position += 1
      return scalar
    }
    guard letter == UInt8(ascii: "u") else { throw fault("an unknown escape follows `\\`") }
    position += 1
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let afterFirst = position
    guard UTF16.isLeadSurrogate(unit), bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return "\u{FFFD}"
    }
    position += 2
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      position = afterFirst
      return "\u{FFFD}"
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  private mutating func codeUnit() throws(Fault) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits must follow `\\u`") }
    position += 4
    return unit
  }

  /// What stands at the current position does not belong there; `expected` would.
  private func unexpected(_ expected: String? = nil) -> Fault {
    guard position < bytes.count else { return fault("unexpected end") }
    let character = String(decoding: bytes[position...].prefix(16), as: UTF8.self).prefix(1)
    return fault("unexpected `\(character)`" + (expected.map { " instead of \($0)" } ?? ""))
  }

  private func fault(_ reason: String) -> Fault { Fault(offset: position, reason: reason) }
}
