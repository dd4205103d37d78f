internal import MarkupText

/// Converts HTML to text: removes tags, scripts and styles, decodes references once, separates blocks by spaces.
struct PlainText {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Whether unknown tags are kept as text, as in “Array<Element>”.
  private let keepsUnknownTags: Bool
  private let limit: Int
  private var text: [UInt8] = []
  private var next = 0

  /// The text of HTML in UTF-8, with white space unchanged.
  ///
  /// - Parameters:
  ///   - isGuessed: The text may not be HTML: unknown tags are kept.
  ///   - limit: Roughly how many bytes are needed, if the text is cut anyway.
  static func text(ofHTML html: ArraySlice<UInt8>, isGuessed: Bool, limit: Int = .max) -> [UInt8] {
    guard html.contains(UInt8(ascii: "<")) || html.contains(UInt8(ascii: "&")) else { return Array(html.prefix(limit)) }
    return html.withUnsafeBufferPointer { buffer in
      var plain = PlainText(bytes: buffer, keepsUnknownTags: isGuessed, limit: limit)
      plain.run()
      return plain.text
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, keepsUnknownTags: Bool, limit: Int) {
    (self.bytes, self.keepsUnknownTags, self.limit) = (bytes, keepsUnknownTags, limit)
    text.reserveCapacity(min(bytes.count, limit))
  }

  private mutating func run() {
    while next < bytes.count, text.count < limit {
      switch bytes[next] {
      case UInt8(ascii: "<") where tag(): break
      case UInt8(ascii: "&"):
        if let reference = CharacterReference(in: UnsafeBufferPointer(rebasing: bytes[next...])) {
          text += reference.bytes
          next += reference.length
        } else {
          fallthrough
        }
      default:
        let start = next
        next += 1
        while next < bytes.count, bytes[next] != UInt8(ascii: "<"), bytes[next] != UInt8(ascii: "&") { next += 1 }
        text.append(contentsOf: bytes[start..<next].prefix(limit))
      }
    }
  }

  /// Skips a tag, comment or declaration; false if there is none.
  private mutating func tag() -> Bool {
    var start = next + 1
    guard start < bytes.count else { return false }
    if bytes[start] == UInt8(ascii: "!") || bytes[start] == UInt8(ascii: "?") {
      let isComment = bytes[start...].starts(with: "!--".utf8)
      // An unterminated comment ends at the next `>`.
      if isComment {
        next = end("-->", from: start + 1) ?? end(">", from: start) ?? bytes.count
      } else if let end = end(">", from: start) {
        next = end
      } else {
        return false
      }
      return true
    }
    let isEnd = bytes[start] == UInt8(ascii: "/")
    if isEnd { start += 1 }
    let name = bytes[start...].prefix(24).prefix {
      ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x3A
    }
    guard let first = name.first, first > 0x3A else { return false }
    let word = String(decoding: name, as: UTF8.self).lowercased()
    let kind = HTMLTag.kinds[word]
    if kind == nil && keepsUnknownTags { return false }
    guard let end = endOfTag(from: name.endIndex) else { return false }
    next = end
    if kind == .block { text.append(0x20) }
    if kind == .hidden && !isEnd { next = endOfElement(word, from: end) }
    return true
  }

  /// The index after the tag's `>`, ignoring those in quotes, unless the quotes are not closed.
  private func endOfTag(from start: Int) -> Int? {
    var quote: UInt8?
    var firstEnd: Int?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") {
        if quote == nil { return index + 1 }
        firstEnd = firstEnd ?? index + 1
      } else if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        index > start, bytes[index - 1] == UInt8(ascii: "=")
      {
        quote = byte
      }
      // Limits the search for a closing quote, which would make many tags slow.
      if let firstEnd, index - firstEnd > 4_096 { return firstEnd }
    }
    return firstEnd
  }

  private func endOfElement(_ name: String, from start: Int) -> Int {
    var place = start
    while let end = end("</", from: place) {
      let word = String(decoding: bytes[end...].prefix(name.utf8.count), as: UTF8.self)
      if word.lowercased() == name { return endOfTag(from: end) ?? bytes.count }
      place = end
    }
    return bytes.count
  }

  private func end(_ mark: StaticString, from start: Int) -> Int? {
    mark.withUTF8Buffer { marks in
      var place = start
      while place + marks.count <= bytes.count {
        if bytes[place] == marks[0], bytes[place..<place + marks.count].elementsEqual(marks) {
          return place + marks.count
        }
        place += 1
      }
      return nil
    }
  }
}
