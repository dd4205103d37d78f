import Foundation
import Graphics
import ImageCodecs
import Testing

@testable import ImagePipeline

/// Images that are decoded and resampled row by row.
struct StreamedImageTests {
  private func streamed(_ data: Data, _ size: PixelSize) throws -> Bitmap {
    try ImagePreparer.bitmap(for: ImageReader.picture(from: data, origin: nil), pixelSize: size)
  }

  private func resampled(_ bitmap: Bitmap, _ size: PixelSize) throws -> Bitmap {
    try ImagePreparer.bitmap(
      for: DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize), pixelSize: size)
  }

  private static let noise = CoverSubject.bitmap(160, 120) { x, y in
    0xFF00_0000 | UInt32(truncatingIfNeeded: (x &* 7919 &+ y &* 104_729) &* 2_654_435_761) >> 8
  }

  @Test(arguments: [
    PixelSize(width: 1, height: 1), PixelSize(width: 20, height: 15), PixelSize(width: 33, height: 29),
    PixelSize(width: 79, height: 60), PixelSize(width: 150, height: 119), PixelSize(width: 160, height: 120),
    PixelSize(width: 200, height: 90), PixelSize(width: 159, height: 300), PixelSize(width: 401, height: 333),
  ])
  func `rows give the same bytes as the whole image`(_ size: PixelSize) throws {
    let jpeg = try JPEGEncoder.encode(Self.noise, quality: 0.9)
    let eighths = try JPEGDecoder.header(of: jpeg).quickEighths(covering: size)
    let covering = PixelSize(width: 160 * eighths / 8, height: 120 * eighths / 8)
    #expect(try streamed(jpeg, size) == resampled(JPEGDecoder.decode(jpeg, covering: covering), size))
    let png = try PNGEncoder.encode(Self.noise)
    #expect(try streamed(png, size) == resampled(Self.noise, size))
  }

  @Test(arguments: [
    (PixelSize(width: 20, height: 15), 1), (PixelSize(width: 21, height: 15), 2), (PixelSize(width: 41, height: 30), 4),
    (PixelSize(width: 80, height: 60), 4), (PixelSize(width: 81, height: 60), 8), (PixelSize(width: 999, height: 9), 8),
  ])
  func `libjpeg scales only by powers of two`(_ size: PixelSize, _ eighths: Int) throws {
    let header = try JPEGDecoder.header(of: JPEGEncoder.encode(Self.noise, quality: 0.5))
    #expect(header.quickEighths(covering: size) == eighths)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt8>)
  func `a rotated image is rotated at the small size`(_ orientation: UInt8) throws {
    let data = CoverSubject.oriented(orientation, try CoverSubject.jpeg(96, 64))
    let size = orientation < 5 ? PixelSize(width: 31, height: 22) : PixelSize(width: 22, height: 31)
    let result = try streamed(data, size)
    // The weights of a mirrored line are rounded from its other end.
    let half = orientation < 5 ? PixelSize(width: 48, height: 32) : PixelSize(width: 32, height: 48)
    let reference = try resampled(JPEGDecoder.decode(data, covering: half), size)
    #expect(result.pixelSize == size)
    for y in 0..<size.height {
      for x in 0..<size.width { #expect(CoverSubject.distance(result[x, y], reference[x, y]) <= 1) }
    }
  }

  @Test func `a PNG is rotated by its Exif data`() throws {
    // 90° clockwise. Checksums of such chunks are not verified.
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let chunk: [UInt8] = [0, 0, 0, UInt8(tiff.count)] + Array("eXIf".utf8) + tiff + [0, 0, 0, 0]
    let plain = try PNGEncoder.encode(CoverSubject.bitmap(2, 1) { x, _ in x == 0 ? 0xFFFF_0000 : 0xFF00_00FF })
    let picture = try ImageReader.picture(from: plain.prefix(33) + chunk + plain.dropFirst(33), origin: nil)
    #expect(picture.pixelSize == PixelSize(width: 1, height: 2))
    let bitmap = try ImagePreparer.bitmap(for: picture, pixelSize: PixelSize(width: 1, height: 2))
    #expect(bitmap[0, 0] == 0xFFFF_0000 && bitmap[0, 1] == 0xFF00_00FF)
  }

  @Test func `the transparency of a PNG is mixed premultiplied`() throws {
    let source = CoverSubject.bitmap(31, 17, isOpaque: false) { x, y in
      let alpha = UInt32((x * 83 + y * 41) % 256)
      return alpha << 24 | alpha / 3 << 16 | alpha / 2 << 8 | alpha
    }
    let png = try PNGEncoder.encode(source)
    let result = try streamed(png, PixelSize(width: 7, height: 5))
    #expect(!result.isOpaque)
    #expect(try result == resampled(PNGDecoder.decode(png), PixelSize(width: 7, height: 5)))
  }

  @Test func `fine stripes become gray when a file is downscaled`() throws {
    let stripes = CoverSubject.bitmap(640, 16) { x, _ in x.isMultiple(of: 2) ? 0xFFFF_FFFF : 0xFF00_0000 }
    for data in try [PNGEncoder.encode(stripes), JPEGEncoder.encode(stripes, quality: 1)] {
      let greys = CoverSubject.greys(of: try streamed(data, PixelSize(width: 50, height: 4)))
      #expect(greys.allSatisfy { (120...136).contains($0) }, "\(greys)")
    }
  }

  @Test func `the caller's limits apply`() throws {
    let jpeg = try CoverSubject.jpeg(160, 120)
    let short = DecodingLimits(maximumInputBytes: jpeg.count - 1)
    #expect(throws: ImageError.fileTooLarge(bytes: jpeg.count, limit: jpeg.count - 1)) {
      try ImageReader.picture(from: jpeg, origin: nil, limits: short)
    }
    let size = PixelSize(width: 160, height: 120)
    #expect(throws: ImageError.codec(JPEGError.tooLarge(size, limit: .side(159)))) {
      try ImageReader.picture(from: jpeg, origin: nil, limits: DecodingLimits(maximumSide: 159))
    }
    let picture = try ImageReader.picture(from: jpeg, origin: nil)
    // 100 × 75 pixels, and 32 rows of 160.
    for (pixels, isEnough) in [(100 * 75 + 160 * 32, true), (100 * 75 + 160 * 32 - 1, false)] {
      let limits = DecodingLimits(budget: PixelBudget(pixels: pixels))
      let small = PixelSize(width: 100, height: 75)
      if isEnough {
        #expect(try ImagePreparer.bitmap(for: picture, pixelSize: small, limits: limits).pixelSize == small)
      } else {
        #expect(throws: ImageError.overBudget(pixels: pixels + 1, limit: pixels)) {
          try ImagePreparer.bitmap(for: picture, pixelSize: small, limits: limits)
        }
      }
      #expect(limits.budget.held == 0)
    }
  }

  @Test func `many tasks share a small budget`() async throws {
    let jpeg = try CoverSubject.jpeg(160, 120)
    let picture = try ImageReader.picture(from: jpeg, origin: nil)
    let limits = DecodingLimits(budget: PixelBudget(pixels: 20_000))
    let size = PixelSize(width: 100, height: 75)
    let reference = try ImagePreparer.bitmap(for: picture, pixelSize: size)
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<40 {
        group.addTask { try ImagePreparer.bitmap(for: picture, pixelSize: size, limits: limits) }
      }
      for try await bitmap in group { #expect(bitmap == reference) }
    }
    #expect(limits.budget.held == 0)
  }

  @Test func `WebP and GIF are decoded at the required size, too`() throws {
    // 16 × 8 pixels, lossless, (200, 100, 50) and (20, 40, 220), created with libwebp.
    let webp = try #require(
      Data(base64Encoded: "UklGRigAAABXRUJQVlA4TBwAAAAvD8ABAA9wFJ5T0N6Ke/6DB2LBZP7SnSlE9D9y"))
    // 2 × 1 pixels, white and black.
    let gif = Data(
      Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0]
        + [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0A, 0, 0x3B])
    for size in [PixelSize(width: 4, height: 2), PixelSize(width: 40, height: 3)] {
      let bitmap = try streamed(webp, size)
      #expect(bitmap.pixelSize == size && bitmap.isOpaque)
      #expect(CoverSubject.distance(bitmap[0, 0], 0xFFC8_6432) <= 1)
      #expect(CoverSubject.distance(bitmap[size.width - 1, 1], 0xFF14_28DC) <= 1)
    }
    #expect(CoverSubject.greys(of: try streamed(gif, PixelSize(width: 2, height: 1))) == [255, 0])
    #expect(CoverSubject.greys(of: try streamed(gif, PixelSize(width: 1, height: 1))) == [128])
  }

  @Test func `a truncated file is an error at any size`() throws {
    let jpeg = try CoverSubject.jpeg(160, 120)
    let png = try PNGEncoder.encode(Self.noise)
    for side in [8, 200] {
      let size = PixelSize(width: side, height: side)
      #expect(throws: ImageError.self) { try streamed(jpeg.prefix(jpeg.count / 2), size) }
      #expect(throws: ImageError.self) { try streamed(png.prefix(png.count / 2), size) }
    }
  }
}
