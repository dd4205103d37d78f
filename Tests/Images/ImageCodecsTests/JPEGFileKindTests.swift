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
    ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG image"),
    (png, "a PNG image"),
    (utf8("GIF89a"), "a GIF image"),
    (utf8("RIFF\0\0\0\0WEBPVP8 "), "a WebP image"),
    (box + utf8("ftypheic"), "a HEIC image"),
    (box + utf8("ftypavif"), "an AVIF image"),
    (utf8("%PDF-1.7"), "a PDF document"),
    (utf8("\n <!DOCTYPE HTML>"), "an HTML page"),
    (mark + utf8("<html lang=en>"), "an HTML page"),
    (utf8("<?xml version='1.0'?><svg/>"), "an SVG image"),
    (utf8("BM") + [54, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0], "a BMP image"),
    (utf8("BM is a train"), "text"),
    ([0, 0, 2, 0, 1, 0], "a Windows cursor"),
    (utf8("%!PS-Adobe-3.0 EPSF-3.0"), "a PostScript document"),
    ([0xFF, 0x4F, 0xFF, 0x51], "a JPEG 2000 image"),
    ([0x49, 0x49, 0x2B, 0x00], "a TIFF image"),
    (utf8("icns") + [0, 0, 0, 9], "a set of macOS icons"),
    (utf8("qoif"), "a QOI image"),
    (utf8("Rar!\u{1A}\u{7}"), "a RAR archive"),
    (utf8("7z") + [0xBC, 0xAF, 0x27, 0x1C], "a 7-Zip archive"),
    (utf8("P6\n2 2\n255\n") + [0, 1, 2, 255], "a Netpbm image"),
    (utf8("P6 is a name"), "text"),
    (box + utf8("ftypmif1") + [0, 0, 0, 0] + utf8("mif1avif"), "an AVIF image"),
    (box + utf8("ftypmif1") + [0, 0, 0, 0] + utf8("mif1heic"), "a HEIC image"),
    (box + utf8("ftypisom"), "a video"),
    (utf8("{\"error\": 404}"), "JSON"),
    (utf8("Not found — sorry"), "text"),
    (accents, "text"),
    (utf8("a") + accents, "text"),
    ([0x00, 0x01, 0xAB], "unknown bytes 00 01 AB"),
    ([0xC3, 0x28], "unknown bytes C3 28"),
  ]

  private static func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func `kinds of files are distinguished`() {
    for (bytes, name) in Self.kinds { #expect(FileKind(of: Data(bytes)).description == name) }
  }
}
