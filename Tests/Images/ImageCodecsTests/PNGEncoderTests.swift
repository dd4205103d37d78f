import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Testing

@Suite struct PNGEncoderTests {
  /// Encodes, decodes, and expects the same pixels without a warning by libpng, which also verifies the checksums.
  private func expectRoundTrip(
    _ bitmap: Bitmap, _ effort: PNGEncoder.Effort, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let log = DiagnosticLog()
    let file = try PNGEncoder.encode(bitmap, effort: effort)
    let decoded = try log.collecting {
      try PNGDecoder.decode(file, limits: DecodingLimits(maximumSide: 1_000_000))
    }
    #expect(decoded == bitmap, "\(bitmap.pixelSize)", sourceLocation: sourceLocation)
    #expect(log.diagnostics.isEmpty, sourceLocation: sourceLocation)
  }

  static let sizes = [
    (1, 1), (2, 1), (1, 3), (3, 5), (7, 2), (8, 8), (17, 9), (33, 31), (101, 67), (1, 1000), (1000, 1),
  ]

  @Test(arguments: [PNGEncoder.Effort.fast, .small])
  func `pixels of every kind and size are preserved`(effort: PNGEncoder.Effort) throws {
    for (width, height) in Self.sizes {
      try expectRoundTrip(PNGBitmaps.flat(width, height), effort)
      try expectRoundTrip(PNGBitmaps.gradient(width, height), effort)
      try expectRoundTrip(PNGBitmaps.noise(width, height), effort)
      try expectRoundTrip(PNGBitmaps.translucent(width, height), effort)
    }
  }

  @Test func `flat parts beside noise are preserved at every width`() throws {
    for width in 1...40 {
      let noise = PNGBitmaps.noise(width, 12)
      let translucent = PNGBitmaps.translucent(width, 12)
      // Rows and columns that repeat, in pieces of every length.
      func isFlat(_ x: Int, _ y: Int) -> Bool { y % 4 > 1 || (x + 5 * y) % (width + 3) < width / 2 }
      try expectRoundTrip(
        PNGBitmaps.bitmap(width, 12, isOpaque: true) { isFlat($0, $1) ? 0xFF00_0000 | UInt32($1) : noise[$0, $1] },
        .fast)
      try expectRoundTrip(
        PNGBitmaps.bitmap(width, 12) { isFlat($0, $1) ? 0x8040_2010 : translucent[$0, $1] }, .fast)
    }
  }

  @Test func `a row equal to the one above adds little`() throws {
    let row = PNGBitmaps.noise(500, 1)
    func file(height: Int) throws -> Data {
      try PNGEncoder.encode(PNGBitmaps.bitmap(500, height, isOpaque: true) { x, _ in row[x, 0] })
    }
    #expect(try file(height: 60).count < 2 * file(height: 1).count)
  }

  @Test func `an image of many blocks is preserved`() throws {
    try expectRoundTrip(PNGBitmaps.gradient(500, 400), .fast)
    try expectRoundTrip(PNGBitmaps.noise(500, 400), .fast)
    try expectRoundTrip(PNGBitmaps.translucent(500, 400), .fast)
  }

  @Test func `a row longer than a block is preserved`() throws {
    try expectRoundTrip(PNGBitmaps.noise(60_000, 2), .fast)
    try expectRoundTrip(PNGBitmaps.flat(60_000, 3), .fast)
  }

  @Test func `runs of zeros of every length are preserved`() throws {
    // Single dots on black, at growing distances: between two of them are zeros.
    var dots: Set<Int> = []
    var position = 0
    for gap in 0..<800 {
      position += gap + 1
      dots.insert(position)
    }
    let width = position + 2
    let bitmap = PNGBitmaps.bitmap(width, 1, isOpaque: true) { x, _ in dots.contains(x) ? 0xFF00_0001 : 0xFF00_0000 }
    try expectRoundTrip(bitmap, .fast)
  }

  @Test func `Fibonacci-like counts do not make codes too long`() throws {
    // Such counts give the deepest possible Huffman tree: 23 levels, while deflate allows 15.
    var samples: [Int] = []
    var (count, next) = (1, 1)
    for symbol in 1...23 {
      samples += Array(repeating: symbol, count: count)
      (count, next) = (next, count + next)
    }
    samples += Array(repeating: 24, count: 3 - samples.count % 3)
    let builder = PNGBuilder(width: samples.count / 3, height: 1, filter: 4)
    // The samples are filtered bytes, and the encoder filters the decoded pixels back to them.
    let bitmap = try PNGDecoder.decode(builder.file { x, _, channel in samples[x * 3 + channel] })
    try expectRoundTrip(bitmap, .fast)
  }

  @Test func `noise is stored, not inflated`() throws {
    let file = try PNGEncoder.encode(PNGBitmaps.noise(500, 400))
    #expect(file.count < 500 * 400 * 3 + 1_500)
  }

  @Test func `a flat image shrinks to almost nothing`() throws {
    #expect(try PNGEncoder.encode(PNGBitmaps.flat(1_000, 1_000)).count < 8_000)
    #expect(try PNGEncoder.encode(PNGBitmaps.flat(1_000, 1_000), effort: .small).count < 400)
  }

  @Test func `rows are filtered where that makes the file smaller`() throws {
    // Unfiltered, it takes 160,817 bytes.
    #expect(try PNGEncoder.encode(PNGBitmaps.gradient(300, 200), effort: .small).count < 1_000)
    // A pattern of eight greys. Filtered, it takes 3,309 bytes.
    let pattern = PNGBitmaps.bitmap(300, 200, isOpaque: true) { x, y in
      0xFF00_0000 | UInt32(x * y % 61 % 8) * 0x1F_1F1F
    }
    #expect(try PNGEncoder.encode(pattern, effort: .small).count < 2_500)
  }

  @Test func `equal bitmaps give equal bytes`() throws {
    for effort in [PNGEncoder.Effort.fast, .small] {
      let first = try PNGEncoder.encode(PNGBitmaps.translucent(64, 64), effort: effort)
      #expect(try PNGEncoder.encode(PNGBitmaps.translucent(64, 64), effort: effort) == first)
    }
  }

  @Test func `only an image with transparency has an alpha channel`() throws {
    func colorType(_ bitmap: Bitmap) throws -> UInt8 {
      try #require(pngChunks(of: try PNGEncoder.encode(bitmap)).first).contents[9]
    }
    #expect(try colorType(PNGBitmaps.flat(3, 3)) == 2)
    #expect(try colorType(PNGBitmaps.translucent(3, 3)) == 6)
    // It is opaque, although not declared so.
    #expect(try colorType(PNGBitmaps.bitmap(3, 3) { _, _ in 0xFF00_FF00 }) == 2)
    #expect(try colorType(PNGBitmaps.bitmap(100, 100) { x, y in x + y == 198 ? 0xFE00_0000 : 0xFF00_0000 }) == 6)
  }

  @Test func `colours are divided by their alpha and rounded to the nearest`() throws {
    // Half red: 64 of 128 is 127.5, and halves go up.
    let bitmap = PNGBitmaps.bitmap(2, 1) { x, _ in x == 0 ? 0x8040_0180 : 0 }
    let file = try PNGEncoder.encode(bitmap, effort: .small)
    let chunks = Dictionary(uniqueKeysWithValues: pngChunks(of: file).map { ($0.name, $0.contents) })
    #expect(chunks["PLTE"] == [0, 0, 0, 128, 2, 255])
    #expect(chunks["tRNS"] == [0, 128])
  }

  @Test func `a colour above its alpha is written as white, without overflow`() throws {
    let file = try PNGEncoder.encode(PNGBitmaps.bitmap(1, 1) { _, _ in 0x10FF_FFFF })
    #expect(try PNGDecoder.decode(file)[0, 0] == 0x1010_1010)
  }

  @Test func `few colours become a palette with the fewest bits`() throws {
    for (colors, depth) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)] {
      let bitmap = PNGBitmaps.bitmap(37, 23, isOpaque: true) { x, y in
        0xFF00_0000 | UInt32((x + 37 * y) % colors) << 8 | 7
      }
      let header = try #require(pngChunks(of: try PNGEncoder.encode(bitmap, effort: .small)).first).contents
      #expect(header[8] == depth)
      #expect(header[9] == 3)
      try expectRoundTrip(bitmap, .small)
    }
    let tooMany = PNGBitmaps.bitmap(257, 1, isOpaque: true) { x, _ in 0xFF00_0000 | UInt32(x) }
    #expect(try #require(pngChunks(of: try PNGEncoder.encode(tooMany, effort: .small)).first).contents[9] == 2)
  }

  @Test func `the file has its colour space and resolution`() throws {
    let chunks = pngChunks(of: try PNGEncoder.encode(PNGBitmaps.flat(2, 2), pixelsPerPoint: 2))
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(chunks[1].contents == [0])
    // 144 pixels per inch are 5669 per metre.
    #expect(chunks[2].contents == PNGBuilder.bigEndian(5669) + PNGBuilder.bigEndian(5669) + [1])
  }

  @Test(arguments: [nil, 0, -1, .nan, .infinity, 1e12] as [Double?])
  func `an invalid scale writes no resolution`(scale: Double?) throws {
    let chunks = pngChunks(of: try PNGEncoder.encode(PNGBitmaps.flat(2, 2), pixelsPerPoint: scale))
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test(arguments: [(0, 5), (5, 0), (0, 0)])
  func `an empty bitmap is an error`(width: Int, height: Int) {
    let bitmap = Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: true) { _ in }
    let expected = PNGError.encodingFailed("a side has 1 to 2147483647 pixels, not \(width)×\(height)")
    #expect(throws: expected) { try PNGEncoder.encode(bitmap) }
  }
}
