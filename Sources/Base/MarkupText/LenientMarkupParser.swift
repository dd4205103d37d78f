/// Reads the tags and text of XML leniently, without requiring that tags match.
///
/// libxml2 does not handle documents that are not well-formed: after the first stray `&` or `<` it guesses, closes
/// all open elements at any end tag, or stops silently, and half a feed is lost. This parser recognizes tags
/// anywhere. For well-formed documents the result equals libxml2's, which the tests compare.
///
/// It reads the document once with little memory: an unterminated construct is searched for once, and the expansion
/// of entities is limited.
public struct LenientMarkupParser {
  /// What was repaired while a document was read.
  public struct Outcome: Hashable, Sendable {
    /// The number of bare `&` and `<`, attributes without quotes, unterminated constructs, and unknown entities.
    public var repairCount = 0
  }

  /// The maximum number of attributes of a tag; others are left out.
  private static let mostAttributes = 200

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0
  private var outcome = Outcome()
  private var entities = DeclaredEntities()
  /// Terminators that do not occur in the rest of the document.
  private var missing: Set<String> = []
  /// A buffer for an attribute's value.
  private var value: [UInt8] = []

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads UTF-8 to its end, or until the receiver is done.
  public static func read(_ bytes: [UInt8], to receiver: inout some MarkupHandler) -> Outcome {
    bytes.withUnsafeBufferPointer { buffer in
      var markup = LenientMarkupParser(bytes: buffer)
      markup.run(&receiver)
      return markup.outcome
    }
  }

  private mutating func run(_ receiver: inout some MarkupHandler) {
    while position < bytes.count, !receiver.isDone {
      switch bytes[position] {
      case UInt8(ascii: "<"): mark(&receiver)
      case UInt8(ascii: "&"): reference(&receiver)
      default: characters(&receiver)
      }
    }
  }

  private mutating func characters(_ receiver: inout some MarkupHandler) {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "<"), bytes[position] != UInt8(ascii: "&") {
      position += 1
    }
    send(start..<position, to: &receiver)
  }

  private func send(_ range: Range<Int>, to receiver: inout some MarkupHandler) {
    if !range.isEmpty { receiver.text(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[range]))) }
  }

  private mutating func reference(_ receiver: inout some MarkupHandler) {
    let resolved = resolve(at: position)
    if let resolved {
      resolved.bytes.withUnsafeBytes { receiver.text($0) }
    } else {
      outcome.repairCount += 1
      send(position..<position + 1, to: &receiver)
    }
    position += resolved?.length ?? 1
  }

  private mutating func resolve(at start: Int) -> CharacterReference? {
    let reference = CharacterReference(in: UnsafeBufferPointer(rebasing: bytes[start...]))
    return reference ?? entities.resolve(in: UnsafeBufferPointer(rebasing: bytes[start...]))
  }
}

extension LenientMarkupParser {
  /// Reads a construct that starts with `<`.
  private mutating func mark(_ receiver: inout some MarkupHandler) {
    let start = position
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    if next == UInt8(ascii: "!") {
      declaration(&receiver)
    } else if next == UInt8(ascii: "?") {
      position = pass("?>", from: start + 2) ?? pass(">", from: start + 2) ?? bytes.count
    } else if next == UInt8(ascii: "/"), let name = name(at: start + 2) {
      position = pass(">", from: name.upperBound) ?? bytes.count
      receiver.end(text(name))
    } else if let name = name(at: start + 1) {
      startTag(name, &receiver)
    } else {
      outcome.repairCount += 1
      send(start..<start + 1, to: &receiver)
      position = start + 1
    }
  }

  private mutating func declaration(_ receiver: inout some MarkupHandler) {
    let start = position
    if has("<!--", at: start) {
      position = pass("-->", from: start + 4) ?? pass(">", from: start + 4) ?? bytes.count
    } else if has("<![CDATA[", at: start) {
      let end = pass("]]>", from: start + 9)
      send(start + 9..<(end.map { $0 - 3 } ?? bytes.count), to: &receiver)
      position = end ?? bytes.count
    } else {
      position = documentType(from: start)
    }
  }

  /// Skips a document type, with its declared entities; returns its end.
  private mutating func documentType(from start: Int) -> Int {
    var (depth, next) = (0, start)
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "<") where has("<!--", at: next):
        next = (pass("-->", from: next + 4) ?? bytes.count) - 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // A value may contain any characters, but is not long.
        let value = bytes[next...].dropFirst().prefix(4_096)
        if depth > 0, let end = value.firstIndex(of: bytes[next]) { next = end }
      case UInt8(ascii: "<"):
        // Anything but a declaration is the document itself; its document type has no end.
        if depth > 0, next + 1 < bytes.count, bytes[next + 1] != UInt8(ascii: "!"), bytes[next + 1] != UInt8(ascii: "?")
        {
          outcome.repairCount += 1
          return next
        }
        entities.declare(from: UnsafeBufferPointer(rebasing: bytes[next...]))
        depth += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth <= 0 { return next + 1 }
      default: break
      }
      next += 1
    }
    return next
  }

  /// The position after the next `end`.
  private mutating func pass(_ end: String, from start: Int) -> Int? {
    guard !missing.contains(end) else { return nil }
    guard let first = end.utf8.first else { return nil }
    var next = start
    while next < bytes.count, let place = bytes[next...].firstIndex(of: first) {
      if has(end, at: place) { return place + end.utf8.count }
      next = place + 1
    }
    missing.insert(end)
    outcome.repairCount += 1
    return nil
  }

  private func has(_ text: StaticString, at start: Int) -> Bool {
    start + text.utf8CodeUnitCount <= bytes.count
      && text.withUTF8Buffer { bytes[start..<start + $0.count].elementsEqual($0) }
  }

  private func has(_ text: String, at start: Int) -> Bool {
    start + text.utf8.count <= bytes.count && bytes[start..<start + text.utf8.count].elementsEqual(text.utf8)
  }

  private func name(at start: Int) -> Range<Int>? {
    guard start < bytes.count, Self.beginsName(bytes[start]) else { return nil }
    var end = start + 1
    while end < bytes.count, !Self.endsName(bytes[end]) { end += 1 }
    return start..<end
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<")
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}

extension LenientMarkupParser {
  private mutating func startTag(_ name: Range<Int>, _ receiver: inout some MarkupHandler) {
    var attributes: [Markup.Attribute] = []
    var isEmpty = false
    position = name.upperBound
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        break
      }
      // The next tag: this one has no end.
      if byte == UInt8(ascii: "<") {
        outcome.repairCount += 1
        break
      }
      isEmpty = byte == UInt8(ascii: "/")
      if byte <= 0x20 || isEmpty {
        position += 1
      } else {
        let attribute = attribute()
        if attributes.count < Self.mostAttributes { attributes.append(attribute) }
      }
    }
    let text = text(name)
    receiver.start(text, attributes)
    if isEmpty { receiver.end(text) }
  }

  /// The attribute at the current position; skips at least one byte.
  private mutating func attribute() -> Markup.Attribute {
    let start = position
    position += 1
    while position < bytes.count, !Self.endsName(bytes[position]), bytes[position] != UInt8(ascii: "=") {
      position += 1
    }
    let name = text(start..<position)
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      outcome.repairCount += 1
      return Markup.Attribute(name: name, value: "")
    }
    position += 1
    skipBlanks()
    return Markup.Attribute(name: name, value: attributeValue())
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func attributeValue() -> String {
    guard position < bytes.count else { return "" }
    let quote = bytes[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = position + 1
      let mark = quote == UInt8(ascii: "\"") ? "\"" : "'"
      if let end = pass(mark, from: start) {
        position = end
        return resolved(start..<end - 1)
      }
      position = start
    }
    outcome.repairCount += 1
    let start = position
    while position < bytes.count, bytes[position] > 0x20, bytes[position] != UInt8(ascii: ">") { position += 1 }
    return resolved(start..<position)
  }

  private mutating func resolved(_ range: Range<Int>) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return text(range) }
    value.removeAll(keepingCapacity: true)
    var next = range.lowerBound
    while next < range.upperBound {
      if bytes[next] == UInt8(ascii: "&"), let reference = resolve(at: next),
        next + reference.length <= range.upperBound
      {
        value += reference.bytes
        next += reference.length
      } else {
        value.append(bytes[next])
        next += 1
      }
    }
    return String(decoding: value, as: UTF8.self)
  }
}
