import Foundation

/// Parses the text form of a `.strings` file: `"key" = "value";` with comments.
struct StringsParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private let file: URL
  private let report: StringFileProblem.Report

  init(_ text: String, file: URL, report: @escaping StringFileProblem.Report) {
    scalars = Array(text.unicodeScalars)
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
        while let scalar = take(), scalar != ";" {}
      }
    }
    return entries
  }

  private mutating func pair() -> (String, String)? {
    guard let key = token() else { return nil }
    guard skipSpace() else { return nil }
    var value = key
    if peek == "=" {
      _ = take()
      guard skipSpace(), let string = token(), skipSpace() else { return nil }
      value = string
    }
    guard peek == ";" else { return nil }
    _ = take()
    return (key, value)
  }

  private mutating func token() -> String? {
    if peek == "\"" { return quoted() }
    var word = String.UnicodeScalarView()
    while let scalar = peek, scalar.properties.isAlphabetic || "0123456789_.$/:-".unicodeScalars.contains(scalar) {
      word.append(scalar)
      _ = take()
    }
    return word.isEmpty ? nil : String(word)
  }

  private mutating func quoted() -> String? {
    _ = take()
    var units = String.UnicodeScalarView()
    while let scalar = take() {
      if scalar == "\"" { return String(units) }
      if scalar != "\\" {
        units.append(scalar)
      } else if let escaped = take() {
        units.append(contentsOf: unescaped(escaped))
      }
    }
    return nil
  }

  private mutating func unescaped(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "n": return ["\n"]
    case "t": return ["\t"]
    case "r": return ["\r"]
    case "u", "U": return utf16Escapes()
    default: return [scalar]
    }
  }

  /// `\U` with four digits is a UTF-16 code unit; two of them may form a surrogate pair.
  private mutating func utf16Escapes() -> [Unicode.Scalar] {
    var units: [UInt16] = []
    while let unit = fourDigits() {
      units.append(unit)
      guard UTF16.isLeadSurrogate(unit), peek == "\\", index + 1 < scalars.count,
        "uU".unicodeScalars.contains(scalars[index + 1])
      else { break }
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
  }

  private mutating func fourDigits() -> UInt16? {
    guard index + 4 <= scalars.count else { return nil }
    guard let unit = UInt16(String(String.UnicodeScalarView(scalars[index..<index + 4])), radix: 16) else { return nil }
    index += 4
    return unit
  }

  /// Skips white space and comments; false at the end of the file.
  private mutating func skipSpace() -> Bool {
    while let scalar = peek {
      if scalar.properties.isWhitespace {
        _ = take()
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
        while let next = peek, next != "\n" { _ = (next, take()) }
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
        skipComment()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipComment() {
    let start = line
    index += 2
    while let scalar = take() {
      if scalar == "*", peek == "/" {
        _ = take()
        return
      }
    }
    reportProblem("unterminated comment", at: start, hasLoss: false)
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func take() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    index += 1
    if scalar == "\n" { line += 1 }
    return scalar
  }

  private func reportProblem(_ reason: String, at line: Int, hasLoss: Bool = true) {
    report(StringFileProblem(reason: "line \(line): \(reason)", file: file.path, hasLoss: hasLoss))
  }
}
