import Diagnostics
internal import Foundation
internal import ImageCodecs
internal import MarkupText

/// Converts a feed's bytes to UTF-8.
///
/// Servers and documents often declare a wrong encoding, so the bytes are examined first: byte-order mark, UTF-16 and
/// UTF-32 patterns, valid UTF-8. Then come the server's declaration, the document's own, and windows-1252; the first
/// that fits all bytes is used.
enum FeedBytes {
  private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// UTF-8 without the control characters that XML and JSON do not allow, and how many there were.
  static func utf8(of data: Data, charset: String?) throws(MarkupError) -> (bytes: [UInt8], controls: Int) {
    var bytes = try decoded(data, charset: charset)
    let count = bytes.count
    if bytes.contains(where: isControl) { bytes.removeAll(where: isControl) }
    return (bytes, count - bytes.count)
  }

  /// A description of data that is not text, such as “binary data”; nil for text in any encoding.
  static func binaryKind(of data: Data) -> String? {
    let start = data.prefix(512)
    // Damaged markup and JSON are still text.
    let first = start.first { $0 > 0x20 && !utf8Mark.contains($0) }
    guard wideEncoding(of: data.prefix(4)) == nil, first != UInt8(ascii: "<"), first != UInt8(ascii: "{"),
      first != UInt8(ascii: "["), start.contains(where: { isControl($0) && $0 != 0x1B })
    else { return nil }
    let kind = FileKind(of: data).description
    return kind.hasPrefix("unknown") || kind == "text" ? "binary data" : kind
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D }

  private static func decoded(_ data: Data, charset: String?) throws(MarkupError) -> [UInt8] {
    if let wide = wideEncoding(of: data.prefix(4)) { return try wide.decode(data) }
    let declared = declaration(in: data)
    // Unknown names are reported even if they are not needed.
    let known = [TextEncoding.declared(charset), TextEncoding.declared(declared)].compactMap(\.self)
    let bytes = [UInt8](data.starts(with: utf8Mark) ? data.dropFirst(utf8Mark.count) : data)
    // ISO-2022 bytes are all ASCII, but are not ASCII text.
    let isEscaped = [charset, declared].contains { $0?.lowercased().hasPrefix("iso-2022") == true }
    if !isEscaped, String(validating: bytes, as: UTF8.self) != nil { return bytes }

    let candidates = known.filter { !$0.name.hasPrefix("UTF-") }
    // Declared as UTF-8, and nearly valid.
    guard let first = candidates.first else { return repaired(bytes) }
    for encoding in candidates + [.windows1252] {
      let (text, replaced) = try encoding.convert(data)
      if replaced == 0 { return text }
    }
    return try first.decode(data)
  }

  /// UTF-16 and UTF-32, by their marks or their first `<` or `{`.
  private static func wideEncoding(of start: Data) -> TextEncoding? {
    let bytes = Array(start)
    guard bytes.count == 4 else { return nil }
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0xFF, 0xFE, 0, 0), (0x3C, 0, 0, 0), (0x7B, 0, 0, 0): return TextEncoding(label: "utf-32le")
    case (0, 0, 0xFE, 0xFF), (0, 0, 0, 0x3C), (0, 0, 0, 0x7B): return TextEncoding(label: "utf-32be")
    case (0xFF, 0xFE, _, _), (0x3C, 0, _, 0), (0x7B, 0, _, 0): return TextEncoding(label: "utf-16le")
    case (0xFE, 0xFF, _, _), (0, 0x3C, 0, _), (0, 0x7B, 0, _): return TextEncoding(label: "utf-16be")
    default: return nil
    }
  }

  /// The value of `encoding` in `<?xml … ?>`, anywhere in the first bytes.
  private static func declaration(in data: Data) -> String? {
    let start = String(decoding: data.prefix(1_024), as: UTF8.self)
    guard let begin = start.range(of: "<?xml"), let end = start[begin.upperBound...].range(of: ">"),
      let name = start[begin.upperBound..<end.lowerBound].range(of: "encoding")
    else { return nil }
    let rest = start[name.upperBound..<end.lowerBound].drop { $0 == "=" || $0.isWhitespace }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  /// Reads bytes that are not UTF-8 as windows-1252, with a diagnostic. If few characters are UTF-8, which is then by
  /// chance, reads all bytes as windows-1252.
  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    var (next, repaired, kept) = (0, 0, 0)
    while next < bytes.count {
      if bytes[next] < 0x80 {
        text.append(bytes[next])
        next += 1
      } else if let length = lengthOfCharacter(bytes, at: next) {
        text += bytes[next..<next + length]
        next += length
        kept += 1
      } else {
        text += windows1252(bytes[next])
        next += 1
        repaired += 1
      }
    }
    if repaired > kept { text = bytes.flatMap(windows1252) }
    let message = "invalid UTF-8 bytes were read as windows-1252: \(repaired)"
    DiagnosticLog.current.report(Diagnostic(id: "feed.bytes-mended", message: message))
    return text
  }

  private static func windows1252(_ byte: UInt8) -> [UInt8] {
    if byte < 0x80 { return [byte] }
    let scalar = byte < 0xA0 ? CharacterReference.windows1252[Int(byte) - 0x80] : Unicode.Scalar(byte)
    return Array(String(Character(scalar)).utf8)
  }

  private static func lengthOfCharacter(_ bytes: [UInt8], at place: Int) -> Int? {
    let length = bytes[place] >= 0xF0 ? 4 : bytes[place] >= 0xE0 ? 3 : 2
    guard bytes[place] >= 0xC2, place + length <= bytes.count else { return nil }
    return String(validating: bytes[place..<place + length], as: UTF8.self) == nil ? nil : length
  }
}
