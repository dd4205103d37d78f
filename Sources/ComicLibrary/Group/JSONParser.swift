import Foundation

/// Where a JSON text stops being one. Lines and columns count from 1, columns in Unicode scalars.
struct JSONSyntaxError: Error, Equatable {
  let line: Int
  let column: Int
  let reason: String
}

/// Reads JSON (RFC 8259) and says where it is broken, which Foundation's reader does not do reliably.
struct JSONParser {
  private static let deepestLevel = 200
  private let bytes: [UInt8]
  private var position = 0
  private var oddities = JSONOddities()

  /// The value that `data` holds, and what is odd about how it is written. A byte-order mark is passed over.
  static func parse(_ data: Data) throws(JSONSyntaxError) -> (value: JSONValue, oddities: JSONOddities) {
    var parser = JSONParser(bytes: [UInt8](data))
    if parser.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let value = try parser.value(level: 0)
    parser.skipSpace()
    if parser.position < parser.bytes.count { throw parser.unexpected() }
    return (value, parser.oddities)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

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

  private mutating func value(level: Int) throws(JSONSyntaxError) -> JSONValue {
    if level > Self.deepestLevel { throw error("nested too deeply") }
    if take("{") { return try .object(object(level: level)) }
    if take("[") { return try .array(array(level: level)) }
    if take("\"") { return try .string(string()) }
    for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    return try .number(number())
  }

  private mutating func object(level: Int) throws(JSONSyntaxError) -> JSONObject {
    var object = JSONObject()
    var names: Set<String> = []
    if take("}") { return object }
    repeat {
      guard take("\"") else { throw unexpected("a name in quotes") }
      let start = position - 1
      let name = try string()
      guard take(":") else { throw unexpected("`:`") }
      let value = try value(level: level + 1)
      if names.insert(name).inserted {
        object.append(name, value)
      } else {
        object[name] = value
        note(name, in: \.repeatedNames, at: start)
      }
    } while take(",")
    guard take("}") else { throw unexpected("`,` or `}`") }
    return object
  }

  private mutating func array(level: Int) throws(JSONSyntaxError) -> [JSONValue] {
    var values: [JSONValue] = []
    if take("]") { return values }
    repeat { values.append(try value(level: level + 1)) } while take(",")
    guard take("]") else { throw unexpected("`,` or `]`") }
    return values
  }

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let integerStart = position
    guard takeDigits() else { throw position > start ? unexpected("a digit") : unexpected() }
    if position > integerStart + 1 && bytes[integerStart] == UInt8(ascii: "0") {
      position = integerStart
      throw error("a number begins with a zero")
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
  /// The rest of a string whose opening quote has been passed.
  private mutating func string() throws(JSONSyntaxError) -> String {
    var text = ""
    while true {
      let start = position
      while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
      guard let part = String(validating: bytes[start..<position], as: UTF8.self) else {
        position = start
        throw error("the text is not UTF-8")
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
          let written = String(decoding: bytes[escape..<position], as: UTF8.self)
          note(written, in: \.loneSurrogates, at: escape)
        }
      case nil: throw unexpected()
      default: throw error("a control character stands in a string")
      }
    }
  }

  /// The scalar that an escape stands for; nil for half of a pair of surrogates that stands alone.
  private mutating func escaped() throws(JSONSyntaxError) -> Unicode.Scalar? {
    guard let letter = next else { throw unexpected() }
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let scalar = plain[letter] {
      position += 1
      return scalar
    }
    guard letter == UInt8(ascii: "u") else { throw error("an unknown escape follows `\\`") }
    position += 1
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return nil
    }
    let afterFirst = position
    position += 2
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      position = afterFirst
      return nil
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits must follow `\\u`") }
    position += 4
    return unit
  }
}

extension JSONParser {
  /// What stands at the current position does not belong there; `expected` would.
  private func unexpected(_ expected: String? = nil) -> JSONSyntaxError {
    guard position < bytes.count else { return error("unexpected end") }
    let character = String(decoding: bytes[position...].prefix(16), as: UTF8.self).prefix(1)
    return error("unexpected `\(character)`" + (expected.map { " instead of \($0)" } ?? ""))
  }

  private func error(_ reason: String) -> JSONSyntaxError {
    let place = place(of: position)
    return JSONSyntaxError(line: place.line, column: place.column, reason: reason)
  }

  /// Only the first oddity of a kind has its place looked up, which takes as long as what stands before it.
  private mutating func note(
    _ text: String, in kind: WritableKeyPath<JSONOddities, JSONOddities.Kind?>, at position: Int
  ) {
    guard oddities[keyPath: kind] == nil else {
      oddities[keyPath: kind]?.count += 1
      return
    }
    let place = place(of: position)
    oddities[keyPath: kind] = JSONOddities.Kind(text: text, line: place.line, column: place.column)
  }

  private func place(of position: Int) -> (line: Int, column: Int) {
    let before = String(decoding: bytes[..<position], as: UTF8.self).unicodeScalars
    let lineStart = before.lastIndex(of: "\n").map(before.index(after:)) ?? before.startIndex
    let mark = before[lineStart...].first == "\u{FEFF}" ? 1 : 0
    return (before.count { $0 == "\n" } + 1, before[lineStart...].count - mark + 1)
  }
}
