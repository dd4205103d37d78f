import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Testing

@testable import ImagePipeline

struct ImagePreparerTests {
  private func resampled(_ bitmap: Bitmap, _ width: Int, _ height: Int) throws -> Bitmap {
    try ImagePreparer.bitmap(
      for: DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize),
      pixelSize: PixelSize(width: width, height: height))
  }

  @Test func `whole pixels are averaged`() throws {
    let result = try resampled(CoverSubject.greys(0, 100, 50, 150, 200, 250), 3, 1)
    #expect(CoverSubject.greys(of: result) == [50, 100, 225])
  }

  @Test func `edges are weighted by the covered fraction`() throws {
    // Three samples make two: 1 + ½ of the pixels each.
    let result = try resampled(CoverSubject.greys(0, 90, 240), 2, 1)
    #expect(CoverSubject.greys(of: result) == [30, 190])
  }

  @Test func `enlarging interpolates between centres`() throws {
    let result = try resampled(CoverSubject.greys(0, 200), 4, 1)
    #expect(CoverSubject.greys(of: result) == [0, 50, 150, 200])
  }

  @Test func `both directions are scaled independently`() throws {
    let source = CoverSubject.bitmap(2, 4) { x, y in 0xFF00_0000 | UInt32(x * 100 + y * 10) }
    let result = try resampled(source, 4, 2)
    #expect(result.pixelSize == PixelSize(width: 4, height: 2))
    #expect(CoverSubject.greys(of: result) == [5, 30, 80, 105])
  }

  @Test(arguments: [0, 1, 127, 128, 254, 255] as [UInt32])
  func `a flat colour is unchanged`(_ value: UInt32) throws {
    let pixel = 0xFF00_0000 | value << 16 | (255 - value) << 8 | value
    let source = CoverSubject.bitmap(37, 23) { _, _ in pixel }
    for (width, height) in [(1, 1), (3, 2), (10, 22), (36, 23), (38, 24), (100, 5), (5, 100), (74, 46)] {
      #expect(try resampled(source, width, height) == CoverSubject.bitmap(width, height) { _, _ in pixel })
    }
  }

  @Test func `the mean of the image is kept`() throws {
    var state: UInt32 = 7
    let source = CoverSubject.bitmap(60, 60) { _, _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return 0xFF00_0000 | state >> 24
    }
    func mean(_ bitmap: Bitmap) -> Double {
      let sum = bitmap.withBytes { bytes in stride(from: 0, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) } }
      return Double(sum) / Double(bitmap.pixelSize.area)
    }
    for side in [1, 7, 13, 59] {
      #expect(try abs(mean(resampled(source, side, side)) - mean(source)) < 0.6, "\(side)")
    }
  }

  @Test func `fine stripes become gray, without aliasing`() throws {
    let stripes = CoverSubject.bitmap(512, 4) { x, _ in x.isMultiple(of: 2) ? 0xFFFF_FFFF : 0xFF00_0000 }
    let greys = CoverSubject.greys(of: try resampled(stripes, 32, 4))
    #expect(greys.allSatisfy { (127...128).contains($0) })
  }

  @Test func `colours never exceed their alpha`() throws {
    let source = CoverSubject.bitmap(31, 17, isOpaque: false) { x, y in
      let alpha = UInt32((x * 83 + y * 41) % 256)
      return alpha << 24 | alpha << 16 | alpha / 2 << 8 | alpha
    }
    for (width, height) in [(7, 5), (64, 40)] {
      let result = try resampled(source, width, height)
      #expect(!result.isOpaque)
      for y in 0..<height {
        for x in 0..<width {
          let (pixel, alpha) = (result[x, y], result[x, y] >> 24)
          #expect(pixel & 255 == alpha && pixel >> 16 & 255 == alpha && pixel >> 8 & 255 <= alpha)
        }
      }
    }
  }

  @Test func `an equal size keeps the pixels`() throws {
    let bitmap = CoverSubject.gradient(20, 10)
    #expect(try resampled(bitmap, 20, 10) == bitmap)
  }

  @Test(arguments: [
    PixelSize(width: 30, height: 45), PixelSize(width: 200, height: 10), PixelSize(width: 1, height: 1),
  ])
  func `an encoded image has exactly the requested size`(_ size: PixelSize) throws {
    let picture = try ImageReader.picture(from: CoverSubject.jpeg(100, 150), origin: nil)
    let bitmap = try ImagePreparer.bitmap(for: picture, pixelSize: size)
    #expect(bitmap.pixelSize == size)
    let (x, y) = (size.width / 2, size.height / 2)
    let original = CoverSubject.gradient(100, 150)[(2 * x + 1) * 50 / size.width, (2 * y + 1) * 75 / size.height]
    #expect(CoverSubject.distance(bitmap[x, y], original) <= 6)
  }

  @Test func `a transparent PNG is prepared with its alpha`() throws {
    let clear = CoverSubject.bitmap(8, 8, isOpaque: false) { x, _ in x < 4 ? 0 : 0x8040_2010 }
    let picture = try ImageReader.picture(from: PNGEncoder.encode(clear), origin: nil)
    let bitmap = try ImagePreparer.bitmap(for: picture, pixelSize: PixelSize(width: 2, height: 2))
    #expect(bitmap[0, 0] == 0)
    #expect(CoverSubject.distance(bitmap[1, 1], 0x8040_2010) <= 1)
  }

  @Test(arguments: [
    PixelSize(width: 0, height: 5), PixelSize(width: 5, height: -1), PixelSize(width: 40_000, height: 1),
  ])
  func `an invalid size is an error`(_ size: PixelSize) throws {
    let picture = try ImageReader.picture(from: CoverSubject.jpeg(10, 10), origin: nil)
    #expect(throws: ImageError.unusableSize(size)) { try ImagePreparer.bitmap(for: picture, pixelSize: size) }
  }

  @Test func `a check finds damage after the header`() throws {
    let data = try CoverSubject.jpeg(100, 150)
    let picture = try ImageReader.picture(from: data.prefix(data.count - 2), origin: nil)
    // libjpeg reads ahead, so without the end marker the last row of blocks counts as incomplete.
    #expect(throws: ImageError.codec(JPEGError.truncated(atRow: 144, of: 150))) { try ImagePreparer.check(picture) }
  }

  @Test func `libjpeg's warnings are reported with the origin`() throws {
    let data = try CoverSubject.jpeg(16, 16)
    let picture = try ImageReader.picture(from: data.prefix(2) + [1, 2, 3] + data.dropFirst(2), origin: "odd.jpg")
    let log = DiagnosticLog()
    try log.collecting { try ImagePreparer.check(picture) }
    #expect(log.diagnostics.map(\.id) == ["picture.jpeg-oddity"])
    #expect(log.diagnostics.first?.subject == "odd.jpg")
  }

  @Test func `a bitmap passes the check`() throws {
    let strip = CoverSubject.bitmap(5, 9000) { _, _ in 0xFF12_3456 }
    try ImagePreparer.check(DrawableImage(content: .decoded(strip), pixelSize: strip.pixelSize))
  }
}
