import Artwork
import Foundation
import Graphics
import ImageCodecs
import Testing

/// Pictures that go from the file to the needed size row by row.
struct StreamedPictureTests {
  private func streamed(_ data: Data, _ size: PixelSize) throws -> Bitmap {
    try PicturePreparer.bitmap(for: PictureReader.picture(from: data, origin: nil), pixelSize: size)
  }

  private func resampled(_ bitmap: Bitmap, _ size: PixelSize) throws -> Bitmap {
    try PicturePreparer.bitmap(
      for: Picture(content: .decoded(bitmap), pixelSize: bitmap.pixelSize), pixelSize: size)
  }

  private static let noise = CoverSubject.bitmap(160, 120) { x, y in
    0xFF00_0000 | UInt32(truncatingIfNeeded: (x &* 7919 &+ y &* 104_729) &* 2_654_435_761) >> 8
  }

  @Test(arguments: [
    PixelSize(width: 1, height: 1), PixelSize(width: 20, height: 15), PixelSize(width: 33, height: 29),
    PixelSize(width: 79, height: 60), PixelSize(width: 150, height: 119), PixelSize(width: 160, height: 120),
    PixelSize(width: 200, height: 90), PixelSize(width: 159, height: 300), PixelSize(width: 401, height: 333),
  ])
  func `rows give the same bytes as the whole picture`(_ size: PixelSize) throws {
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
  func `libjpeg scales by powers of two alone`(_ size: PixelSize, _ eighths: Int) throws {
    let header = try JPEGDecoder.header(of: JPEGEncoder.encode(Self.noise, quality: 0.5))
    #expect(header.quickEighths(covering: size) == eighths)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt8>)
  func `a turned picture is turned at the small size`(_ orientation: UInt8) throws {
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

  @Test func `fine stripes turn grey when a file is shrunk`() throws {
    let stripes = CoverSubject.bitmap(640, 16) { x, _ in x.isMultiple(of: 2) ? 0xFFFF_FFFF : 0xFF00_0000 }
    for data in try [PNGEncoder.encode(stripes), JPEGEncoder.encode(stripes, quality: 1)] {
      let greys = CoverSubject.greys(of: try streamed(data, PixelSize(width: 50, height: 4)))
      #expect(greys.allSatisfy { (120...136).contains($0) }, "\(greys)")
    }
  }

  @Test func `a file that breaks off gives no picture at any size`() throws {
    let jpeg = try CoverSubject.jpeg(160, 120)
    let png = try PNGEncoder.encode(Self.noise)
    for side in [8, 200] {
      let size = PixelSize(width: side, height: side)
      #expect(throws: PictureError.self) { try streamed(jpeg.prefix(jpeg.count / 2), size) }
      #expect(throws: PictureError.self) { try streamed(png.prefix(png.count / 2), size) }
    }
  }
}
