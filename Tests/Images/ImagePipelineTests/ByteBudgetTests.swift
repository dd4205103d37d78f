import Foundation
import Graphics
import ImageCodecs
import ImageCompression
import ImagePipeline
import ProfileBuilding
import Testing

/// Covers with a limit of bytes.
struct ByteBudgetTests {
  /// Waves with some noise: an image whose size depends on the quality like a photograph's.
  private static func photograph(_ width: Int, _ height: Int) -> Bitmap {
    var state: UInt32 = 7
    return CoverSubject.bitmap(width, height) { x, y in
      state = state &* 1_664_525 &+ 1_013_904_223
      let wave = 128 + 90 * sin(Double(x) / 17) * cos(Double(y) / 23)
      let noise = Double(state >> 24) / 12
      let (red, green, blue) = (UInt32(wave + noise), UInt32(wave * 0.8 + noise), UInt32(wave * 0.6 + noise))
      return 0xFF00_0000 | red << 16 | green << 8 | blue
    }
  }

  private func compress(_ data: Data, _ side: Int, bytes: Int) throws -> CompressedCover {
    try CoverCompressor.compress(
      data, to: CoverCompression(maximumPixelSize: PixelSize(width: side, height: side), goal: .byteCount(bytes)))
  }

  @Test(arguments: [4_000, 6_000, 9_000, 14_000, 20_000, 30_000])
  func `the best quality that fits is found in a few encodings`(budget: Int) throws {
    let original = try JPEGEncoder.encode(Self.photograph(600, 400), quality: 1, subsampling: .full)
    let cover = try compress(original, 300, bytes: budget)
    #expect(cover.data.count <= budget)
    #expect(cover.encodingCount <= 7)
    let percent = Int((try #require(cover.quality) * 100).rounded())
    // One more would exceed the budget.
    let pixels = try ImagePreparer.bitmap(
      for: ImageReader.picture(from: original, origin: nil), pixelSize: cover.pixelSize)
    #expect(try JPEGEncoder.encode(pixels, quality: Double(percent) / 100).count == cover.data.count)
    if percent < 100 { #expect(try JPEGEncoder.encode(pixels, quality: Double(percent + 1) / 100).count > budget) }
  }

  @Test func `an original that fits is unchanged`() throws {
    let original = try CoverSubject.jpeg(60, 90, quality: 0.95)
    let cover = try compress(original, 300, bytes: original.count)
    #expect(cover.data == original && cover.quality == nil && cover.encodingCount == 0)
    let png = try PNGEncoder.encode(CoverSubject.gradient(60, 90))
    let kept = try compress(png, 300, bytes: 1_000_000)
    #expect(kept.format == .png && kept.quality == nil)
    #expect(try PNGDecoder.decode(kept.data) == CoverSubject.gradient(60, 90))
  }

  @Test func `everything becomes a JPEG if required`() throws {
    let flat = CoverSubject.bitmap(200, 200) { x, _ in x < 100 ? 0xFF20_4060 : 0xFFE0_C0A0 }
    let png = try PNGEncoder.encode(flat)
    var target = CoverCompression(maximumPixelSize: PixelSize(width: 200, height: 200))
    #expect(try CoverCompressor.compress(png, to: target).format == .png)
    target.isAlwaysJPEG = true
    let cover = try CoverCompressor.compress(png, to: target)
    #expect(cover.format == .jpeg && cover.quality == 0.8 && cover.data.count > png.count)
  }

  @Test func `a rotated original of low quality loses chroma before luma, and is small if it must grow`() throws {
    let poor = CoverSubject.oriented(6, try JPEGEncoder.encode(Self.photograph(400, 300), quality: 0.4))
    for quality in [0.8, 1] {
      let cover = try CoverCompressor.compress(
        poor, to: CoverCompression(maximumPixelSize: PixelSize(width: 900, height: 900), quality: quality))
      #expect(cover.data.count <= poor.count)
      #expect(try #require(cover.quality) > 0.3, "at \(quality): \(String(describing: cover.quality))")
    }
    let flat = CoverSubject.oriented(6, try JPEGEncoder.encode(Self.photograph(400, 300), quality: 0.01))
    let grown = try CoverCompressor.compress(
      flat, to: CoverCompression(maximumPixelSize: PixelSize(width: 900, height: 900), quality: 1))
    #expect(try #require(grown.quality) <= 0.3)
  }

  @Test func `an original that is not a JPEG loses its metadata, too`() throws {
    let flat = CoverSubject.bitmap(64, 64) { x, _ in x < 32 ? 0xFF20_4060 : 0xFFE0_C0A0 }
    var png = try PNGEncoder.encode(flat)
    // A comment behind the header: length, name, text, and its checksum.
    let text = Data("tEXtComment\0SECRET".utf8)
    png.insert(contentsOf: Data([0, 0, 0, 14]) + text + Data([0x94, 0x52, 0x02, 0xAF]), at: 33)
    let cover = try CoverCompressor.compress(
      png, to: CoverCompression(maximumPixelSize: PixelSize(width: 64, height: 64)))
    #expect(cover.format == .png && cover.data.range(of: Data("SECRET".utf8)) == nil)
  }

  @Test func `a budget below every quality is an error with the minimum`() throws {
    let original = try JPEGEncoder.encode(Self.photograph(300, 200), quality: 0.9)
    let error = #expect(throws: ImageError.self) { try compress(original, 300, bytes: 200) }
    guard case .byteBudget(let smallest, 200) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try compress(original, 300, bytes: smallest).data.count == smallest)
  }

  @Test func `the file does not grow, whatever the budget`() throws {
    let turned = CoverSubject.oriented(6, try JPEGEncoder.encode(Self.photograph(200, 100), quality: 0.5))
    let cover = try compress(turned, 500, bytes: 1_000_000)
    #expect(cover.data.count <= turned.count && cover.pixelSize == PixelSize(width: 100, height: 200))
  }
}

struct SubsamplingTests {
  private func isHalved(_ data: Data) throws -> Bool {
    // The first component's sampling factors in the frame's header.
    let frame = try #require(data.range(of: Data([0xFF, 0xC0])))
    return data[frame.lowerBound + 11] == 0x22
  }

  private func compress(_ bitmap: Bitmap, quality: Double) throws -> Data {
    var target = CoverCompression(maximumPixelSize: PixelSize(width: 100, height: 100), quality: quality)
    target.isAlwaysJPEG = true
    return try CoverCompressor.compress(PNGEncoder.encode(bitmap), to: target).data
  }

  @Test func `chroma is halved for slow colours, and kept for coloured lettering and the best quality`() throws {
    let slow = CoverSubject.gradient(200, 200)
    #expect(try isHalved(compress(slow, quality: 0.8)))
    #expect(try !isHalved(compress(slow, quality: 0.9)))
    let letters = CoverSubject.bitmap(200, 200) { x, y in (x / 6 + y / 10) % 3 == 0 ? 0xFFE0_1010 : 0xFF10_10E0 }
    #expect(try !isHalved(compress(letters, quality: 0.8)))
    let grey = CoverSubject.bitmap(200, 200) { x, y in (x / 6 + y / 10) % 3 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    #expect(try isHalved(compress(grey, quality: 0.8)))
  }

  @Test func `explicit subsampling is used`() throws {
    let data = try CoverSubject.jpeg(90, 90, quality: 1)
    var target = CoverCompression(maximumPixelSize: PixelSize(width: 60, height: 60))
    target.subsampling = .full
    #expect(try !isHalved(CoverCompressor.compress(data, to: target).data))
  }
}

struct CoverColorTests {
  @Test func `an original with a profile is encoded again`() throws {
    let plain = try JPEGEncoder.encode(CoverSubject.bitmap(32, 32) { _, _ in 0xFFE0_4020 }, quality: 1)
    let profile = ProfileBuilder(ProfileBuilder.displayP3, curve: ProfileBuilder.sRGBCurve).data
    var data = plain.prefix(2)
    for segment in ProfileBuilder.segments(profile) {
      data += Data([0xFF, 0xE2, UInt8((segment.count + 2) >> 8), UInt8((segment.count + 2) & 255)] + segment)
    }
    data += plain.dropFirst(2)
    let target = CoverCompression(maximumPixelSize: PixelSize(width: 64, height: 64), quality: 1)
    let result = try CoverCompressor.compress(data, to: target)
    #expect(result.quality != nil && result.data.range(of: Data("ICC_PROFILE".utf8)) == nil)
    // Display P3's red is redder than any of sRGB: by the matrices, F4 29 00 for E0 40 20.
    let color = try JPEGDecoder.decode(result.data)[16, 16]
    #expect(CoverSubject.distance(color, 0xFFF4_2900) <= 4, "\(String(color, radix: 16))")
  }
}

/// Metadata of images.
struct MetadataTests {
  private func compress(_ data: Data, keepsMetadata: Bool) throws -> Data {
    try CoverCompressor.compress(
      data,
      to: CoverCompression(
        maximumPixelSize: PixelSize(width: 40, height: 40), keepsMetadata: keepsMetadata)
    ).data
  }

  @Test func `metadata is removed by default, and its orientation becomes upright`() throws {
    let original = CoverSubject.oriented(6, padding: 300, try CoverSubject.jpeg(120, 80))
    #expect(try compress(original, keepsMetadata: false).range(of: Data("Exif".utf8)) == nil)
    let kept = try compress(original, keepsMetadata: true)
    #expect(kept.range(of: Data(repeating: 1, count: 300)) != nil)
    let header = try JPEGDecoder.header(of: kept)
    #expect(header.orientation == .up && header.storedSize == PixelSize(width: 27, height: 40))
    _ = try JPEGDecoder.decode(kept)
  }
}
