import Foundation
import Graphics
import ImageCodecs
import Testing

/// Orientations in XMP, or in text chunks of PNG files as ImageMagick writes them.
struct MetadataOrientationTests {
  static let packets = [
    #"<rdf:Description tiff:Orientation="6" tiff:Make="x"/>"#, "<rdf:Description\n tiff:Orientation = '6'/>",
    "<tiff:Orientation>\n 6 </tiff:Orientation>",
    // The first valid one is used.
    "<tiff:Orientation>0</tiff:Orientation><x tiff:Orientation='66'/><x tiff:Orientation='6'/>",
  ]

  private func png(_ chunks: (name: String, contents: [UInt8])...) -> Data {
    var builder = PNGBuilder(width: 3, height: 2)
    builder.chunks = chunks
    return builder.file { x, _, _ in x }
  }

  private func text(_ keyword: String, _ contents: [UInt8]) -> [UInt8] { Array(keyword.utf8) + [0] + contents }

  private func jpeg(xmp packet: String) -> Data {
    let payload = Array("http://ns.adobe.com/xap/1.0/\0\(packet)".utf8)
    return JPEGSurgery.inserting(marker: 0xE1, payload: payload, into: JPEGFixture.gray.data)
  }

  /// A raw profile as ImageMagick writes it: lines of 36 bytes.
  private func rawProfile(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    let lines = stride(from: 0, to: digits.count, by: 36).map { digits[$0..<min($0 + 36, digits.count)].joined() }
    let count = String(bytes.count)
    let padding = String(repeating: " ", count: 8 - count.count)
    return Array("\n\(name)\n\(padding)\(count)\n\(lines.joined(separator: "\n"))\n".utf8)
  }

  @Test(arguments: packets) func `XMP rotates a JPEG, a PNG and a WebP`(_ packet: String) throws {
    let bytes = Array(packet.utf8)
    #expect(try JPEGDecoder.header(of: jpeg(xmp: packet)).orientation == .right)
    let plain = png(("iTXt", text("XML:com.adobe.xmp", [0, 0, 0, 0] + bytes)))
    let packed = png(("iTXt", text("XML:com.adobe.xmp", [1, 0] + Array("en\0XMP\0".utf8) + PNGBuilder.stored(bytes))))
    for file in [plain, packed] { #expect(try PNGDecoder.facts(of: file).orientation == .right) }
    let webp = WebPFixture.lossless.extended(with: [("XMP ", bytes)])
    #expect(try WebPDecoder.header(of: webp).orientation == .right)
  }

  @Test(arguments: [
    "", "tiff:Orientation", "tiff:Orientation=", "tiff:Orientation=\"", "tiff:Orientation='9'", "tiff:Orientation>",
  ])
  func `XMP without a valid orientation is ignored`(_ packet: String) throws {
    #expect(try JPEGDecoder.header(of: jpeg(xmp: packet)).orientation == .up)
    let file = png(("iTXt", text("XML:com.adobe.xmp", [0, 0, 0, 0] + Array(packet.utf8))))
    #expect(try PNGDecoder.facts(of: file).orientation == .up)
  }

  @Test(arguments: ["exif", "APP1"], [true, false])
  func `ImageMagick's raw profiles rotate a PNG`(_ kind: String, isPacked: Bool) throws {
    let exif = Array("Exif\0\0".utf8) + JPEGSurgery.tiff(8)
    let profile = rawProfile(kind, exif)
    let keyword = "Raw profile type \(kind)"
    let file =
      isPacked
      ? png(("zTXt", text(keyword, [0] + PNGBuilder.stored(profile)))) : png(("tEXt", text(keyword, profile)))
    #expect(try PNGDecoder.facts(of: file).orientation == .left)
    // Without JPEG's signature, too.
    let bare = png(("tEXt", text(keyword, rawProfile(kind, JPEGSurgery.tiff(8)))))
    #expect(try PNGDecoder.facts(of: bare).orientation == .left)
  }

  @Test func `a truncated or changed raw profile does not crash`() throws {
    let profile = rawProfile("exif", JPEGSurgery.tiff(6))
    for place in profile.indices {
      var changed = profile
      changed[place] ^= 0x15
      for bytes in [changed, Array(profile.prefix(place))] {
        _ = try PNGDecoder.facts(of: png(("tEXt", text("Raw profile type exif", bytes))))
      }
    }
    // A count without data.
    let huge = Array("\nexif\n99999999999\n4d4d".utf8)
    #expect(try PNGDecoder.facts(of: png(("tEXt", text("Raw profile type exif", huge)))).orientation == .up)
  }

  @Test func `Exif takes precedence over raw profiles, and these over XMP`() throws {
    let exif = ("eXIf", JPEGSurgery.tiff(3))
    let raw = ("tEXt", text("Raw profile type exif", rawProfile("exif", JPEGSurgery.tiff(8))))
    let xmp = ("iTXt", text("XML:com.adobe.xmp", [0, 0, 0, 0] + Array(Self.packets[0].utf8)))
    #expect(try PNGDecoder.facts(of: png(xmp, raw, exif)).orientation == .down)
    #expect(try PNGDecoder.facts(of: png(xmp, raw)).orientation == .left)
    #expect(try PNGDecoder.facts(of: png(raw, xmp)).orientation == .left)
    let jpeg = JPEGSurgery.withOrientation(3, in: jpeg(xmp: Self.packets[0]))
    #expect(try JPEGDecoder.header(of: jpeg).orientation == .down)
    let webp = WebPFixture.lossless.extended(with: [
      ("XMP ", Array(Self.packets[0].utf8)), ("EXIF", JPEGSurgery.tiff(3)),
    ])
    #expect(try WebPDecoder.header(of: webp).orientation == .down)
  }

  @Test func `an orientation after the pixels of a PNG is used`() throws {
    let file = png()
    let end = Data(PNGBuilder.chunk("IEND", []))
    let xmp = PNGBuilder.chunk("iTXt", text("XML:com.adobe.xmp", [0, 0, 0, 0] + Array(Self.packets[0].utf8)))
    let exif = PNGBuilder.chunk("eXIf", JPEGSurgery.tiff(3))
    #expect(try PNGDecoder.facts(of: file.dropLast(end.count) + xmp + end).orientation == .right)
    #expect(try PNGDecoder.facts(of: file.dropLast(end.count) + exif + end).orientation == .down)
  }

  @Test func `copied metadata has an upright orientation`() throws {
    let metadata = JPEGSegments.metadata(of: jpeg(xmp: Self.packets[0]))
    let copy = JPEGSegments.adding(metadata, to: JPEGFixture.gray.data)
    #expect(metadata.count > 0)
    #expect(try JPEGDecoder.header(of: copy).orientation == .up)
    #expect(String(decoding: metadata, as: UTF8.self).contains(#"tiff:Orientation="1""#))
  }
}
