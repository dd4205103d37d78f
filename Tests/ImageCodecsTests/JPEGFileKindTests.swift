import Foundation
import ImageCodecs
import Testing

struct JPEGFileKindTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let accents = Array(String(repeating: "é", count: 400).utf8)
  private static let box: [UInt8] = [0, 0, 0, 0x18]
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static let kinds: [(bytes: [UInt8], name: String)] = [
    ([], "an empty file"),
    ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"),
    (png, "a PNG picture"),
    (utf8("GIF89a"), "a GIF picture"),
    (utf8("RIFF\0\0\0\0WEBPVP8 "), "a WebP picture"),
    (box + utf8("ftypheic"), "a HEIC picture"),
    (box + utf8("ftypavif"), "an AVIF picture"),
    (utf8("%PDF-1.7"), "a PDF document"),
    (utf8("\n <!DOCTYPE HTML>"), "an HTML page"),
    (mark + utf8("<html lang=en>"), "an HTML page"),
    (utf8("<?xml version='1.0'?><svg/>"), "an SVG picture"),
    (utf8("{\"error\": 404}"), "JSON"),
    (utf8("Not found — sorry"), "text"),
    (accents, "text"),
    (utf8("a") + accents, "text"),
    ([0x00, 0x01, 0xAB], "unknown bytes 00 01 AB"),
    ([0xC3, 0x28], "unknown bytes C3 28"),
  ]

  private static func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func `bytes are told apart`() {
    for (bytes, name) in Self.kinds { #expect(FileKind(of: Data(bytes)).description == name) }
  }

  @Test func `formats are sniffed`() {
    #expect(PictureFormat(sniffing: JPEGFixture.gray.data) == .jpeg)
    #expect(PictureFormat(sniffing: Data(Self.png + [0])) == .png)
    #expect(PictureFormat(sniffing: Data([0x89, 0x50, 0x4E])) == nil)
    #expect(PictureFormat(sniffing: Data()) == nil)
  }
}
