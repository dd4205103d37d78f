extension String {
  /// The text with control characters, line breaks and direction overrides escaped: as bytes (`\\x1B`), or as `\
  /// `, `\\r`, `\\t`. Backslashes are doubled, so that the escaping is unambiguous.
  ///
  /// Names of files come from strangers: they must not move the cursor or forge a line of the tool's output.
  package var printable: String { unicodeScalars.reduce(into: "") { $0 += $1.printable } }

  /// The same as a line of its own, in which a backslash stays one.
  package var onOneLine: String { printable.replacing("\\\\", with: "\\") }

  /// Escapes bytes that may not be UTF-8; invalid bytes are escaped too.
  package init(printing bytes: some Collection<UInt8>) {
    self = ""
    var rest = Array(bytes)[...]
    while let first = rest.first {
      let lengths = 1...min(4, rest.count)
      let scalar = lengths.lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }.first
      self += scalar?.printable ?? Self.escape(first)
      rest = rest.dropFirst(scalar?.utf8.count ?? 1)
    }
  }

  fileprivate static func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "\\x" + (digits.count == 1 ? "0" : "") + digits
  }
}

extension Unicode.Scalar {
  /// Whether the character controls a terminal, or the order of the characters around it.
  var isControl: Bool {
    // The tables of Unicode would take most of the time that a picture in base64 takes.
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }

  fileprivate var printable: String {
    switch self {
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: isControl ? String(self).utf8.map(String.escape).joined() : String(self)
    }
  }
}
