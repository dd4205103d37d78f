/// Parses JSON (RFC 8259) with the positions of all values.
struct JSONParser {
  struct ParsingError: Error {
    /// In bytes from the start of the text.
    let offset: Int
    let reason: String
  }

  /// The first of several occurrences.
  struct Mark {
    let text: String
    let offset: Int
    var count = 1
  }

  private(set) var loneSurrogates: Mark?
  private(set) var repeatedNames: Mark?
  private let deepestLevel: Int
  private let allowsTrailingCommas: Bool
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8], deepestLevel: Int, allowsTrailingCommas: Bool) {
    (self.bytes, self.deepestLevel, self.allowsTrailingCommas) = (bytes, deepestLevel, allowsTrailingCommas)
  }

  /// The top-level value.
  mutating func document() throws(ParsingError) -> LocatedJSON {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if isUTF16 { throw fault("the text is UTF-16, not UTF-8") }
    let value = try value(level: 0)
    skipSpace()
    if position < bytes.count { throw unexpected() }
    return value
  }

  /// Detected by the byte order mark, or by the zeros before or after an ASCII character.
  private var isUTF16: Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || (bytes.count > 1 && (bytes[0] == 0) != (bytes[1] == 0))
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  /// Skips white space and then `character`, and returns whether it was there.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let next, next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(level: Int) throws(ParsingError) -> LocatedJSON {
    skipSpace()
    let start = position
    if level > deepestLevel { throw fault("nested too deeply") }
    return LocatedJSON(value: try plainValue(level: level), offset: start)
  }

  private mutating func plainValue(level: Int) throws(ParsingError) -> LocatedJSON.Value {
    if take("{") { return try .object(fields(level: level)) }
    if take("[") { return try .array(elements(level: level)) }
    if take("\"") { return try .string(text()) }
    for (word, value) in [("true", LocatedJSON.Value.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    return try .number(number())
  }

  private mutating func fields(level: Int) throws(ParsingError) -> [LocatedJSON.Field] {
    var fields: [LocatedJSON.Field] = []
    var names: Set<String> = []
    if take("}") { return fields }
    repeat {
      if allowsTrailingCommas, !fields.isEmpty, take("}") { return fields }
      guard take("\"") else { throw unexpected("a name in quotes") }
      let start = position - 1
      let name = try text()
      guard take(":") else { throw unexpected("`:`") }
      fields.append(LocatedJSON.Field(name: name, offset: start, value: try value(level: level + 1)))
      if !names.insert(name).inserted { Self.note(name, at: start, in: &repeatedNames) }
    } while take(",")
    guard take("}") else { throw unexpected("`,` or `}`") }
    return fields
  }

  private mutating func elements(level: Int) throws(ParsingError) -> [LocatedJSON] {
    var values: [LocatedJSON] = []
    if take("]") { return values }
    repeat {
      if allowsTrailingCommas, !values.isEmpty, take("]") { return values }
      values.append(try value(level: level + 1))
    } while take(",")
    guard take("]") else { throw unexpected("`,` or `]`") }
    return values
  }

  private mutating func number() throws(ParsingError) -> String {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let digits = position
    guard takeDigits() else { throw position > start ? unexpected("a digit") : unexpected() }
    if position > digits + 1 && bytes[digits] == UInt8(ascii: "0") {
      position = digits
      throw fault("a number must not begin with 0")
    }
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

extension JSONParser {
  /// The rest of a string after its opening quote.
  private mutating func text() throws(ParsingError) -> String {
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
        let escape = position
        position += 1
        if let scalar = try escaped() {
          text.unicodeScalars.append(scalar)
        } else {
          text.unicodeScalars.append("\u{FFFD}")
          Self.note(String(decoding: bytes[escape..<position], as: UTF8.self), at: escape, in: &loneSurrogates)
        }
      case nil: throw unexpected()
      default: throw fault("a control character in a string must be escaped")
      }
    }
  }

  /// The scalar of an escape sequence; nil for an unpaired surrogate.
  private mutating func escaped() throws(ParsingError) -> Unicode.Scalar? {
    guard let letter = next else { throw unexpected() }
    position += 1
    switch Unicode.Scalar(letter) {
    case "\"", "\\", "/": return Unicode.Scalar(letter)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": break
    default:
      position -= 1
      throw fault("unknown escape sequence after `\\`")
    }
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let afterFirst = position
    guard UTF16.isLeadSurrogate(unit), bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return nil
    }
    position += 2
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      position = afterFirst
      return nil
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  private mutating func codeUnit() throws(ParsingError) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("`\\u` must be followed by four hexadecimal digits") }
    position += 4
    return unit
  }

  /// The error for an unexpected character at the current position.
  private func unexpected(_ expected: String? = nil) -> ParsingError {
    guard position < bytes.count else { return fault("unexpected end") }
    let character = String(decoding: bytes[position...].prefix(16), as: UTF8.self).prefix(1)
    if character == "\u{FFFD}", !bytes[position...].starts(with: character.utf8) {
      return fault("the text is not UTF-8")
    }
    return fault("unexpected `\(character)`" + (expected.map { " instead of \($0)" } ?? ""))
  }

  private func fault(_ reason: String) -> ParsingError { ParsingError(offset: position, reason: reason) }

  private static func note(_ text: String, at offset: Int, in mark: inout Mark?) {
    if mark == nil { mark = Mark(text: text, offset: offset) } else { mark?.count += 1 }
  }
}
