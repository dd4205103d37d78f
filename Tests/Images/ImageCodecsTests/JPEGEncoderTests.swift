import Foundation
import Graphics
import ImageCodecs
import Testing

struct JPEGEncoderTests {
  @Test func `equal pictures give equal bytes`() throws {
    let first = try JPEGEncoder.encode(JPEGSubject.noise(40, 30), quality: 0.8)
    #expect(try JPEGEncoder.encode(JPEGSubject.noise(40, 30), quality: 0.8) == first)
  }

  @Test func `quality and subsampling determine the size`() throws {
    let bitmap = JPEGSubject.noise(64, 64)
    let sizes = try [0.1, 0.5, 0.9].map { try JPEGEncoder.encode(bitmap, quality: $0).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    #expect(try JPEGEncoder.encode(bitmap, quality: 0.5, subsampling: .full).count > sizes[1])
  }

  @Test(arguments: [(-3.0, 0.01), (7.0, 1.0), (0.0, 0.01)])
  func `quality is clamped`(_ quality: Double, _ equal: Double) throws {
    let bitmap = JPEGSubject.gradient(16, 16)
    #expect(try JPEGEncoder.encode(bitmap, quality: quality) == JPEGEncoder.encode(bitmap, quality: equal))
  }

  @Test func `a NaN quality does not trap`() throws {
    let data = try JPEGEncoder.encode(JPEGSubject.gradient(16, 16), quality: .nan)
    #expect(try JPEGDecoder.decode(data).pixelSize == PixelSize(width: 16, height: 16))
  }

  @Test func `full chroma keeps thin coloured lines`() throws {
    let lines = JPEGSubject.bitmap(32, 32) { x, _ in x.isMultiple(of: 2) ? 0xFF0000 : 0x0000FF }
    let full = try JPEGDecoder.decode(JPEGEncoder.encode(lines, quality: 1, subsampling: .full))
    let halved = try JPEGDecoder.decode(JPEGEncoder.encode(lines, quality: 1, subsampling: .halved))
    #expect(JPEGSubject.distance(full[16, 16], 0xFFFF_0000) < 16)
    #expect(JPEGSubject.distance(halved[16, 16], 0xFFFF_0000) > 60)
  }

  @Test func `transparency is composited on white`() throws {
    let half = Bitmap(pixelSize: PixelSize(width: 16, height: 8), isOpaque: false) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in pixels.indices { pixels[index] = index % 16 < 8 ? 0x8080_0000 : 0 }
    }
    let decoded = try JPEGDecoder.decode(JPEGEncoder.encode(half, quality: 1, subsampling: .full))
    #expect(JPEGSubject.distance(decoded[3, 3], 0xFFFF_7F7F) <= 3)
    #expect(JPEGSubject.distance(decoded[12, 3], 0xFFFF_FFFF) <= 1)
  }

  @Test func `a side beyond the format is an error`() {
    let long = JPEGSubject.bitmap(65_501, 1) { _, _ in 0 }
    #expect(throws: JPEGError.encodingFailed("the image is larger than 65500 pixels per side")) {
      try JPEGEncoder.encode(long, quality: 0.5)
    }
  }

  @Test func `metadata is removed and pixels stay`() throws {
    let plain = try JPEGEncoder.encode(JPEGSubject.gradient(24, 24), quality: 0.8)
    var dressed = JPEGSurgery.withOrientation(3, in: plain)
    dressed = JPEGSurgery.inserting(marker: 0xFE, payload: Array("a comment".utf8), into: dressed)
    dressed = JPEGSurgery.inserting(marker: 0xE2, payload: Array("ICC_PROFILE\0".utf8), into: dressed)
    #expect(JPEGSegments.withoutMetadata(dressed + Data("trailing".utf8)) == plain)
    for fixture in JPEGFixture.allCases {
      #expect(JPEGSegments.withoutMetadata(fixture.data) == fixture.data, "\(fixture)")
    }
  }

  @Test(arguments: [0x00, 0x01, 0xD0, 0xD7, 0xD8] as [UInt8])
  func `metadata stays if removing it would join pixels`(_ marker: UInt8) {
    let data = JPEGFixture.gray.data
    let stray: [UInt8] = [0xFF, 0xFE, 0, 2, 0xFF, marker, 0, 2]
    #expect(JPEGSegments.withoutMetadata(data.dropLast(2) + stray + [0xFF, 0xD9]) == nil)
  }

  @Test func `a file without an end marker stays unchanged`() {
    let data = JPEGFixture.progressive.data
    for length in 0..<data.count { #expect(JPEGSegments.withoutMetadata(data.prefix(length)) == nil) }
  }
}
