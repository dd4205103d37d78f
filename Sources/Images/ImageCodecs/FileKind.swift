public import Foundation

/// Guesses the kind of a file from its first bytes, for error messages.
public struct FileKind: Sendable, Hashable, CustomStringConvertible {
  /// The kind with its article: `a PNG image`, `an HTML page`, `text`, `unknown bytes 00 01 02`.
  public let description: String

  /// Reads at most the first 512 bytes of `data`.
  public init(of data: Data) {
    let start = [UInt8](data.prefix(512))
    description =
      Self.signature(of: start) ?? Self.isoMedia(of: start) ?? Self.riff(of: start) ?? Self.short(of: start)
      ?? Self.text(in: start) ?? Self.dump(of: start)
  }

  private static func signature(of start: [UInt8]) -> String? {
    guard !start.isEmpty else { return "an empty file" }
    return signatures.first { start.starts(with: $0.bytes) }?.name
  }

  private static let signatures: [(bytes: [UInt8], name: String)] = [
    ([0xFF, 0xD8], "a JPEG image"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG image"),
    (Array("GIF8".utf8), "a GIF image"),
    ([0x49, 0x49, 0x2A, 0x00], "a TIFF image"),
    ([0x4D, 0x4D, 0x00, 0x2A], "a TIFF image"),
    // BigTIFF.
    ([0x49, 0x49, 0x2B, 0x00], "a TIFF image"),
    ([0x4D, 0x4D, 0x00, 0x2B], "a TIFF image"),
    ([0x00, 0x00, 0x01, 0x00], "a Windows icon"),
    ([0x00, 0x00, 0x02, 0x00], "a Windows cursor"),
    (Array("icns\0".utf8), "a set of macOS icons"),
    (Array("qoif".utf8), "a QOI image"),
    ([0xFF, 0x0A], "a JPEG XL image"),
    ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "a JPEG XL image"),
    ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], "a JPEG 2000 image"),
    ([0xFF, 0x4F, 0xFF, 0x51], "a JPEG 2000 image"),
    (Array("8BPS".utf8), "a Photoshop file"),
    (Array("%PDF-".utf8), "a PDF document"),
    (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"),
    (Array("%!PS".utf8), "a PostScript document"),
    ([0x1F, 0x8B], "a gzip archive"),
    (Array("Rar!\u{1A}\u{7}".utf8), "a RAR archive"),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "a 7-Zip archive"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "an xz archive"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program"),
  ]

  /// HEIC, AVIF and video files share a box structure whose first box names the brand.
  private static func isoMedia(of start: [UInt8]) -> String? {
    guard start.count >= 12, start[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    // A generic brand is followed by more specific ones.
    let brands = stride(from: 8, to: min(start.count - 3, 64), by: 4)
      .map { String(decoding: start[$0..<$0 + 4], as: UTF8.self) }
    switch brands[0] {
    case "mif1" where brands.contains("avif"): return "an AVIF image"
    case "heic", "heix", "heim", "heis", "hevc", "mif1", "msf1": return "a HEIC image"
    case "avif", "avis": return "an AVIF image"
    default: return "a video"
    }
  }

  private static func riff(of start: [UInt8]) -> String? {
    guard start.count >= 12, start.starts(with: "RIFF".utf8) else { return nil }
    return start[8..<12].elementsEqual("WEBP".utf8) ? "a WebP image" : "a RIFF file"
  }

  /// Formats whose first two letters may also begin a word.
  private static func short(of start: [UInt8]) -> String? {
    if start.starts(with: "BM".utf8), start.count >= 18, start[6..<10].allSatisfy({ $0 == 0 }) {
      return "a BMP image"
    }
    guard start.count >= 3, start[0] == 0x50, (0x31...0x37).contains(start[1]) else { return nil }
    return start[2] == 0x0A || start[2] == 0x0D ? "a Netpbm image" : nil
  }

  private static func text(in start: [UInt8]) -> String? {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let body = start.starts(with: byteOrderMark) ? start.dropFirst(3) : start[...]
    let isPrintable = body.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
    // The cut at 512 bytes may split a character, so the last three bytes are ignored.
    let isCut = start.count == 512
    guard isPrintable, (0...(isCut ? 3 : 0)).contains(where: { isUTF8(body.dropLast($0)) }) else { return nil }
    let beginning = String(decoding: body, as: UTF8.self).lowercased().drop { $0.isWhitespace }
    if beginning.hasPrefix("<!doctype html") || beginning.hasPrefix("<html") { return "an HTML page" }
    if beginning.hasPrefix("<svg") { return "an SVG image" }
    if beginning.hasPrefix("<?xml") { return beginning.contains("<svg") ? "an SVG image" : "an XML document" }
    if beginning.hasPrefix("{\"") || beginning.hasPrefix("[{") { return "JSON" }
    return "text"
  }

  private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  private static func dump(of start: [UInt8]) -> String {
    let digits = start.prefix(8).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
    return "unknown bytes " + digits.joined(separator: " ")
  }
}
