import Foundation

/// Parses the text form of a `.strings` file: `"key" = "value";` with comments.
struct StringsParser {
  /// Valid UTF-8.
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private let file: URL
  private let report: StringFileProblem.Report

  init(_ text: String, file: URL, report: @escaping StringFileProblem.Report) {
    bytes = Array(text.utf8)
    (self.file, self.report) = (file, report)
  }

  /// All valid entries. Errors are reported with their line, and parsing continues after the next semicolon.
  mutating func entries() -> [String: String] {
    var entries: [String: String] = [:]
    while skipSpace() {
      let start = line
      if let (key, value) = pair() {
        entries[key] = value
      } else {
        reportProblem("cannot read the entry", at: start)
        while let byte = take(), byte != UInt8(ascii: ";") {}
      }
    }
    return entries
  }

  private mutating func pair() -> (String, String)? {
    guard let key = token() else { return nil }
    guard skipSpace() else { return nil }
    var value = key
    if peek == UInt8(ascii: "=") {
      index += 1
      guard skipSpace(), let string = token(), skipSpace() else { return nil }
      value = string
    }
    guard peek == UInt8(ascii: ";") else { return nil }
    index += 1
    return (key, value)
  }

  private mutating func token() -> String? {
    if peek == UInt8(ascii: "\"") { return quoted() }
    let start = index
    while let scalar, scalar.properties.isAlphabetic || "0123456789_.$/:-".unicodeScalars.contains(scalar) {
      index += UTF8.width(scalar)
    }
    return index == start ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() -> String? {
    index += 1
    var text: [UInt8] = []
    var start = index
    while let byte = take() {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[start..<index - 1]
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[start..<index - 1]
        text += unescaped()
        start = index
      default: break
      }
    }
    return nil
  }

  private mutating func unescaped() -> [UInt8] {
    guard let byte = take() else { return [] }
    switch byte {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
    case UInt8(ascii: "u"), UInt8(ascii: "U"): return utf16Escapes()
    default: return [byte]
    }
  }

  /// `\U` with four digits is a UTF-16 code unit; two of them may form a surrogate pair.
  private mutating func utf16Escapes() -> [UInt8] {
    var units: [UInt16] = []
    while let unit = fourDigits() {
      units.append(unit)
      guard UTF16.isLeadSurrogate(unit), peek == UInt8(ascii: "\\"), index + 1 < bytes.count,
        [UInt8(ascii: "u"), UInt8(ascii: "U")].contains(bytes[index + 1])
      else { break }
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func fourDigits() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    guard let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16) else { return nil }
    index += 4
    return unit
  }

  /// Skips white space and comments; false at the end of the file.
  private mutating func skipSpace() -> Bool {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09...0x0D: _ = take()
      case UInt8(ascii: "/"):
        let next = index + 1 < bytes.count ? bytes[index + 1] : nil
        if next == UInt8(ascii: "/") {
          while let byte = peek, byte != UInt8(ascii: "\n") { index += 1 }
        } else if next == UInt8(ascii: "*") {
          skipComment()
        } else {
          return true
        }
      default:
        guard let scalar, !scalar.isASCII, scalar.properties.isWhitespace else { return true }
        index += UTF8.width(scalar)
      }
    }
    return false
  }

  private mutating func skipComment() {
    let start = line
    index += 2
    while let byte = take() {
      if byte == UInt8(ascii: "*"), peek == UInt8(ascii: "/") {
        index += 1
        return
      }
    }
    reportProblem("unterminated comment", at: start, hasLoss: false)
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The scalar at the index.
  private var scalar: Unicode.Scalar? {
    guard let byte = peek else { return nil }
    if byte < 0x80 { return Unicode.Scalar(byte) }
    return String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
  }

  private mutating func take() -> UInt8? {
    guard let byte = peek else { return nil }
    index += 1
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }

  private func reportProblem(_ reason: String, at line: Int, hasLoss: Bool = true) {
    report(StringFileProblem(reason: "line \(line): \(reason)", file: file.path, hasLoss: hasLoss))
  }
}
