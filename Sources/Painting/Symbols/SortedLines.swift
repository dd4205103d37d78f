/// Lines of text in the executable, sorted by their first word.
///
/// Nothing is parsed before a look-up, so a table of a thousand lines costs a cold start nothing.
struct SortedLines: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  /// The words after `key` in the line that begins with it, if there is one.
  subscript(key: String) -> [Substring]? {
    guard let line = line(of: key) else { return nil }
    return Array(line.split(separator: " ").dropFirst())
  }

  /// The text after `key` in the line that begins with it.
  func rest(of key: String) -> String? {
    line(of: key).map { line in String(line.drop { $0 != " " }.dropFirst()) }
  }

  /// The first words of all lines, in order.
  var keys: [String] {
    text.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).map { line in
        String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      }
    }
  }

  /// Binary search by byte position: the word of the line at the middle determines the half.
  private func line(of key: String) -> String? {
    let key = Array(key.utf8)
    guard !key.isEmpty else { return nil }
    return text.withUTF8Buffer { bytes in
      var (low, high) = (0, bytes.count)
      while low < high {
        var start = (low + high) / 2
        while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let line = bytes[start..<end]
        let word = line.prefix { $0 != UInt8(ascii: " ") }
        if word.elementsEqual(key) { return String(decoding: line, as: UTF8.self) }
        if word.lexicographicallyPrecedes(key) { low = end + 1 } else { high = start }
      }
      return nil
    }
  }
}
