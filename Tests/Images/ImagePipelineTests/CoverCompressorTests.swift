import Foundation
import Graphics
import ImageCodecs
import ImageCompression
import ImagePipeline
import Testing

struct CoverCompressorTests {
  /// The settings of the comic's covers.
  private func compress(_ data: Data, _ width: Int, _ height: Int, quality: Double = 0.8) throws -> Data {
    var target = CoverCompression(maximumPixelSize: PixelSize(width: width, height: height), quality: quality)
    target.isAlwaysJPEG = true
    return try CoverCompressor.compress(data, to: target).data
  }

  @Test(arguments: [
    (PixelSize(width: 60, height: 90), PixelSize(width: 60, height: 90)),
    (PixelSize(width: 60, height: 900), PixelSize(width: 60, height: 90)),
    (PixelSize(width: 900, height: 90), PixelSize(width: 60, height: 90)),
    (PixelSize(width: 100, height: 100), PixelSize(width: 67, height: 100)),
    (PixelSize(width: 1, height: 1), PixelSize(width: 1, height: 1)),
    (PixelSize(width: 5000, height: 5000), PixelSize(width: 180, height: 270)),
  ])
  func `the cover fits inside and keeps its aspect ratio`(_ maximum: PixelSize, _ expected: PixelSize) throws {
    let result = try compress(CoverSubject.jpeg(180, 270), maximum.width, maximum.height)
    let bitmap = try JPEGDecoder.decode(result)
    #expect(bitmap.pixelSize == expected)
    let (x, y) = (expected.width / 2, expected.height / 2)
    let original = CoverSubject.gradient(180, 270)[
      (2 * x + 1) * 90 / expected.width, (2 * y + 1) * 135 / expected.height]
    #expect(CoverSubject.distance(bitmap[x, y], original) <= 10)
  }

  @Test func `a rotated cover becomes upright and loses its Exif data`() throws {
    let data = CoverSubject.oriented(6, try CoverSubject.jpeg(120, 80))
    let result = try compress(data, 40, 40)
    let header = try JPEGDecoder.header(of: result)
    #expect(header.orientation == .up)
    #expect(header.storedSize == PixelSize(width: 27, height: 40))
    #expect(result.range(of: Data("Exif".utf8)) == nil)
    // The stored image's left edge, with the least red, is at the top.
    let bitmap = try JPEGDecoder.decode(result)
    #expect(bitmap[13, 2] >> 16 & 255 < 40)
    #expect(bitmap[13, 37] >> 16 & 255 > 215)
  }

  @Test func `a small original keeps its own pixels without metadata`() throws {
    let plain = try CoverSubject.jpeg(40, 60, quality: 0.3)
    let dressed = CoverSubject.oriented(1, padding: 5000, plain)
    #expect(try compress(dressed, 600, 900, quality: 0.95) == plain)
  }

  @Test func `a wasteful original is encoded again`() throws {
    let original = try CoverSubject.jpeg(90, 120, quality: 1)
    let result = try compress(original, 600, 900, quality: 0.5)
    #expect(result.count < original.count)
    #expect(try result == JPEGEncoder.encode(JPEGDecoder.decode(original), quality: 0.5))
  }

  @Test func `a rotated original does not grow`() throws {
    let original = CoverSubject.oriented(3, try CoverSubject.jpeg(200, 300, quality: 0.4))
    let result = try compress(original, 600, 900, quality: 1)
    #expect(result.count <= original.count)
    #expect(try JPEGDecoder.header(of: result).orientation == .up)
  }

  @Test func `a PNG becomes a JPEG on white`() throws {
    let clear = CoverSubject.bitmap(20, 20, isOpaque: false) { _, _ in 0 }
    let result = try compress(PNGEncoder.encode(clear), 10, 10)
    let bitmap = try JPEGDecoder.decode(result)
    #expect(bitmap.pixelSize == PixelSize(width: 10, height: 10))
    #expect(bitmap[5, 5] == 0xFFFF_FFFF)
  }

  @Test func `equal input gives equal bytes`() throws {
    let data = try CoverSubject.jpeg(180, 270)
    #expect(try compress(data, 60, 90) == compress(data, 60, 90))
  }

  @Test func `unusable input is an error`() throws {
    let data = try CoverSubject.jpeg(180, 270)
    #expect(throws: ImageError.unusableSize(PixelSize(width: 0, height: 9))) { try compress(data, 0, 9) }
    #expect(throws: ImageError.empty) { try compress(Data(), 60, 90) }
    #expect(throws: ImageError.notAnImage(found: "text")) { try compress(Data("hello".utf8), 60, 90) }
    let error = try #require(throws: ImageError.self) { try compress(data.prefix(data.count / 2), 60, 90) }
    guard case .codecFailure(let failure) = error, case JPEGError.truncated(_, of: 270)? = failure.error as? JPEGError
    else {
      Issue.record("\(error)")
      return
    }
  }
}
