/// A line of a calendar: a property with parameters and a value (RFC 5545, 3.1).
struct ContentLine {
  let number: Int
  /// Upper-case.
  let name: String
  private let parameters: [(name: String, value: String)]
  /// As written.
  let value: String

  /// Nil for an invalid line: without a name or colon, or with an unterminated quote.
  init?(_ line: LogicalLines.Line) {
    let bytes = line.bytes
    var index = bytes.startIndex
    while index < bytes.endIndex, Self.isOfName(bytes[index]) { index += 1 }
    guard index > bytes.startIndex, index < bytes.endIndex else { return nil }
    number = line.number
    name = String(decoding: bytes[..<index], as: UTF8.self).uppercased()
    var parameters: [(name: String, value: String)] = []
    while bytes[index] == UInt8(ascii: ";") {
      guard let parameter = Self.parameter(in: bytes, &index), index < bytes.endIndex else { return nil }
      // No real line has more.
      if parameters.count < 100 { parameters.append(parameter) }
    }
    guard bytes[index] == UInt8(ascii: ":") else { return nil }
    self.parameters = parameters
    value = String(decoding: bytes[(index + 1)...], as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// The parameter after a semicolon. Several values stay separated by commas.
  private static func parameter(in bytes: ArraySlice<UInt8>, _ index: inout Int) -> (String, String)? {
    index += 1
    let start = index
    while index < bytes.endIndex, isOfName(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self).uppercased()
    // Some programs write parameters without a value.
    if index < bytes.endIndex, [UInt8(ascii: ";"), UInt8(ascii: ":")].contains(bytes[index]) { return (name, "") }
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "=") else { return nil }
    index += 1
    var value: [UInt8] = []
    var isQuoted = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted, byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":") {
        return (name, decoded(value))
      } else {
        value.append(byte)
      }
      index += 1
    }
    return nil
  }

  /// Decodes the caret escapes of RFC 6868.
  private static func decoded(_ value: [UInt8]) -> String {
    let text = String(decoding: value, as: UTF8.self)
    guard text.contains("^") else { return text }
    var result = ""
    var isEscaped = false
    for character in text {
      switch (isEscaped, character) {
      case (false, "^"): isEscaped = true; continue
      case (true, "n"): result += "\n"
      case (true, "'"): result += "\""
      case (true, "^"): result += "^"
      case (true, _): result += "^\(character)"
      default: result.append(character)
      }
      isEscaped = false
    }
    return isEscaped ? result + "^" : result
  }

  /// The value of a parameter; nil if it is missing or empty.
  subscript(parameter: String) -> String? {
    parameters.first { $0.name == parameter }.flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  /// The value of type TEXT (RFC 5545, 3.3.11), with `\n`, `\,`, `\;` and `\\` decoded.
  var text: String {
    guard value.utf8.contains(UInt8(ascii: "\\")) else { return value }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in value.utf8 {
      switch (isEscaped, byte) {
      case (false, UInt8(ascii: "\\")): isEscaped = true; continue
      case (true, UInt8(ascii: "n")), (true, UInt8(ascii: "N")): result.append(0x0A)
      case (true, UInt8(ascii: ",")), (true, UInt8(ascii: ";")), (true, UInt8(ascii: "\\")): result.append(byte)
      case (true, _): result += [UInt8(ascii: "\\"), byte]
      default: result.append(byte)
      }
      isEscaped = false
    }
    if isEscaped { result.append(UInt8(ascii: "\\")) }
    return String(decoding: result, as: UTF8.self)
  }
}
