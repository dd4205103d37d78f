extension String {
  /// The text as it can be shown on a terminal and told from any other: what would control it, break the line or turn the
  /// direction of reading is written as its bytes (`\\x1B`), or as `\\n`, `\\r`, `\\t`; a backslash is doubled.
  ///
  /// Names of files are a stranger's text: nothing in them may move the cursor or make up a line of ours.
  package var printable: String { unicodeScalars.reduce(into: "") { $0 += $1.printable } }

  /// The same as a line of its own, in which a backslash stays one.
  package var onOneLine: String { printable.replacing("\\\\", with: "\\") }

  /// The same of bytes that need not be UTF-8: those that are none are escaped, too.
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
  /// Whether it does something to a terminal, or to the order of what is around it, instead of being seen.
  var isControlling: Bool {
    switch properties.generalCategory {
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
    default: isControlling ? String(self).utf8.map(String.escape).joined() : String(self)
    }
  }
}
