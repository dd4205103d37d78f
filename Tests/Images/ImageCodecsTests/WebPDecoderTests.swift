import Foundation
import Graphics
import ImageCodecs
import ProfileBuilding
import Testing

struct WebPDecoderTests {
  private static let size = PixelSize(width: 16, height: 8)

  private func bitmap(_ data: Data, _ size: PixelSize = Self.size) throws -> Bitmap {
    let header = try WebPDecoder.header(of: data)
    let rowSize = header.rowSize(for: size)
    let conversion = WebPDecoder.color(of: data).conversion()
    var bytes: [UInt8] = []
    try WebPDecoder.decodeRows(of: data, header: header, size: size, conversion: conversion) { bytes += $0 }
    return Bitmap(pixelSize: rowSize, isOpaque: !header.hasAlpha) { $0.copyBytes(from: bytes) }
  }

  @Test(arguments: WebPFixture.allCases) func `every kind is decoded`(_ fixture: WebPFixture) throws {
    let header = try WebPDecoder.header(of: fixture.data)
    let hasAlpha = [.lossyAlpha, .losslessAlpha].contains(fixture)
    #expect(header.storedSize == Self.size)
    #expect(header.hasAlpha == hasAlpha)
    let bitmap = try bitmap(fixture.data)
    #expect(JPEGSubject.distance(bitmap[3, 4], 0xFFC8_6432) <= 6)
    // 20, 40 and 220 by 51 / 255.
    #expect(JPEGSubject.distance(bitmap[12, 4], hasAlpha ? 0x3304_082C : 0xFF14_28DC) <= 6)
  }

  @Test(arguments: WebPFixture.allCases) func `libwebp scales down unless its result is bad`(_ fixture: WebPFixture)
    throws
  {
    let small = PixelSize(width: 4, height: 2)
    let scaled = try bitmap(fixture.data, small)
    let isScaled = ![.lossyAlpha, .animation].contains(fixture)
    #expect(scaled.pixelSize == (isScaled ? small : Self.size))
    #expect(JPEGSubject.distance(scaled[0, 0], 0xFFC8_6432) <= 6)
    #expect(try bitmap(fixture.data, PixelSize(width: 40, height: 2)).pixelSize == Self.size)
  }

  @Test func `a profile is converted, and the orientation is read`() throws {
    let profile = ProfileBuilder(ProfileBuilder.displayP3, curve: ProfileBuilder.sRGBCurve).data
    let data = WebPFixture.lossless.extended(with: [("ICCP", [UInt8](profile)), ("EXIF", JPEGSurgery.tiff(6))])
    #expect(try WebPDecoder.header(of: data).orientation == .right)
    // As littlecms converts it; see ColorConversionTests.
    #expect(JPEGSubject.distance(try bitmap(data)[3, 4], 0xFFD7_5D1F) <= 1)
    let alpha = WebPFixture.lossless.extended(with: [("EXIF", Array("Exif\0\0".utf8) + JPEGSurgery.tiff(3))])
    #expect(try WebPDecoder.header(of: alpha).orientation == .down)
  }

  @Test(arguments: WebPFixture.allCases) func `every cut is an error`(_ fixture: WebPFixture) {
    // The second frame of the animation is not needed.
    let end = fixture == .animation ? 90 : fixture.data.count - 1
    for count in 12..<end {
      #expect(throws: WebPError.self, "\(count)") { try bitmap(fixture.data.prefix(count)) }
    }
  }

  @Test(arguments: WebPFixture.allCases) func `any changed byte gives an image or an error`(_ fixture: WebPFixture) {
    let limits = DecodingLimits(maximumArea: 1 << 16)
    for index in fixture.data.indices {
      for change in [0xFF, 0x01, 0x10, 0x80] as [UInt8] {
        var changed = fixture.data
        changed[index] ^= change
        guard let header = try? WebPDecoder.header(of: changed, limits: limits) else { continue }
        var rows = 0
        try? WebPDecoder.decodeRows(of: changed, header: header, size: header.storedSize, conversion: nil) { _ in
          rows += 1
        }
        #expect(rows == 0 || rows == header.storedSize.height)
      }
    }
  }

  @Test func `huge images are refused by their headers`() throws {
    // Sides of 14 bits each, minus one, after the signature of lossless images.
    var data = WebPFixture.lossless.data
    data.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x0F])
    let size = PixelSize(width: 16_384, height: 16_384)
    #expect(throws: WebPError.tooLarge(size, limit: .area(50_000_000))) { try WebPDecoder.header(of: data) }
  }
}
