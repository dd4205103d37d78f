import Foundation
import Graphics
import ImageCodecs
import Testing

struct JPEGDecoderTests {
  @Test func `an image is decoded with small losses, opaque`() throws {
    let bitmap = JPEGSubject.gradient(48, 40)
    let decoded = try JPEGDecoder.decode(JPEGEncoder.encode(bitmap, quality: 1, subsampling: .full))
    #expect(decoded.pixelSize == bitmap.pixelSize)
    #expect(decoded.isOpaque)
    for (x, y) in [(0, 0), (47, 0), (0, 39), (47, 39), (20, 20)] {
      #expect(JPEGSubject.distance(decoded[x, y], bitmap[x, y]) <= 4)
    }
  }

  @Test(arguments: [
    (JPEGFixture.gray, UInt32(0xFF3C_3C3C), UInt32(0xFFC8_C8C8)),
    (.rgb, 0xFFC8_6432, 0xFF14_28DC),
    (.cmykAdobe, 0xFFC8_6432, 0xFF80_4020),
    (.ycck, 0xFFC8_6432, 0xFF80_4020),
    (.cmykPlain, 0xFFC8_6432, 0xFF80_4020),
  ])
  func `every colour space becomes RGB`(_ fixture: JPEGFixture, _ left: UInt32, _ right: UInt32) throws {
    let bitmap = try JPEGDecoder.decode(fixture.data)
    #expect(bitmap.pixelSize == PixelSize(width: 16, height: 8))
    #expect(JPEGSubject.distance(bitmap[3, 4], left) <= 3, "left")
    #expect(JPEGSubject.distance(bitmap[12, 4], right) <= 3, "right")
  }

  @Test(arguments: [
    (JPEGFixture.gray, JPEGHeader.ColorSpace.grayscale, 1),
    (.progressive, .yCbCr, 3), (.rgb, .rgb, 3), (.cmykAdobe, .cmyk, 4), (.ycck, .ycck, 4), (.cmykPlain, .cmyk, 4),
  ])
  func `the header names the colour space`(_ fixture: JPEGFixture, _ space: JPEGHeader.ColorSpace, _ count: Int) throws
  {
    let header = try JPEGDecoder.header(of: fixture.data)
    #expect(header.colorSpace == space)
    #expect(header.componentCount == count)
    #expect(header.isProgressive == (fixture == .progressive))
  }

  @Test func `a progressive image is decoded`() throws {
    let bitmap = try JPEGDecoder.decode(JPEGFixture.progressive.data)
    #expect(bitmap.pixelSize == PixelSize(width: 32, height: 32))
    #expect(JPEGSubject.distance(bitmap[4, 4], 0xFFC8_6432) <= 4)
    #expect(JPEGSubject.distance(bitmap[28, 4], 0xFF14_28DC) <= 4)
    #expect(JPEGSubject.distance(bitmap[4, 28], 0xFF37_9BCD) <= 4)
  }

  @Test(arguments: [
    (PixelSize(width: 1, height: 1), PixelSize(width: 13, height: 8)),
    (PixelSize(width: 13, height: 8), PixelSize(width: 13, height: 8)),
    (PixelSize(width: 14, height: 8), PixelSize(width: 25, height: 15)),
    (PixelSize(width: 13, height: 9), PixelSize(width: 25, height: 15)),
    (PixelSize(width: 50, height: 31), PixelSize(width: 63, height: 38)),
    (PixelSize(width: 99, height: 10), PixelSize(width: 100, height: 60)),
    (PixelSize(width: 500, height: 500), PixelSize(width: 100, height: 60)),
  ])
  func `the smallest eighth that covers the size is decoded`(_ needed: PixelSize, _ expected: PixelSize) throws {
    let data = try JPEGEncoder.encode(JPEGSubject.gradient(100, 60), quality: 0.9)
    let bitmap = try JPEGDecoder.decode(data, covering: needed)
    #expect(bitmap.pixelSize == expected)
    let eighths = expected.width * 8 / 100
    let (x, y) = (expected.width / 2, expected.height / 2)
    let original = JPEGSubject.gradient(100, 60)[(2 * x + 1) * 4 / eighths, (2 * y + 1) * 4 / eighths]
    #expect(JPEGSubject.distance(bitmap[x, y], original) <= 6)
  }

  @Test func `the size of rotated images is upright`() throws {
    let stored = try JPEGEncoder.encode(JPEGSubject.gradient(80, 40), quality: 0.9)
    let turned = JPEGSurgery.withOrientation(6, in: stored)
    let bitmap = try JPEGDecoder.decode(turned, covering: PixelSize(width: 10, height: 20))
    #expect(bitmap.pixelSize == PixelSize(width: 10, height: 20))
  }

  @Test func `limits apply to the header`() throws {
    let data = try JPEGEncoder.encode(JPEGSubject.gradient(40, 30), quality: 0.5)
    #expect(throws: JPEGError.tooLarge(PixelSize(width: 40, height: 30), limit: .side(39))) {
      try JPEGDecoder.header(of: data, limits: DecodingLimits(maximumSide: 39))
    }
    #expect(throws: JPEGError.tooLarge(PixelSize(width: 40, height: 30), limit: .area(1199))) {
      try JPEGDecoder.decode(data, limits: DecodingLimits(maximumArea: 1199))
    }
    let exact = DecodingLimits(maximumSide: 40, maximumArea: 1200)
    #expect(try JPEGDecoder.decode(data, limits: exact).pixelSize == PixelSize(width: 40, height: 30))
  }

  @Test func `a slice of a larger buffer is decoded like a file`() throws {
    let data = JPEGFixture.gray.data
    let slice = (Data(repeating: 7, count: 100) + data).dropFirst(100)
    #expect(try JPEGDecoder.decode(slice) == JPEGDecoder.decode(data))
  }
}
