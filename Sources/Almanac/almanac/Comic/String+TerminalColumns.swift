extension String {
  /// The columns of the text on a terminal: two for East Asian characters and emoji, none for combining marks.
  ///
  /// The wide ranges are those of classes W and F in Unicode's East Asian Width (UAX 11), in blocks.
  var terminalColumns: Int { reduce(0) { $0 + $1.terminalColumns } }

  func padded(to columns: Int, atStart: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(columns - terminalColumns, 0))
    return atStart ? spaces + self : self + spaces
  }
}

extension Character {
  fileprivate var terminalColumns: Int {
    let isEmoji = unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
    return isEmoji ? 2 : unicodeScalars.map(\.terminalColumns).max() ?? 0
  }
}

extension Unicode.Scalar {
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF,
    0x20000...0x3FFFD,
  ]

  fileprivate var terminalColumns: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }
}
